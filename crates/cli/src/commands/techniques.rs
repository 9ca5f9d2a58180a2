//! `qedoku techniques`: what there is, and the page of each.
use crate::args::{Catalog, Techniques, spoken};
use crate::exit::Exit;
use crate::output::catalog;
use crate::output::paint::{Paint, pad, width};
use crate::run::Console;
use qedoku::technique;
use qedoku::words::tier;
use qedoku_explain::{Voice, say};
use qedoku_techniques::{Info, Technique, Tier, all, suggestions};
use std::io;

/// Lists the techniques, or shows one.
pub(crate) fn techniques(options: &Techniques, console: &mut Console<'_>) -> io::Result<Exit> {
    let (paint, voice) = (Paint::new(options.color), Voice { lang: spoken(options.lang), ..Voice::default() });
    let (infos, alone) = match options.technique.as_deref().map(find) {
        None => (all().map(Technique::info).collect(), false),
        Some(Ok(technique)) => (vec![technique.info()], true),
        Some(Err(message)) => {
            console.remark(&message)?;
            return Ok(Exit::Unreadable);
        }
    };
    let infos: Vec<&Info> =
        infos.into_iter().filter(|info| options.tier.is_none_or(|tier| info.tier == tier)).collect();
    let text = match (options.format, infos.as_slice()) {
        (Catalog::Json, infos) => catalog::write(infos),
        (Catalog::Text, [info]) if alone => page(info, voice, paint),
        (Catalog::Text, infos) => list(infos, voice, paint),
    };
    write!(console.out, "{text}")?;
    Ok(Exit::Ok)
}

/// The technique that somebody names, or what to say if there is none.
pub(super) fn find(name: &str) -> Result<&'static dyn Technique, String> {
    technique(name).map_err(|problem| match suggestions(name).as_slice() {
        [] => format!("{problem}; see `qedoku techniques`"),
        _ => problem.to_string(),
    })
}

/// The rating of a technique with one decimal.
fn se(info: &Info) -> String {
    info.se.map_or_else(|| "-".to_owned(), |tenths| format!("{}.{}", tenths / 10, tenths % 10))
}

fn list(infos: &[&Info], voice: Voice, paint: Paint) -> String {
    let widest = |of: &dyn Fn(&Info) -> usize| infos.iter().map(|info| of(info)).max().unwrap_or(0).max(4);
    let name = |info: &Info| info.name_in(voice.lang.code());
    let (slugs, names) = (widest(&|info| info.slug.len()), widest(&|info| width(name(info))));
    let tiers = Tier::ALL.iter().map(|&it| width(&tier(voice, it))).max().unwrap_or(0);
    let heads = [
        say!(voice, en: "slug", zh: "代号"),
        say!(voice, en: "name", zh: "名称"),
        say!(voice, en: "tier", zh: "级别"),
        say!(voice, en: "score", zh: " 分值"),
    ];
    let [slug, title, level, score] = heads;
    let (slug, title, level) = (pad(&slug, slugs), pad(&title, names), pad(&level, tiers));
    let head = format!("{slug}  {title}  {level}  {:>4}  {:>6} {score}", "SE", "HoDoKu");
    let mut text = format!("{}\n", paint.bold(&head));
    for info in infos {
        let (code, score) = info.hodoku.map_or(("-", "-".to_owned()), |hodoku| (hodoku.code, hodoku.score.to_string()));
        let row = [
            format!("{}  {}  ", pad(info.slug, slugs), pad(name(info), names)),
            paint.dim(&pad(&tier(voice, info.tier), tiers)),
            format!("  {:>4}  {code:>6} {score:>5}\n", se(info)),
        ];
        text += &row.concat();
    }
    text
}

fn page(info: &Info, voice: Voice, paint: Paint) -> String {
    let level = tier(voice, info.tier);
    let mut facts = vec![say!(voice, en: "tier {level}", zh: "级别 {level}")];
    if info.se.is_some() {
        facts.push(format!("SE {}", se(info)));
    }
    if let Some(hodoku) = info.hodoku {
        let (code, score) = (hodoku.code, hodoku.score);
        facts.push(say!(voice, en: "HoDoKu {code}, score {score}", zh: "HoDoKu {code}，分值 {score}"));
    }
    let facts = facts.join(&say!(voice, en: "; ", zh: "；"));
    let name = info.name_in(voice.lang.code());
    let mut text = format!("{} ({})\n{}\n", paint.bold(name), info.slug, paint.dim(&facts));
    let other = [Some(info.name), info.zh].into_iter().flatten().filter(|other| *other != name);
    let also: Vec<&str> = other.chain(info.aliases.iter().copied()).collect();
    if !also.is_empty() {
        let also = also.join(", ");
        text += &paint.dim(&say!(voice, en: "also {also}", zh: "又名 {also}"));
        text.push('\n');
    }
    text.push('\n');
    for line in info.docs.lines() {
        let line = line.strip_prefix(' ').unwrap_or(line);
        text += &line.strip_prefix("## ").map_or_else(|| line.to_owned(), |heading| paint.bold(heading));
        text.push('\n');
    }
    text
}
