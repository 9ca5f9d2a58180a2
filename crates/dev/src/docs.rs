//! `cargo dev docs`: the pages of the techniques and the table of the tiers.
use crate::Verdict;
use crate::generated::settle;
use crate::search::found;
use clap::Args;
use qedoku_core::{Board, Layout, Slug, Step};
use qedoku_explain::{Account, Caption, Marks, Scene, Style, Voice, legend, pencil, svg};
use qedoku_fixtures::{Case, Expectation};
use qedoku_techniques::{Info, Technique, Tier, all, named};
use std::error::Error;
use std::fmt::Write;

const TABLE_START: &str = "<!-- What follows is written by `cargo dev docs`. -->\n";

#[derive(Args)]
pub(crate) struct Options {
    /// Writes nothing; fails if a page is out of date.
    #[arg(long)]
    pub(crate) check: bool,
}

/// Writes or compares every page.
pub(crate) fn run(options: &Options) -> Verdict {
    let docs = qedoku_fixtures::root().join("docs");
    let mut current = true;
    for technique in all() {
        let path = docs.join("techniques").join(format!("{}.md", technique.info().slug));
        let Page { text, image } = page(technique)?;
        current &= settle(&path, &text, options.check, "docs")?;
        if let Some(image) = image {
            let path = docs.join("techniques/img").join(format!("{}.svg", technique.info().slug));
            current &= settle(&path, &image, options.check, "docs")?;
        }
    }
    let [pages, images] = ["techniques", "techniques/img"].map(|folder| std::fs::read_dir(docs.join(folder)));
    for entry in pages?.chain(images?) {
        let path = entry?.path();
        if path.is_dir() {
            continue;
        }
        let slug = path.file_stem().unwrap_or_default().to_string_lossy();
        if !all().any(|technique| technique.info().slug == slug) {
            println!("{} is the page or the picture of no technique", path.display());
            current = false;
        }
    }
    let tiers = docs.join("tiers.md");
    let text = std::fs::read_to_string(&tiers)?;
    let (words, _) = text.split_once(TABLE_START).ok_or("docs/tiers.md has no place for the table")?;
    Ok(settle(&tiers, &format!("{words}{TABLE_START}{}", table()), options.check, "docs")? && current)
}

/// The page of a technique, and the picture on it.
struct Page {
    text: String,
    image: Option<String>,
}

fn page(technique: &dyn Technique) -> Result<Page, Box<dyn Error>> {
    let info = technique.info();
    let text: Vec<&str> = info.docs.lines().map(|line| line.strip_prefix(' ').unwrap_or(line)).collect();
    let mut page = format!("<!-- Written by `cargo dev docs` from {}. -->\n# {}\n\n", info.file, info.name);
    writeln!(page, "{}\n", text.join("\n").trim())?;
    page += &facts(info);
    let cases = qedoku_fixtures::cases(info.slug)?;
    if let Some(case) = cases.iter().find(|case| case.expect != Expectation::Nothing) {
        let (text, image) = example(technique, case)?;
        return Ok(Page { text: page + &text, image: Some(image) });
    }
    Ok(Page { text: page, image: None })
}

fn facts(info: &Info) -> String {
    let rows = [
        ("slug", Some(format!("`{}`", info.slug))),
        ("name in Chinese", info.zh.map(str::to_owned)),
        ("tier", Some(info.tier.to_string())),
        ("Sudoku Explainer rating", info.se.map(tenths)),
        ("HoDoKu code and score", info.hodoku.map(|hodoku| format!("{}, {}", hodoku.code, hodoku.score))),
        ("other names", Some(info.aliases.join(", ")).filter(|names| !names.is_empty())),
    ];
    let lines = rows.into_iter().filter_map(|(key, value)| value.map(|value| format!("| {key} | {value} |\n")));
    format!("| | |\n|---|---|\n{}", lines.collect::<String>())
}

fn example(technique: &dyn Technique, case: &Case) -> Result<(String, String), Box<dyn Error>> {
    let layout = Layout::classic();
    let before = Board::new(layout, &case.puzzle);
    let expected = |step: &Step| case.expect == Expectation::Step(step.conclusion);
    let step = found(technique, layout, &before).into_iter().find(expected);
    let step = step.ok_or_else(|| format!("{}/{} is not found", case.slug, case.name))?;
    let mut after = before.clone();
    after.apply(layout, &step.conclusion);
    let told = Account::new(&Scene::new(layout, &before), "1", &step, &name);
    let (marked, plain) = (Marks::on(&Scene::new(layout, &before), &step), Marks::default());
    let caption = Caption { title: &told.name, text: &told.reason() };
    let image = svg(layout, &before, &marked, Voice::default(), caption);
    let picture = pencil(layout, &before, &marked, Style::Plain) + &legend(&marked, Voice::default());
    let text = format!(
        "\n## Example\n{0}\n\n![{1}: {2}](img/{3}.svg)\n\n```text\n{4}\n```\n\nAfter the step:\n\n```text\n{5}\n```\n",
        told.sentence(),
        told.name,
        told.conclusion,
        case.slug,
        picture.trim_end(),
        pencil(layout, &after, &plain, Style::Plain).trim_end()
    );
    Ok((text, image))
}

/// What a technique is called.
pub(crate) fn name(slug: &Slug) -> String {
    named(slug.as_str()).map_or_else(|| slug.to_string(), |technique| technique.info().name.to_owned())
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
