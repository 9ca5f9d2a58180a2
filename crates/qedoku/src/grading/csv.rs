//! Grades as rows of a table with commas.
use super::{BottleneckFields, GradeFields, GradeRecord, GradeResult, GradeRun};
use qedoku_core::Slug;
use qedoku_formats::csv_field;
use qedoku_grade::{Scale, Scales};

impl GradeRecord {
    /// The names of the fields of [`GradeRecord::to_csv`], with the end of the line.
    ///
    /// ```
    /// use qedoku::grade::GradeRecord;
    /// use qedoku::{Scale, Scales};
    ///
    /// let heading = GradeRecord::csv_heading(&Scales::from(Scale::Se));
    /// assert_eq!(heading, "line,id,puzzle,outcome,scales,er,ep,ed,se_hardest,steps,techniques,error\n");
    /// ```
    pub fn csv_heading(scales: &Scales) -> String {
        Self::csv_names(scales).join(",") + "\n"
    }

    /// The names of the fields of [`GradeRecord::csv_fields`].
    pub fn csv_names(scales: &Scales) -> Vec<&'static str> {
        let of_scales = scales.iter().flat_map(columns).copied();
        let all = ["line", "id", "puzzle", "outcome", "scales"].into_iter().chain(of_scales);
        all.chain(["steps", "techniques", "error"]).collect()
    }

    /// The fields with commas between them and the end of the line, those of the scales in their order. What a spreadsheet
    /// would take for a formula has an apostrophe before it.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::grade::GradeRecord;
    /// use qedoku::log::Id;
    /// use qedoku::{Scales, Session};
    ///
    /// let made = generate(7, 1).next().expect("a puzzle");
    /// let graded = Session::new(made.puzzle).grade()?;
    /// let scales = Scales::default();
    /// let row = graded.record(Id { number: 2, name: Some("=1+1") }).to_csv(&scales);
    /// assert!(row.starts_with(&format!("2,\"'=1+1\",{made},solved,tier:default se:se,")));
    /// assert_eq!(row.split(',').count(), GradeRecord::csv_heading(&scales).split(',').count());
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn to_csv(&self, scales: &Scales) -> String {
        self.csv_fields(scales).iter().map(|field| csv_field(field)).collect::<Vec<_>>().join(",") + "\n"
    }

    /// The fields of the row, none of them quoted.
    pub fn csv_fields(&self, scales: &Scales) -> Vec<String> {
        let mut fields = vec![self.line.to_string(), self.id.clone().unwrap_or_default()];
        fields.push(self.puzzle.clone().unwrap_or_default());
        match &self.result {
            GradeResult::Graded(grade) => {
                fields.extend(of_grade(grade, scales));
                fields.push(String::new());
            }
            GradeResult::Error { error } => {
                let own = scales.iter().map(|scale| columns(scale).len()).sum::<usize>();
                fields.extend(std::iter::repeat_n(String::new(), 4 + own));
                fields.push(error.message());
            }
        }
        fields
    }
}

/// The names of a scale's columns.
const fn columns(scale: Scale) -> &'static [&'static str] {
    match scale {
        Scale::Tier => &["tier", "hardest"],
        Scale::Se => &["er", "ep", "ed", "se_hardest"],
        Scale::SeCorrected => &["er_corrected", "ep_corrected", "ed_corrected", "se_corrected_hardest"],
        Scale::Se118 => &["er118", "ep118", "ed118", "se118_hardest"],
        Scale::Hodoku => &["level", "score", "hodoku_hardest", "guesses"],
        Scale::Effort => &["effort", "bottlenecks"],
    }
}

/// The fields of a grade from the outcome to the techniques.
fn of_grade(grade: &GradeFields, scales: &Scales) -> Vec<String> {
    let mut fields = vec![grade.outcome.word().to_owned(), grade.scales.iter().map(run).collect::<Vec<_>>().join(" ")];
    fields.extend(scales.iter().flat_map(|scale| on(grade, scale)));
    let counts: Vec<String> = grade.techniques.iter().map(|(slug, count)| format!("{slug}:{count}")).collect();
    fields.extend([grade.steps.to_string(), counts.join(" ")]);
    fields
}

/// The fields of a grade for a scale, as many as it has columns.
fn on(grade: &GradeFields, scale: Scale) -> Vec<String> {
    let known = match scale {
        Scale::Tier => grade.hardest.as_ref().map(|it| vec![it.tier.to_string(), it.technique.to_string()]),
        Scale::Se | Scale::SeCorrected | Scale::Se118 => grade.ratings(scale).map(|it| {
            let [er, ep, ed] = it.decimals();
            vec![er, ep, ed, slug(it.hardest.as_ref())]
        }),
        Scale::Hodoku => grade.hodoku.as_ref().map(|it| {
            vec![it.level.word().to_owned(), it.score.to_string(), slug(it.hardest.as_ref()), it.guesses.to_string()]
        }),
        Scale::Effort => grade.effort.as_ref().map(|it| {
            let hard = it.bottlenecks.iter().map(|hard| bottleneck(hard, it.rounds));
            vec![format!("{:.1}", it.effort), hard.collect::<Vec<_>>().join(" ")]
        }),
    };
    known.unwrap_or_else(|| vec![String::new(); columns(scale).len()])
}

/// The slug of a technique; nothing if there is none.
fn slug(technique: Option<&Slug>) -> String {
    technique.map(ToString::to_string).unwrap_or_default()
}

/// A round among all of them, its method and how many finds it has: `7/12:x-wing:1`.
fn bottleneck(BottleneckFields { round, method, finds, .. }: &BottleneckFields, rounds: usize) -> String {
    format!("{round}/{rounds}:{method}:{finds}")
}

/// A scale and the profile of its run: `se:se`, or `se:se:no-uniqueness`.
fn run(GradeRun { scale, profile, unique }: &GradeRun) -> String {
    let left_out = if *unique { "" } else { ":no-uniqueness" };
    format!("{scale}:{profile}{left_out}")
}
