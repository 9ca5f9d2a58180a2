//! Everything that is said of a step, in one text.
use crate::case::{TechniqueCase, words};
use qedoku_compat::named;
use qedoku_core::{Board, Conclusion, Slug, Step, wire};
use qedoku_explain::{Detail, Lang, StepContext, StepText, Style, Wording};
use qedoku_render::{DrawingStyle, Marks, pencil};
use std::fmt::Write;

/// A step of a technique in a case: as logs have it, in sentences of every style and language, and drawn; or, for a case in
/// which it must not fire, the board.
pub(crate) fn of_step(case: &TechniqueCase, step: Option<&Step>) -> String {
    let board = case.board();
    let layout = board.layout();
    let Some(step) = step else {
        return format!("nothing\n\n{}", picture(&board, &Marks::default()));
    };
    let notes = wire::Notes { needs: Some(vec![]), ..wire::Notes::default() };
    let written = wire::Step::new(layout, 1, step, notes);
    let mut text = serde_json::to_string(&written).expect("a step is text, lists and numbers") + "\n\n";
    let said = Speaker { board: &board, step };
    let usual = Lang::ALL.map(|lang| said.text(Detail::Normal, Wording::Usual, lang));
    describe(&usual.each_ref(), &mut text);
    for detail in [Detail::Brief, Detail::Full] {
        for (lang, normal) in Lang::ALL.into_iter().zip(&usual) {
            let sentence = said.text(detail, Wording::Usual, lang).sentence();
            if sentence != normal.sentence() {
                let _ = writeln!(text, "  {}: {sentence}", detail.word());
            }
        }
    }
    for lang in Lang::ALL {
        let _ = writeln!(text, "  plain: {}", said.text(Detail::Normal, Wording::Plain, lang).sentence());
    }
    text + "\n" + &picture(&board, &Marks::of(step))
}

/// The text of a function's conclusions in a case, with the board.
pub(crate) fn of_conclusion(case: &TechniqueCase, found: &Conclusion) -> String {
    let board = case.board();
    let found = if found.is_empty() { "nothing".to_owned() } else { words(found).join(" ") };
    format!("{found}\n\n{}", picture(&board, &Marks::default()))
}

fn picture(board: &Board, marks: &Marks) -> String {
    pencil(board, marks, DrawingStyle::Plain)
}

/// A step on its board, to be put into words.
struct Speaker<'a> {
    board: &'a Board,
    step: &'a Step,
}

impl Speaker<'_> {
    fn text(&self, detail: Detail, wording: Wording, language: Lang) -> StepText {
        // A technique that nobody knows goes by its slug.
        let name = |slug: &Slug| {
            let known = named(slug.as_str()).map(|technique| technique.info().name_in(language.code()).to_owned());
            known.unwrap_or_else(|| slug.to_string())
        };
        let style = Style { language, detail, wording, ..Style::default() };
        let context = StepContext::new(self.board).with_style(style);
        StepText::new(&context, "1", self.step, &name)
    }
}

/// A step in every language, and then what is nested in it.
fn describe(texts: &[&StepText], text: &mut String) {
    let StepText { number, place, conclusion, eureka, nested, .. } = texts[0];
    let _ = writeln!(text, "{number} {place} {conclusion}");
    for line in texts.iter().map(|text| text.sentence()).chain(eureka.clone()) {
        let _ = writeln!(text, "  {line}");
    }
    for index in 0..nested.len() {
        describe(&texts.iter().map(|text| &text.nested[index]).collect::<Vec<_>>(), text);
    }
    for end in texts.iter().filter_map(|text| text.end.as_ref()) {
        let _ = writeln!(text, "  {end}");
    }
}
