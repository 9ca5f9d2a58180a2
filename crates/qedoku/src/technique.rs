//! Techniques by their names.
use crate::error::Error;
use crate::words::ProblemText;
use qedoku_compat::{all_named, named, suggestions};
use qedoku_techniques::Technique;

/// The technique that somebody names, by slug, name, alias or HoDoKu's code.
///
/// ```
/// use qedoku::techniques::technique;
///
/// assert_eq!(technique("X-Wing")?.info().slug, "x-wing");
/// let problem = technique("x-wnig").err().expect("no such technique");
/// assert!(problem.to_string().starts_with("no technique is called 'x-wnig'; did you mean x-wing"));
/// # Ok::<(), qedoku::Error>(())
/// ```
pub fn technique(name: &str) -> Result<&'static dyn Technique, Error> {
    named(name).ok_or_else(|| no_technique(name))
}

/// The techniques that somebody names: one by slug, name, alias or HoDoKu's code, or a family by what its members have in
/// common.
///
/// ```
/// use qedoku::techniques::techniques_named;
///
/// let slugs: Vec<&str> = techniques_named("simple-colors")?.iter().map(|technique| technique.info().slug).collect();
/// assert_eq!(slugs, ["simple-colors-trap", "simple-colors-wrap"]);
/// # Ok::<(), qedoku::Error>(())
/// ```
pub fn techniques_named(name: &str) -> Result<Vec<&'static dyn Technique>, Error> {
    let techniques = all_named(name);
    if techniques.is_empty() { Err(no_technique(name)) } else { Ok(techniques) }
}

fn no_technique(name: &str) -> Error {
    let known: Vec<String> = suggestions(name).into_iter().map(str::to_owned).collect();
    let name = name.to_owned();
    Error::of_input(if known.is_empty() {
        ProblemText::NoTechnique { name }
    } else {
        ProblemText::Suggested { name, known }
    })
}
