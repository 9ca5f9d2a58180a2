//! Grades as rows of a table with commas.
use super::{GradeFields, GradeRecord, GradeResult};
use qedoku_core::printable;

/// How many fields a grade has.
const FIELDS: usize = 11;

impl GradeRecord {
    /// The names of the fields of [`GradeRecord::to_csv`], with the end of the line.
    ///
    /// ```
    /// assert!(qedoku::GradeRecord::CSV_HEADING.starts_with("line,id,puzzle,outcome,"));
    /// ```
    pub const CSV_HEADING: &'static str = "line,id,puzzle,outcome,tier,hardest,se,hodoku,max_se,hodoku_sum,unrated_se,\
                                           unrated_hodoku,steps,techniques,error\n";

    /// The fields with commas between them and the end of the line. What a spreadsheet would take for a formula has an
    /// apostrophe before it.
    ///
    /// ```
    /// use qedoku::{GradeRecord, Id, Session, generate};
    ///
    /// let made = generate(7, 1).next().expect("a puzzle");
    /// let graded = Session::new(made.puzzle).grade()?;
    /// let row = graded.record(Id { number: 2, name: Some("=1+1") }).to_csv();
    /// assert!(row.starts_with(&format!("2,\"'=1+1\",{made},solved,")));
    /// assert_eq!(row.split(',').count(), GradeRecord::CSV_HEADING.split(',').count());
    /// # Ok::<(), qedoku::Problem>(())
    /// ```
    pub fn to_csv(&self) -> String {
        let mut fields = vec![self.line.to_string(), words(self.id.as_deref().unwrap_or_default())];
        fields.push(self.puzzle.clone().unwrap_or_default());
        match &self.result {
            GradeResult::Graded(grade) => {
                fields.extend(of_grade(grade));
                fields.push(String::new());
            }
            GradeResult::Error { error } => {
                fields.extend(std::iter::repeat_n(String::new(), FIELDS));
                fields.push(words(&error.message));
            }
        }
        fields.iter().map(|field| quoted(field)).collect::<Vec<_>>().join(",") + "\n"
    }
}

/// The fields of a grade from the outcome on.
fn of_grade(grade: &GradeFields) -> [String; FIELDS] {
    let hardest = grade.hardest.as_ref();
    let rating = |value: Option<f64>| value.map(|value| format!("{value:.1}")).unwrap_or_default();
    let counts: Vec<String> = grade.techniques.iter().map(|(slug, count)| format!("{slug}:{count}")).collect();
    [
        grade.outcome.clone(),
        hardest.map(|hardest| hardest.tier.clone()).unwrap_or_default(),
        hardest.map(|hardest| hardest.hardest.clone()).unwrap_or_default(),
        rating(hardest.and_then(|hardest| hardest.se)),
        hardest.and_then(|hardest| hardest.hodoku).map(|score| score.to_string()).unwrap_or_default(),
        rating(grade.max_se),
        grade.hodoku_sum.to_string(),
        grade.unrated.se.to_string(),
        grade.unrated.hodoku.to_string(),
        grade.steps.to_string(),
        counts.join(" "),
    ]
}

/// Words from outside as a field: on one line, and with an apostrophe before what a spreadsheet would take for a formula.
fn words(text: &str) -> String {
    let text = printable(text);
    let formula = text.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']);
    if formula { format!("'{text}") } else { text.into_owned() }
}

/// A field in quotes if it needs them; one with an apostrophe before it has them too.
fn quoted(field: &str) -> String {
    if field.starts_with('\'') || field.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}
