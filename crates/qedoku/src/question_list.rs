//! Several questions in one text, as steps print what they conclude: `r4c349,r56c4<>34`.
use crate::error::Error;
use crate::question::Question;
use crate::words::ProblemText;
use indexmap::IndexSet;
use qedoku_core::{Cell, Target};

impl Question {
    /// Reads questions with commas between them, and conclusions as steps print them: `r4c5, r6c7`, `r4c5=7,r5c6<>3`, or
    /// `r4c349,r56c4<>34`, where all cells before the sign lose all digits behind it. What is asked twice stands once.
    ///
    /// ```
    /// use qedoku::Question;
    ///
    /// let names = |text| Question::list(text).map(|all| all.iter().map(Question::to_string).collect::<Vec<_>>());
    /// assert_eq!(names("r7c4,r8c2<>7")?, ["r7c4<>7", "r8c2<>7"]);
    /// assert_eq!(names("r4c5, D6")?, ["r4c5", "r4c6"]);
    /// assert_eq!(names("(4,5)=7")?, ["r4c5=7"]);
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    ///
    /// # Errors
    /// A part of the text is no question.
    pub fn list(text: &str) -> Result<Vec<Self>, Error> {
        if let Some(named) = by_numbers(text) {
            return named.parse().map(|one| vec![one]);
        }
        let mut all = Vec::new();
        let mut waiting = Vec::new();
        for part in text.split([',', '，', '、', ';']).map(str::trim) {
            let wrong = || Error::of_input(ProblemText::NoQuestion { text: part.to_owned() });
            let (names, rest) = part.split_at(part.find(['=', '<', '!', '≠']).unwrap_or(part.len()));
            waiting.extend(cells(names.trim()).ok_or_else(wrong)?);
            if !rest.is_empty() {
                let digits = rest.trim_start_matches(['=', '<', '>', '!', '≠', ' ']);
                let sign = &rest[..rest.len() - digits.len()];
                let (digits, doubt) = digits.strip_suffix(['?', '？']).map_or((digits, ""), |digits| (digits, "?"));
                for cell in waiting.drain(..) {
                    let each = digits.trim().chars().map(|digit| format!("{cell}{sign}{digit}{doubt}").parse());
                    all.extend(each.collect::<Result<Vec<Self>, Error>>().map_err(|_| wrong())?);
                }
                if all.is_empty() || digits.trim().is_empty() {
                    return Err(wrong());
                }
            }
        }
        all.extend(waiting.into_iter().map(Self::Cell));
        Ok(all.into_iter().collect::<IndexSet<_>>().into_iter().collect())
    }

    /// Reads conclusions alone, as [`Self::list`] does.
    ///
    /// # Errors
    /// A part of the text is no question, or one that names no conclusion.
    pub fn conclusions(text: &str) -> Result<Vec<Target>, Error> {
        let target = |question: Self| match question {
            Self::Candidate(target) => Ok(target),
            Self::Cell(_) | Self::Possible(_) => {
                Err(Error::of_input(ProblemText::NoEntry { text: question.to_string() }))
            }
        };
        Self::list(text)?.into_iter().map(target).collect()
    }
}

/// The usual name of a cell that is given as its row and its column, `4,5` or `(4, 5)`, with what is said of it.
fn by_numbers(text: &str) -> Option<String> {
    let (cell, rest) = text.split_at(text.find(['=', '<', '!', '≠']).unwrap_or(text.len()));
    let cell = cell.trim();
    let inside = cell.strip_prefix(['(', '（']).and_then(|cell| cell.strip_suffix([')', '）']));
    let (row, column) = inside.unwrap_or(cell).split_once([',', '，'])?;
    let is_one = |text: &str| text.len() == 1 && text.bytes().all(|byte| byte.is_ascii_digit());
    let row = row.trim();
    let column = column.trim();
    (is_one(row) && is_one(column)).then(|| format!("r{row}c{column}{rest}"))
}

/// The cells of a name in either notation: `r4c5`, `D5`, `r57c23`, `AB12`.
fn cells(name: &str) -> Option<Vec<Cell>> {
    if let Ok(cell) = name.parse() {
        return Some(vec![cell]);
    }
    let name = name.to_lowercase();
    let rest = name.strip_prefix('r');
    let (rows, columns) = if let Some((rows, columns)) = rest.and_then(|rest| rest.split_once('c')) {
        (rows.chars().map(|row| format!("r{row}c")).collect::<Vec<_>>(), columns)
    } else {
        let (rows, columns) = name.split_at(name.find(|c: char| c.is_ascii_digit())?);
        (rows.chars().map(String::from).collect(), columns)
    };
    let named = rows.iter().flat_map(|row| columns.chars().map(move |column| format!("{row}{column}").parse().ok()));
    named.collect::<Option<Vec<Cell>>>().filter(|cells| !cells.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_steps_conclude_is_read_back() {
        for (text, names) in [
            ("r7c4,r8c2<>7", "r7c4<>7 r8c2<>7"),
            ("r57c2<>3", "r5c2<>3 r7c2<>3"),
            ("r4c34,r5c4<>34", "r4c3<>3 r4c3<>4 r4c4<>3 r4c4<>4 r5c4<>3 r5c4<>4"),
            ("r4c5=7, r1c1≠2", "r4c5=7 r1c1<>2"),
            ("r4c5、r6c7", "r4c5 r6c7"),
            ("r4c55, r4c5", "r4c5"),
            ("AB1 != 7", "r1c1<>7 r2c1<>7"),
            ("r12c3=5?", "r1c3=5? r2c3=5?"),
            ("4,5", "r4c5"),
            (" (4, 5) <> 7", "r4c5<>7"),
        ] {
            let read: Vec<String> = Question::list(text).unwrap().iter().map(Question::to_string).collect();
            assert_eq!(read.join(" "), names, "{text}");
        }
        for text in [
            "",
            "r4",
            "r4c5=",
            "r4c5<>0",
            "r10c2<>3",
            "r4c5=7,",
            "x",
            "r4c5 r6c7",
            "<>7",
            "rc<>7",
            "r1c<>7",
            "4,0",
            "4,5,6",
        ] {
            assert!(Question::list(text).is_err(), "{text}");
        }
        assert!(Question::conclusions("r4c5,r4c6").is_err() && Question::conclusions("r4c5,r4c6<>1").is_ok());
    }
}
