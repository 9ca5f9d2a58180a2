//! A board with marks as a drawing that any browser shows, light or dark.
mod area;
mod arrow;
mod base;
mod caption;
mod glyph;
mod place;
mod rules;

pub(crate) use area::ASKED;
pub(crate) use arrow::sample as link_sample;
pub(crate) use base::{every, lines, lowered, sheet};
pub(crate) use glyph::{define, hatch, sample};
pub(crate) use rules::totals;

use super::marks::Marks;
use crate::escape::escape;
use arrow::DrawnLinks;
use place::{SIDE, n, side};
use qedoku_core::{Board, Layout};
use qedoku_explain::Style;

/// The rules by which drawings look the way they do.
pub(crate) const CSS: &str = include_str!("board.css");

/// The caption of a drawing as plain text, which is also read to those who cannot see it.
#[derive(Clone, Copy, Debug)]
pub struct Caption<'a> {
    /// The title in a few words.
    pub title: &'a str,
    /// The text below the title.
    pub text: &'a str,
}

/// The drawing on top of a board for one step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Overlay {
    /// The part below the digits.
    pub(crate) under: String,
    /// The part above them.
    pub(crate) over: String,
}

impl Overlay {
    /// Draws marks on a board.
    pub(crate) fn new(board: &Board, marks: &Marks) -> Self {
        let DrawnLinks { lines: mut over, heads } = arrow::draw(board, marks);
        for &(role, candidates) in marks.by_role() {
            over += &glyph::draw(board.layout(), marks, role, candidates & *board.candidates());
        }
        Self { under: area::draw(board, marks), over: over + &heads }
    }
}

/// The drawing of the rules of a puzzle in parts, for a page that draws digits itself: shapes of SVG, on a board whose
/// cells are 100 wide and whose upper left corner is at 0 0. Their looks stand in the attribute `style` and use the
/// variables `--ink`, `--paper`, `--deep` and `--strong`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesDrawing {
    /// The shapes below the digits.
    pub below: String,
    /// The lines between cells, of the classes `thin` and `thick`.
    pub lines: String,
    /// The shapes on the lines.
    pub above: String,
}

impl RulesDrawing {
    /// Draws the rules of a layout.
    ///
    /// ```
    /// use qedoku_core::{Layout, RuleKind, Rules};
    /// use qedoku_render::RulesDrawing;
    ///
    /// let diagonal = Layout::of(&Rules::with([RuleKind::DiagonalFalling]))?;
    /// let drawing = RulesDrawing::new(&diagonal);
    /// assert!(drawing.below.contains("<path") && drawing.lines.contains("thick") && !drawing.above.contains("<path"));
    /// # Ok::<(), qedoku_core::RuleFault>(())
    /// ```
    pub fn new(layout: &Layout) -> Self {
        let scaled = |shapes: String| {
            let scale = 100.0 / place::CELL;
            let edge = n(-place::EDGE);
            format!("<g transform=\"scale({scale:.5}) translate({edge} {edge})\">{shapes}</g>")
        };
        Self {
            below: scaled(rules::below(layout)),
            lines: scaled(base::strokes(layout)),
            above: scaled(rules::above(layout) + &rules::totals(layout)),
        }
    }
}

/// The size of a drawing, as its view box says it.
pub(crate) fn view_box(layout: &Layout) -> String {
    format!("0 0 {0} {0}", n(side(layout)))
}

/// Draws a board with the marks of a step: a document of its own that needs nothing else.
pub fn svg(board: &Board, marks: &Marks, style: Style, caption: Caption<'_>) -> String {
    let layout = board.layout();
    let Overlay { under, over } = Overlay::new(board, marks);
    let roles = marks.roles();
    let defs: String = roles.iter().map(|&role| define(role) + &hatch(role)).collect();
    let above = caption::above(caption);
    let below = caption::legend(marks, style, side(layout));
    let parts = [
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"qb\" viewBox=\"0 {} {} {}\" role=\"img\" lang=\"{}\" \
             aria-labelledby=\"qb-title qb-text\">",
            n(-above.high),
            n(SIDE),
            n(above.high + side(layout) + below.high),
            style.language.code()
        ),
        format!("<title id=\"qb-title\">{}</title>", escape(caption.title)),
        format!("<desc id=\"qb-text\">{}</desc>", escape(caption.text)),
        format!("<style>{CSS}.qb{{background:var(--paper)}}</style>"),
        format!("<defs>{defs}</defs>"),
        base::sheet(layout),
        under,
        base::lines(layout, style.notation),
        base::digits(board, marks),
        over + &rules::totals(layout),
        format!("<g class=\"cap\">{}{}</g>", above.text, below.text),
        "</svg>".to_owned(),
    ];
    parts.join("\n") + "\n"
}
