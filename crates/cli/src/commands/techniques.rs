//! `qedoku techniques`: what there is, and the page of each.
use crate::args::{Chains, ReportForm, TechniquesArgs, spoken};
use crate::console::Console;
use crate::exit::Exit;
use crate::input::unreadable;
use crate::output::log::{self, HeadingWidths, LogOptions};
use crate::output::terminal_style::{TerminalStyle, pad, width, wrap};
use crate::words::CommandText;
use qedoku::Error;
use qedoku::log::{DescribedStep, Names};
use qedoku::techniques::{PageLine, TechniquePage, TechniqueRecord, catalog, technique, techniques_named};
use qedoku::words::tier;
use qedoku_compat::{Family, named, suggestions};
use qedoku_core::Layout;
use qedoku_explain::{StepContext, StepText, Style};
use qedoku_render::rules;
use qedoku_techniques::{Info, Technique, Tier, instances, tried_in_vain};
use qedoku_testing::{Expectation, Suite};
use std::cmp::Reverse;
use std::io;

/// Lists the techniques, or shows one.
pub(crate) fn techniques(options: &TechniquesArgs, console: &mut Console<'_>) -> io::Result<Exit> {
    let paint = TerminalStyle::new(options.print.color());
    let style = Style { language: spoken(options.lang.lang), ..Style::default() };
    let (infos, alone) = match options.technique.as_ref().map(|name| find_all(&name.0)) {
        None => (catalog().collect(), false),
        Some(Ok(infos)) => {
            let alone = infos.len() == 1;
            (infos, alone)
        }
        Some(Err(problem)) => return console.refuse(&problem),
    };
    let is_whole = options.technique.is_none() && options.tier.is_none();
    let infos: Vec<&Info> =
        infos.into_iter().filter(|info| options.tier.is_none_or(|tier| info.tier == tier)).collect();
    if options.names {
        infos.iter().try_for_each(|info| writeln!(console.out, "{}", info.slug))?;
        return Ok(Exit::Ok);
    }
    let text = match (options.print.format(), infos.as_slice()) {
        (ReportForm::Json, infos) => json(infos),
        (ReportForm::Ndjson, infos) => infos.iter().map(|info| record(info) + "\n").collect(),
        (ReportForm::Text, [info]) if alone => page(info, style, paint),
        (ReportForm::Text, infos) if is_whole => whole(infos, style, paint),
        (ReportForm::Text, infos) => list(infos, style, paint),
    };
    write!(console.out, "{text}")?;
    Ok(Exit::Ok)
}

/// The technique that somebody names, or the members of a family.
pub(super) fn find_all(name: &str) -> Result<Vec<&'static Info>, Error> {
    match (find(name), techniques_named(name)) {
        (Ok(technique), _) => Ok(vec![technique.info()]),
        (Err(_), Ok(members)) => Ok(members.into_iter().map(Technique::info).collect()),
        (Err(problem), Err(_)) => Err(problem),
    }
}

/// All techniques: those for puzzles under the classic rules, those for others, and the families.
fn whole(infos: &[&Info], style: Style, paint: TerminalStyle) -> String {
    let is_classic = |info: &&Info| named(info.slug).is_none_or(|it| it.fits(Layout::classic()));
    let (classic, others): (Vec<&Info>, Vec<&Info>) = infos.iter().partition(|info| is_classic(info));
    let count = others.len();
    let text = list(&[classic, others].concat(), style, paint);
    let heading = paint.bold(&style.say(&TechniquesText::OtherRules));
    let rows = text.lines().count() - count;
    let line =
        |(at, line): (usize, &str)| if at == rows { format!("\n{heading}\n{line}\n") } else { format!("{line}\n") };
    text.lines().enumerate().map(line).collect::<String>() + &families(style)
}

/// The families, each with the number of its members.
fn families(style: Style) -> String {
    let one = |family: &'static Family| format!("{} {}", family.word, family.members().count());
    let families: Vec<String> = Family::ALL.iter().map(one).collect();
    let list = style.commas(families);
    ["\n", &wrap("", &style.say(&TechniquesText::Families { list: &list }))].concat()
}

/// The technique that somebody names, or what to say if there is none.
fn find(name: &str) -> Result<&'static dyn Technique, Error> {
    if let Some(tier) = Tier::named(&name.to_lowercase()) {
        return Err(unreadable(CommandText::TierNamed { word: tier.word().to_owned() }));
    }
    technique(name).map_err(|problem| match suggestions(name).as_slice() {
        [] => Error::new(problem.kind, CommandText::SeeTechniques { problem }),
        _ => problem,
    })
}

/// The rating of a technique with one decimal.
fn se(info: &Info) -> String {
    info.se.map_or_else(|| "-".to_owned(), |tenths| format!("{}.{}", tenths / 10, tenths % 10))
}

fn list(infos: &[&Info], style: Style, paint: TerminalStyle) -> String {
    let widest = |of: &dyn Fn(&Info) -> usize| infos.iter().map(|info| of(info)).max().unwrap_or(0).max(4);
    let name = |info: &Info| info.name_in(style.language.code());
    let slugs = widest(&|info| info.slug.len());
    let names = widest(&|info| width(name(info)));
    let tiers = Tier::ALL.iter().map(|&it| width(&tier(style, it))).max().unwrap_or(0);
    let heads = [
        style.say(&TechniquesText::Slug),
        style.say(&TechniquesText::Name),
        style.say(&TechniquesText::Tier),
        style.say(&TechniquesText::Score),
    ];
    let [slug, title, level, score] = heads;
    let slug = pad(&slug, slugs);
    let title = pad(&title, names);
    let level = pad(&level, tiers);
    let head = format!("{slug}  {title}  {level}  {:>4}  {:>6} {score:>5}", "SE", "HoDoKu");
    let mut text = format!("{}\n", paint.bold(&head));
    for info in infos {
        let (code, score) = info.hodoku.map_or(("-", "-".to_owned()), |hodoku| (hodoku.code, hodoku.score.to_string()));
        let row = [
            format!("{}  {}  ", pad(info.slug, slugs), pad(name(info), names)),
            paint.dim(&pad(&tier(style, info.tier), tiers)),
            format!("  {:>4}  {code:>6} {score:>5}\n", se(info)),
        ];
        text += &row.concat();
    }
    text
}

/// One object.
fn record(info: &Info) -> String {
    serde_json::to_string(&TechniqueRecord::new(info)).expect("every key is a string")
}

/// One array, an object a line.
fn json(infos: &[&Info]) -> String {
    let lines: Vec<String> = infos.iter().map(|info| record(info)).collect();
    if lines.is_empty() { "[]\n".to_owned() } else { format!("[\n{}\n]\n", lines.join(",\n")) }
}

/// A step of the technique on a position of the suite of cases, as it is told; nothing for a technique that has none there.
fn example(info: &Info, style: Style, paint: TerminalStyle) -> Option<String> {
    let suite = Suite::standard();
    let technique = named(info.slug)?;
    let fires = suite.of(info.slug).filter_map(|case| match case.expect {
        Expectation::Step(must) => Some((case, must)),
        Expectation::Nothing => None,
    });
    // The position that asks for the technique the most. It need not have one solution: it is its step that is shown.
    let (case, must) = fires.min_by_key(|(case, _)| Reverse(tried_in_vain(technique, &case.board())))?;
    let before = case.board();
    let step = instances(technique, &before).into_iter().find(|step| step.conclusion == must)?;
    let names = Names::all().style(style);
    let context = StepContext::new(&before).with_style(style);
    let step_text = StepText::new(&context, "1", &step, &|slug| names.name(slug));
    let options = LogOptions { paint, pictures: true, chains: Chains::Eureka, attempts: false, cap: None };
    let widths = HeadingWidths::of(&context, std::slice::from_ref(&step), &names);
    let described = DescribedStep { number: 1, step: &step, before: &before, step_text, needs: vec![] };
    let described = log::step(&case.layout, &described, widths, options);
    let title = style.say(&TechniquesText::Example { case: &case.path() });
    let rules = if case.layout.is_classic() { String::new() } else { wrap("", &rules(&case.layout, style)) };
    Some(format!("\n{}\n{rules}\n{described}", paint.bold(&title)))
}

fn page(info: &Info, style: Style, paint: TerminalStyle) -> String {
    let TechniquePage { name, slug, facts, also, lines, .. } = TechniquePage::new(info, style);
    let name = paint.bold(&name);
    let facts = paint.dim(&facts);
    let mut text = style.say(&TechniquesText::Title { name: &name, slug, facts: &facts });
    text.extend(also.map(|also| paint.dim(&also) + "\n"));
    text.push('\n');
    for line in lines {
        text += &match line {
            PageLine::Heading(heading) => paint.bold(&heading),
            PageLine::Text(line) => line.clone(),
        };
        text.push('\n');
    }
    text.extend(example(info, style, paint));
    text
}

/// The messages of the list of techniques.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TechniquesText<'a> {
    Slug,
    Name,
    Tier,
    Score,
    Example { case: &'a str },
    Families { list: &'a str },
    OtherRules,
    Title { name: &'a str, slug: &'a str, facts: &'a str },
}
