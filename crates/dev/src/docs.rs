//! `cargo dev docs`: the pages of the techniques, of the commands, and the table of the tiers.
use crate::DevResult;
use crate::generated::settle;
use crate::shown::ShownExample;
use clap::Args;
use qedoku::techniques::{PageLine, TechniquePage};
use qedoku::words::tier;
use qedoku_compat::{all, named};
use qedoku_core::proper::{self, PuzzleVerdict};
use qedoku_core::{Slug, wire};
use qedoku_explain::{Lang, StepContext, StepText, Style};
use qedoku_render::{Caption, DrawingStyle, Marks, RuleMeaning, legend, pencil, svg};
use qedoku_techniques::{Hodoku, Info, Technique, Tier};
use qedoku_testing::PositionRecord;
use serde_json::json;
use std::error::Error;
use std::fmt::Write;
use std::path::Path;

const TABLE_START: &str = "<!-- What follows is written by `cargo dev docs`. -->\n";

#[derive(Args)]
pub(crate) struct DocsOptions {
    /// Writes nothing; fails if a page is out of date.
    #[arg(long)]
    pub(crate) check: bool,
}

/// Writes or compares every page.
pub(crate) fn run(options: &DocsOptions) -> DevResult {
    let docs = qedoku_fixtures::root().join("docs");
    let mut current = true;
    for lang in Lang::ALL {
        let folder = docs.join(folder(lang));
        for technique in all() {
            let slug = technique.info().slug;
            let TechniqueDoc { text, image } = page(technique, Style { language: lang, ..Style::default() })?;
            current &= settle(&folder.join(format!("{slug}.md")), &text, options.check, "docs")?;
            if let Some(image) = image {
                let path = folder.join(format!("img/{slug}.svg"));
                current &= settle(&path, &image, options.check, "docs")?;
            }
        }
        current &= belong(&folder)? && belong(&folder.join("img"))?;
    }
    let page = qedoku_fixtures::root().join("crates/web/page/examples.json");
    current &= settle(&page, &examples()?, options.check, "docs")?;
    let page = qedoku_fixtures::root().join("crates/web/page/words-kinds.js");
    current &= settle(&page, &kinds(), options.check, "docs")?;
    current &= settle(&docs.join("commands.md"), &qedoku_cli::reference(), options.check, "docs")?;
    let tiers = docs.join("tiers.md");
    let text = std::fs::read_to_string(&tiers)?;
    let (words, _) = text.split_once(TABLE_START).ok_or("docs/tiers.md has no place for the table")?;
    Ok(settle(&tiers, &format!("{words}{TABLE_START}{}", table()), options.check, "docs")? && current)
}

/// The messages of the pages of techniques, beside the techniques' own text.
#[derive(Clone, Copy, Debug)]
pub(crate) enum DocsText<'a> {
    Slug,
    OtherName,
    Tier,
    Se,
    Hodoku,
    OtherNames,
    /// The name in the other language, with the page in it.
    OtherPage {
        info: &'a Info,
    },
    CodeAndScore {
        code: &'a str,
        score: u16,
    },
    Example,
    After,
    Caption {
        name: &'a str,
        conclusion: &'a str,
    },
}

/// The folder of a language's pages.
const fn folder(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "techniques",
        Lang::Zh => "techniques/zh",
    }
}

/// The example of each technique, for the page of the browser: a line each, by slug.
fn examples() -> Result<String, Box<dyn Error>> {
    let mut lines = Vec::new();
    for technique in all() {
        let slug = technique.info().slug;
        let Some(ShownExample { layout, puzzle, step }) = ShownExample::of(technique)? else { continue };
        let notes = wire::Notes { needs: Some(Vec::new()), ..wire::Notes::default() };
        let step = wire::Message::Step(Box::new(wire::Step::new(&layout, 1, &step, notes)));
        let is_proper = matches!(proper::judge(&layout, &puzzle), PuzzleVerdict::Proper(_));
        let puzzle = PositionRecord::new(&layout, &puzzle);
        lines.push(format!("{}:{}", json!(slug), json!({ "puzzle": puzzle, "proper": is_proper, "step": step })));
    }
    Ok(format!("{{\n{}\n}}\n", lines.join(",\n")))
}

/// The kinds of rules as the engine explains them, for the page of the browser, in each language.
fn kinds() -> String {
    let mut text = "// Written by `cargo dev docs`: the kinds of rules, each by name and in a sentence.\n".to_owned();
    for language in Lang::ALL {
        let style = Style { language, ..Style::default() };
        let words = RuleMeaning::all().map(|it| {
            let [name, meaning] = [it.name(style), it.meaning(style)].map(|text| json!(text));
            let key = it.key();
            format!("  \"rule.{key}\": {name},\n  \"rule.{key}.is\": {meaning},\n")
        });
        let name = if language == Lang::En { "En" } else { "Zh" };
        text.extend([format!("\nexport const kinds{name} = {{\n")].into_iter().chain(words).chain(["};\n".to_owned()]));
    }
    text
}

/// True if every file of a folder is that of a technique.
fn belong(folder: &Path) -> DevResult {
    let mut known = true;
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let slug = path.file_stem().unwrap_or_default().to_string_lossy();
        if !path.is_dir() && !all().any(|technique| technique.info().slug == slug) {
            println!("{} is the page or the picture of no technique", path.display());
            known = false;
        }
    }
    Ok(known)
}

/// The page of a technique, and the picture on it.
struct TechniqueDoc {
    text: String,
    image: Option<String>,
}

fn page(technique: &'static dyn Technique, style: Style) -> Result<TechniqueDoc, Box<dyn Error>> {
    let info = technique.info();
    let page = TechniquePage::new(info, style);
    let line = |line: &PageLine| match line {
        PageLine::Heading(heading) => format!("## {heading}\n"),
        PageLine::Text(text) => format!("{text}\n"),
    };
    let text: String = page.lines.iter().map(line).collect();
    let mut page = format!("<!-- Written by `cargo dev docs` from {}. -->\n# {}\n\n", info.file, page.name);
    writeln!(page, "{}\n", text.trim())?;
    page += &facts(info, style);
    if let Some(shown) = ShownExample::of(technique)? {
        let (text, image) = example(&shown, style);
        return Ok(TechniqueDoc { text: page + &text, image: Some(image) });
    }
    Ok(TechniqueDoc { text: page, image: None })
}

fn facts(info: &Info, style: Style) -> String {
    let say = |text| style.say(&text);
    let hodoku = |Hodoku { code, score }: Hodoku| style.say(&DocsText::CodeAndScore { code, score });
    let names = style.commas(info.aliases);
    let rows = [
        (say(DocsText::Slug), Some(format!("`{}`", info.slug))),
        (say(DocsText::OtherName), Some(say(DocsText::OtherPage { info }))),
        (say(DocsText::Tier), Some(tier(style, info.tier))),
        (say(DocsText::Se), info.se.map(tenths)),
        (say(DocsText::Hodoku), info.hodoku.map(hodoku)),
        (say(DocsText::OtherNames), Some(names).filter(|names| !names.is_empty())),
    ];
    let lines = rows.into_iter().filter_map(|(key, value)| value.map(|value| format!("| {key} | {value} |\n")));
    format!("| | |\n|---|---|\n{}", lines.collect::<String>())
}

fn example(shown: &ShownExample, style: Style) -> (String, String) {
    let before = shown.board();
    let ShownExample { layout: _, step, .. } = shown;
    let mut after = before.clone();
    after.apply(&step.conclusion);
    let context = StepContext::new(&before).with_style(style);
    let name = |slug: &Slug| name(slug, style.language);
    let step_text = StepText::new(&context, "1", step, &name);
    let marked = Marks::described(&context, step, &step_text);
    let plain = Marks::default();
    let caption = Caption { title: &step_text.name, text: &step_text.reason() };
    let image = svg(&before, &marked, style, caption);
    let picture = pencil(&before, &marked, DrawingStyle::Plain) + &legend(&marked, style);
    let [heading, then] = [DocsText::Example, DocsText::After].map(|text| style.say(&text));
    let caption = style.say(&DocsText::Caption { name: &step_text.name, conclusion: &step_text.conclusion });
    let text = format!(
        "\n## {heading}\n{0}\n\n![{caption}](img/{1}.svg)\n\n```text\n{2}\n```\n\n{then}\n\n```text\n{3}\n```\n",
        step_text.sentence(),
        step.technique,
        picture.trim_end(),
        pencil(&after, &plain, DrawingStyle::Plain).trim_end()
    );
    (text, image)
}

/// The name of a technique.
pub(crate) fn name(slug: &Slug, lang: Lang) -> String {
    named(slug.as_str()).map_or_else(|| slug.to_string(), |technique| technique.info().name_in(lang.code()).to_owned())
}

fn table() -> String {
    let mut text = "\n| tier | technique | SE | HoDoKu |\n|---|---|---|---|\n".to_owned();
    for tier in Tier::ALL {
        for info in all().map(Technique::info).filter(|info| info.tier == tier) {
            let se = info.se.map_or("–".to_owned(), tenths);
            let hodoku = info.hodoku.map_or("–".to_owned(), |hodoku| hodoku.score.to_string());
            let row = [&tier.to_string(), &format!("[{}](techniques/{}.md)", info.name, info.slug), &se, &hodoku];
            text += &row.map(|field| format!("| {field} ")).concat();
            text += "|\n";
        }
    }
    text
}

fn tenths(rating: u16) -> String {
    format!("{}.{}", rating / 10, rating % 10)
}
