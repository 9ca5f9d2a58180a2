//! `qedoku techniques`: what there is, and the page of each.
use crate::args::{Catalog, Techniques};
use crate::exit::Exit;
use crate::output::catalog;
use crate::output::paint::Paint;
use crate::run::Console;
use qedoku_techniques::{Info, Technique, Tier, all, named, suggestions};
use std::io;

/// Lists the techniques, or shows one.
pub(crate) fn techniques(options: &Techniques, console: &mut Console<'_>) -> io::Result<Exit> {
    let paint = Paint::new(options.color);
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
        (Catalog::Text, [info]) if alone => page(info, paint),
        (Catalog::Text, infos) => list(infos, paint),
    };
    write!(console.out, "{text}")?;
    Ok(Exit::Ok)
}

/// The technique that somebody names, or what to say if there is none.
pub(super) fn find(name: &str) -> Result<&'static dyn Technique, String> {
    named(name).ok_or_else(|| {
        let known = suggestions(name);
        let hint = match known.as_slice() {
            [] => "see `qedoku techniques`".to_owned(),
            known => format!("did you mean {}?", known.join(", ")),
        };
        format!("no technique is called '{name}'; {hint}")
    })
}

/// The rating of a technique with one decimal.
fn se(info: &Info) -> String {
    info.se.map_or_else(|| "-".to_owned(), |tenths| format!("{}.{}", tenths / 10, tenths % 10))
}

fn list(infos: &[&Info], paint: Paint) -> String {
    let width = |of: fn(&Info) -> usize, least: usize| infos.iter().map(|info| of(info)).max().unwrap_or(0).max(least);
    let (slug, name) = (width(|info| info.slug.len(), 4), width(|info| info.name.len(), 4));
    let tier = Tier::ALL.iter().map(|tier| tier.word().len()).max().unwrap_or(0);
    let head =
        format!("{:slug$}  {:name$}  {:tier$}  {:>4}  {:>6} {:>5}", "slug", "name", "tier", "SE", "HoDoKu", "score");
    let mut text = format!("{}\n", paint.bold(&head));
    for info in infos {
        let (code, score) = info.hodoku.map_or(("-", "-".to_owned()), |hodoku| (hodoku.code, hodoku.score.to_string()));
        let row = [
            format!("{:slug$}  {:name$}  ", info.slug, info.name),
            paint.dim(&format!("{:tier$}", info.tier.word())),
            format!("  {:>4}  {code:>6} {score:>5}\n", se(info)),
        ];
        text += &row.concat();
    }
    text
}

fn page(info: &Info, paint: Paint) -> String {
    let mut facts = vec![format!("tier {}", info.tier)];
    if info.se.is_some() {
        facts.push(format!("SE {}", se(info)));
    }
    if let Some(hodoku) = info.hodoku {
        facts.push(format!("HoDoKu {}, score {}", hodoku.code, hodoku.score));
    }
    let mut text = format!("{} ({})\n{}\n", paint.bold(info.name), info.slug, paint.dim(&facts.join("; ")));
    if !info.aliases.is_empty() {
        text += &paint.dim(&format!("also {}", info.aliases.join(", ")));
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
