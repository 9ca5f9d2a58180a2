//! The names and facts that a profile has of the techniques of a trace.
use indexmap::IndexMap;
use qedoku_compat::{all, profiles};
use qedoku_core::{Pattern, Slug, Step, Trace};
use qedoku_explain::Style;
use qedoku_techniques::{Info, Profile, Tier};
use std::sync::Arc;

/// The names of techniques by slug, in a style.
///
/// ```
/// use qedoku::log::Names;
/// use qedoku::techniques::Slug;
/// use qedoku::{Lang, Style};
///
/// let names = Names::all();
/// let slug = Slug::new("x-wing");
/// assert_eq!(names.name(&slug), "X-Wing");
/// assert_eq!(names.style(Style { language: Lang::Zh, ..Style::default() }).name(&slug), "二阶鱼");
/// ```
#[derive(Clone, Debug)]
pub struct Names {
    style: Style,
    infos: Arc<IndexMap<&'static str, &'static Info>>,
    documents: bool,
}

impl Names {
    /// The names of the techniques of a profile.
    pub fn new(profile: &Profile) -> Self {
        let infos: IndexMap<_, _> = profile.infos().map(|info| (info.slug, info)).collect();
        let infos = Arc::new(infos);
        Self { style: Style::default(), infos, documents: profile.tries_hypotheses() }
    }

    /// The names of all techniques there are.
    pub fn all() -> Self {
        let infos: IndexMap<_, _> = all().map(|technique| (technique.info().slug, technique.info())).collect();
        let infos = Arc::new(infos);
        Self { style: Style::default(), infos, documents: false }
    }

    /// The same names in another style.
    pub fn style(self, style: Style) -> Self {
        Self { style, ..self }
    }

    /// The style of text about steps.
    pub const fn get_style(&self) -> Style {
        self.style
    }

    /// The facts about a technique.
    pub fn info(&self, slug: &Slug) -> Option<&'static Info> {
        self.infos.get(slug.as_str()).copied()
    }

    /// The facts about all of the techniques, easiest first.
    pub(crate) fn infos(&self) -> impl Iterator<Item = &'static Info> + '_ {
        self.infos.values().copied()
    }

    /// The name for headings; the slug, if nobody knows it.
    pub fn name(&self, slug: &Slug) -> String {
        self.info(slug).map_or_else(|| slug.to_string(), |info| info.name_in(self.style.language.code()).to_owned())
    }

    /// True if a technique is one of these.
    pub fn knows(&self, slug: &str) -> bool {
        self.infos.contains_key(slug)
    }

    /// The techniques of a profile that are not among these, beside those above a tier or, where none of these assumes
    /// that the puzzle has one solution, those that do.
    ///
    /// ```
    /// use qedoku::log::Names;
    /// use qedoku::{Profile, Tier};
    ///
    /// let profile = Profile::default().up_to(Tier::Advanced).only(|info| info.slug != "x-wing");
    /// let left_out = Names::new(&profile).left_out("default", profile.limit());
    /// assert!(left_out.iter().map(|info| info.slug).eq(["x-wing"]));
    /// ```
    pub fn left_out(&self, profile: &str, up_to: Option<Tier>) -> Vec<&'static Info> {
        let Some(profile) = profiles::named(profile) else { return Vec::new() };
        let unique = self.infos().any(|info| info.assumes_unique);
        let whole = profile.infos().filter(|info| up_to.is_none_or(|tier| info.tier <= tier));
        whole.filter(|info| (unique || !info.assumes_unique) && !self.knows(info.slug)).collect()
    }

    /// The hardest technique of a trace: the highest tier, and in it the last of the profile.
    pub fn hardest(&self, trace: &Trace) -> Option<&'static Info> {
        self.hardest_of(trace.steps.iter().map(|step| step.technique.as_str()))
    }

    /// The rank of a technique among these: its tier and its place. An unknown technique comes first.
    pub(crate) fn rank(&self, slug: &Slug) -> Option<(Tier, usize)> {
        self.infos.get_full(slug.as_str()).map(|(place, _, info)| (info.tier, place))
    }

    /// The hardest of some techniques; those that are not known here do not count.
    pub fn hardest_of<'a>(&self, slugs: impl Iterator<Item = &'a str>) -> Option<&'static Info> {
        let rank = |slug| {
            let (place, _, info) = self.infos.get_full(slug)?;
            Some(((info.tier, place), *info))
        };
        slugs.filter_map(rank).max_by_key(|&(rank, _)| rank).map(|(_, info)| info)
    }

    /// The number of candidates that are gone because placing them would leave a slot empty at once: a count that the
    /// documents' procedure reports.
    pub fn excluded(&self, trace: &Trace) -> Option<usize> {
        let at_once = |step: &&Step| matches!(&step.pattern, Pattern::Hypothesis(it) if it.steps.is_empty());
        let went = trace.steps.iter().filter(at_once).map(|step| step.conclusion.eliminate.len());
        self.documents.then(|| went.sum())
    }
}

/// The number of uses of each technique, in the order of first use.
///
/// ```
/// use qedoku::generate::generate;
/// use qedoku::log::counts;
/// use qedoku::Session;
///
/// let trace = Session::new(generate(7, 1).next().expect("a puzzle").puzzle).solve()?.trace;
/// assert_eq!(counts(&trace).values().sum::<usize>(), trace.steps.len());
/// # Ok::<(), qedoku::Error>(())
/// ```
pub fn counts(trace: &Trace) -> IndexMap<&Slug, usize> {
    let mut counts = IndexMap::new();
    for step in &trace.steps {
        *counts.entry(&step.technique).or_insert(0) += 1;
    }
    counts
}
