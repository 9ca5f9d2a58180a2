//! Techniques by their names.
use crate::problem::{Kind, Problem};
use qedoku_techniques::{Technique, named, suggestions};

/// The technique that somebody names, by slug, name, alias or HoDoKu's code.
///
/// ```
/// use qedoku::technique;
///
/// assert_eq!(technique("X-Wing")?.info().slug, "x-wing");
/// let problem = technique("x-wnig").err().expect("no such technique");
/// assert!(problem.to_string().starts_with("no technique is called 'x-wnig'; did you mean x-wing"));
/// # Ok::<(), qedoku::Problem>(())
/// ```
pub fn technique(name: &str) -> Result<&'static dyn Technique, Problem> {
    named(name).ok_or_else(|| {
        let known = suggestions(name);
        let [hint, zh] = if known.is_empty() {
            [String::new(), String::new()]
        } else {
            [format!("; did you mean {}?", known.join(", ")), format!("；是不是要找 {}？", known.join("、"))]
        };
        Problem::new(Kind::Unreadable, format!("no technique is called '{name}'{hint}"))
            .in_chinese(format!("没有叫“{name}”的技巧{zh}"))
    })
}
