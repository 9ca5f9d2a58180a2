//! Files of many logs and lines with damage in between: each log gets one verdict, and those that are whole are accepted.
use super::counts::{Clock, ForgeryCounts};
use super::stock::Stock;
use super::truths;
use qedoku::log::LogCheck;
use qedoku_generate::RandomDraws;
use std::collections::BTreeMap;

/// The text between the logs of a file.
const JUNK: [&str; 6] =
    ["warning: something\n", "\n\n", "[INFO] a line\nand another\n", "12 % \n", "\u{1b}[2K\r", "4..1..\n"];

/// A file as far as it is written.
#[derive(Default)]
struct DamagedFile {
    text: String,
    /// The number of logs that begin on each line, and of those that are whole.
    begun: BTreeMap<usize, [usize; 2]>,
}

/// Writes files of logs, damages some of the logs, and has them checked.
pub(super) fn attack(stock: &Stock, seed: u64, clock: &Clock) -> ForgeryCounts {
    let mut counts = ForgeryCounts::default();
    for index in (0..).take_while(|&index| clock.allows(index, 100)) {
        let file = damaged(&mut RandomDraws::new(seed ^ 0xf11e, index), stock);
        let mut seen: BTreeMap<usize, [usize; 2]> = BTreeMap::new();
        for audited in LogCheck::new(file.text.as_bytes()) {
            if audited.report.is_log() {
                let [logs, whole] = seen.entry(audited.report.line).or_default();
                *logs += 1;
                *whole += usize::from(audited.report.is_accepted() && audited.report.is_whole());
            }
        }
        counts.forged += file.begun.values().map(|[logs, _]| *logs as u64).sum::<u64>();
        counts.accepted += seen.values().map(|[_, whole]| *whole as u64).sum::<u64>();
        if seen != file.begun {
            let differs = |(line, counts): &(&usize, &[usize; 2])| file.begun.get(line) != Some(counts);
            let lost = file.begun.iter().filter(|(line, counts)| seen.get(line) != Some(counts)).count();
            counts.lost += lost.max(1) as u64;
            let line = seen.iter().find(differs).map(|(line, _)| line);
            println!("a verdict is lost or wrong: seed {seed}, file {index}, line {line:?}");
        }
    }
    counts
}

/// A file of some logs, some of them damaged, with text that is no log in between.
fn damaged(draw: &mut RandomDraws, stock: &Stock) -> DamagedFile {
    let mut file = DamagedFile::default();
    for _ in 0..2 + draw.below(4) {
        if draw.below(3) == 0 {
            file.text += JUNK[draw.below(JUNK.len())];
        }
        let log = if draw.below(3) == 0 {
            truths::one_of(draw, &stock.lines).map(|line| line.to_string() + "\n")
        } else {
            truths::one_of(draw, &stock.logs).map(|log| log.iter().map(|it| it.to_line() + "\n").collect())
        };
        file.add(draw, &log.unwrap_or_default());
    }
    file
}

impl DamagedFile {
    /// Adds a log, whole or damaged behind its beginning.
    fn add(&mut self, draw: &mut RandomDraws, log: &str) {
        let head = log.find('\n').unwrap_or(log.len()).min(40);
        // A line of a trace is one object; a log goes on behind its first line.
        let from = if log.starts_with("{\"trace\"") { head } else { log.find('\n').map_or(log.len(), |end| end + 1) };
        let mut at = from + draw.below(log.len() - from);
        while !log.is_char_boundary(at) {
            at -= 1;
        }
        let (text, is_whole) = match draw.below(6) {
            // Nothing is lacking but the end of the last line, now and then.
            0 => (log[..at].to_owned(), log[at..].trim().is_empty()),
            1 => (format!("{}\n", &log[..at]), log[at..].trim().is_empty()),
            2 if from > head => {
                let at = log[..at].rfind('\n').map_or(from, |end| end + 1);
                (format!("{}{}{}", &log[..at], JUNK[draw.below(JUNK.len())], &log[at..]), true)
            }
            _ => (log.to_owned(), true),
        };
        let line = 1 + self.text.matches('\n').count();
        let [logs, whole] = self.begun.entry(line).or_default();
        *logs += 1;
        *whole += usize::from(is_whole);
        self.text += &text;
    }
}
