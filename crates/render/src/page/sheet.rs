//! The page around the documents.
use super::words::PageText;
use super::{frames, help, list};
use crate::escape::escape;
use crate::picture::legend::{LINKS, link_title};
use crate::picture::{Highlight, svg};
use crate::step_document::{OpenSteps, StepDocument};
use qedoku_core::Layout;
use qedoku_explain::Style;
use std::fmt::Write as _;

const CSS: &str = include_str!("page.css");
const END: &str = concat!("</div>\n</main>\n<script>\n", include_str!("page.js"), "</script>\n</body>\n</html>\n");

/// The text before the documents of a page: a board that shows all of them.
pub fn head(layout: &Layout, style: Style, title: &str) -> String {
    let title = escape(title);
    let say = |text| style.say(&text);
    let button = |id: &str, word: &str, path: &str| {
        format!(
            "<button type=\"button\" id=\"{id}\" aria-label=\"{word}\" title=\"{word}\"><svg viewBox=\"0 0 24 24\" \
             aria-hidden=\"true\"><path d=\"{path}\"/></svg></button>"
        )
    };
    [
        format!("<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">", style.language.tag()),
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">".to_owned(),
        format!("<title>{title}</title>\n<style>\n{}{CSS}</style>\n</head>\n<body>", svg::CSS),
        format!(
            "<header><h1>{title}</h1><label id=\"chooser\" hidden>{} <select></select></label><button type=\"button\" \
             id=\"theme\">{}</button></header>\n<main>",
            say(PageText::Puzzle), say(PageText::Theme)
        ),
        format!("<div class=\"left\">\n{}", board(layout, style)),
        "<div class=\"bar\">".to_owned(),
        button("first", &say(PageText::First), "M5 4v16M19 4 9 12l10 8z"),
        button("back", &say(PageText::Back), "M17 4 7 12l10 8z"),
        format!("<input type=\"range\" id=\"position\" min=\"0\" value=\"0\" aria-label=\"{}\">", say(PageText::Position)),
        button("next", &say(PageText::Next), "M7 4l10 8-10 8z"),
        button("last", &say(PageText::Last), "M19 4v16M5 4l10 8-10 8z"),
        "</div>".to_owned(),
        legend(style),
        format!("<p class=\"keys\">{}</p>\n</div>", say(PageText::Keys)),
        "<div class=\"right\">\n<section id=\"now\"><div id=\"said\" aria-live=\"polite\" aria-atomic=\"true\"></div>"
            .to_owned(),
        format!(
            "<button type=\"button\" id=\"into\" hidden>{}</button><button type=\"button\" id=\"about\" aria-haspopup=\"dialog\" \
             hidden></button></section>\n<button type=\"button\" id=\"fold\" aria-pressed=\"false\" hidden>{}</button>\n<dialog \
             id=\"help\"><div></div><form method=\"dialog\"><button>{}</button></form></dialog>\n",
            say(PageText::Into), say(PageText::Fold), say(PageText::Close)
        ),
    ]
    .join("\n")
}

/// One document of a page.
pub fn section(step_document: &StepDocument<'_>) -> String {
    let frames = step_document.frames();
    let title = escape(&step_document.title);
    let say = |text| step_document.style.say(&text);
    let steps = say(PageText::Steps);
    let opens = match &step_document.opened {
        OpenSteps::Step(number) => format!(" data-open=\"{}\"", escape(number)),
        _ if step_document.opens_on_step => " data-open=\"1\"".to_owned(),
        _ => String::new(),
    };
    let own = own_board(step_document.start.layout(), step_document.style);
    format!(
        "<section class=\"story\" data-title=\"{title}\" aria-label=\"{steps}\"{opens}>\n<h2>{title}</h2>\n{own}{}{}<script \
         type=\"text/plain\">\n{}</script>\n</section>\n",
        list::write(step_document, &frames),
        help::write(&step_document.help, &say(PageText::Help)),
        frames::lines(step_document, &frames)
    )
}

/// The text after the documents of a page.
pub const fn tail() -> &'static str {
    END
}

/// The board of a document under other rules than the classic ones, which a page of several shows with it.
fn own_board(layout: &Layout, style: Style) -> String {
    if layout.is_classic() {
        return String::new();
    }
    let [sheet, lines] = [svg::sheet(layout), svg::lines(layout, style.notation)];
    let size = svg::view_box(layout);
    let [lowered, totals] = [svg::lowered(layout), svg::totals(layout)];
    format!(
        "<template data-box=\"{size}\" {lowered}><svg><g>{sheet}</g><g>{lines}</g><g>{totals}</g></svg></template>\n"
    )
}

fn board(layout: &Layout, style: Style) -> String {
    let roles = || Highlight::ALL.into_iter().chain([Highlight::Evidence]);
    let defs: String = roles().map(|role| svg::define(role) + &svg::hatch(role)).collect();
    format!(
        "<svg id=\"board\" class=\"qb\" viewBox=\"{}\" {} role=\"img\" aria-label=\"{}\">\n<defs>{defs}</defs>\n<g \
         id=\"sheet\">{}</g><g id=\"under\"></g><g id=\"lines\">{}</g>\n{}<g id=\"over\"></g><g id=\"totals\">{}</g>\n</svg>",
        svg::view_box(layout),
        svg::lowered(layout),
        style.say(&PageText::Board),
        svg::sheet(layout),
        svg::lines(layout, style.notation),
        svg::every(),
        svg::totals(layout)
    )
}

/// The legend of all marks; the page shows those that occur.
fn legend(style: Style) -> String {
    let mut text = format!("<ul class=\"legend\" aria-label=\"{}\">\n", style.say(&PageText::Legend));
    let mut item = |word: &str, title: &str, drawing: &str| {
        let _ = writeln!(
            text,
            "<li data-role=\"{word}\" hidden><svg class=\"qb\" viewBox=\"0 0 26 26\" aria-hidden=\"true\">{drawing}</svg>\
             {title}</li>"
        );
    };
    for role in Highlight::ALL.into_iter().chain([Highlight::Evidence]) {
        let word = role.word();
        item(word, &escape(&role.label(style.language)), &svg::sample(role));
    }
    for (word, _) in LINKS {
        item(word, &link_title(word, style), &svg::link_sample(word));
    }
    item(
        "asked",
        &style.say(&PageText::Asked),
        &format!("<rect {} x=\"3\" y=\"3\" width=\"20\" height=\"20\"/>", svg::ASKED),
    );
    text + "</ul>"
}
