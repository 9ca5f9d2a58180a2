//! Techniques by their names.
use crate::error::Error;
use crate::words::ProblemText;
use qedoku_compat::{named, suggestions};
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
    named(name).ok_or_else(|| {
        let known: Vec<String> = suggestions(name).into_iter().map(str::to_owned).collect();
        let name = name.to_owned();
        Error::of_input(if known.is_empty() {
            ProblemText::NoTechnique { name }
        } else {
            ProblemText::Suggested { name, known }
        })
    })
}
