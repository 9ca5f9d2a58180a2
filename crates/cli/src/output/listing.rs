//! The steps a position allows, as text: grouped by technique, a line and a sentence each.
use super::closing::{steps, tier};
use super::log::{self, Columns, Show};
use super::summary::Names;
use super::told::Told;
use qedoku_core::{Board, Layout, Puzzle, Slug, Step};
use qedoku_explain::{Account, Marks, Scene, Voice, pencil, say};
use qedoku_techniques::Info;
use std::fmt::Write as _;

/// A position with all steps that are told of it, those of one technique after each other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Position<'a> {
    pub(crate) layout: &'a Layout,
    pub(crate) puzzle: &'a Puzzle,
    pub(crate) board: &'a Board,
    pub(crate) steps: &'a [Step],
}

impl Position<'_> {
    /// Tells each step, numbered from 1.
    pub(crate) fn tell(&self, names: &Names, mut each: impl FnMut(Told<'_>)) {
        let scene = Scene::new(self.layout, self.board).told_in(names.voice());
        for (step, number) in self.steps.iter().zip(1..) {
            let account = Account::new(&scene, &number.to_string(), step, &|slug| names.name(slug));
            each(Told { number, step, before: self.board, account, needs: vec![] });
        }
    }

    /// Writes the position and its steps; `title` stands above it if there are several.
    pub(crate) fn write(&self, names: &Names, title: Option<&str>, show: Show) -> String {
        let (paint, voice) = (show.paint, names.voice());
        let mut text = title.map(|title| format!("{}\n\n", paint.bold(title))).unwrap_or_default();
        text += &pencil(self.layout, self.board, &Marks::default(), paint.style());
        let mut facts = log::facts(voice, self.puzzle);
        facts.push(match self.steps.len() {
            0 => say!(voice, en: "no step found", zh: "没有找到步骤"),
            count => steps(voice, count),
        });
        let _ = writeln!(text, "{}", paint.dim(&log::listed(voice, &facts)));
        let columns = Columns::without_names(&Scene::new(self.layout, self.board).told_in(voice), self.steps);
        let mut above: Option<Slug> = None;
        self.tell(names, |told| {
            let technique = &told.step.technique;
            if above.as_ref() != Some(technique) {
                let count = self.steps.iter().filter(|step| step.technique == *technique).count();
                let facts = names.info(technique).map(|info| ratings(voice, info, count)).unwrap_or_default();
                let _ = writeln!(text, "\n{}{}", paint.bold(&told.account.name), paint.dim(&facts));
                above = Some(technique.clone());
            }
            text += log::step(self.layout, &told, columns, show).trim_end();
            text.push('\n');
        });
        text
    }
}

/// What the scales say of a technique, and how often it was found.
fn ratings(voice: Voice, info: &Info, count: usize) -> String {
    let mut parts = vec![info.slug.to_owned(), tier(voice, info.tier)];
    parts.extend(info.se.map(|tenths| format!("SE {}.{}", tenths / 10, tenths % 10)));
    parts.extend(info.hodoku.map(|hodoku| format!("HoDoKu {}", hodoku.score)));
    if info.assumes_unique {
        parts.push(say!(voice, en: "assumes one solution", zh: "假定只有一个解"));
    }
    let parts = log::listed(voice, &parts);
    say!(voice, en: " ({parts}): {count}", zh: "（{parts}）：{count}")
}
