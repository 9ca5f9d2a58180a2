//! The columns beside a puzzle in its record, which are repeated in what is written about it.
use qedoku_formats::{CsvRow, TextRecord, csv_field};
use serde_json::{Map, Value};

/// The prefix of a column of ours if the input has a column of the same name.
const PREFIX: &str = "qedoku_";

/// The fields that tell what a puzzle is called, whatever case they are in.
const NAMED: [&str; 3] = ["name", "title", "id"];

/// The fields of a row of a table or of an object in which a puzzle stands, in their order, the puzzle among them.
///
/// ```
/// use qedoku::log::InputColumns;
/// use qedoku_formats::Stream;
///
/// let text = format!("id,puzzle,level\nm7,{},hard\n", ".".repeat(81));
/// let record = Stream::new(text.as_bytes(), None).next().expect("a record")?;
/// let beside = InputColumns::of(&record);
/// assert_eq!(beside.id().as_deref(), Some("m7"));
/// let columns = beside.columns(&["id", "puzzle", "tier"]);
/// assert_eq!(columns.heading(), "id,puzzle,level,qedoku_puzzle,tier\n");
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct InputColumns {
    fields: Vec<(String, Value)>,
}

impl InputColumns {
    /// The columns beside the puzzle of a record; none if the record is neither a row nor an object.
    pub fn of(record: &TextRecord) -> Self {
        if let Some(row) = record.row() {
            return Self::of_row(&row);
        }
        let text = record.source.trim().trim_end_matches(',');
        let object = text.starts_with('{').then(|| serde_json::from_str(text).ok()).flatten();
        Self { fields: object.map(|it: Map<String, Value>| it.into_iter().collect()).unwrap_or_default() }
    }

    /// The fields of a row; those without a name are called by their place.
    fn of_row(CsvRow { names, fields: row }: &CsvRow<'_>) -> Self {
        let mut fields: Vec<(String, Value)> = Vec::with_capacity(row.len().max(names.len()));
        for at in 0..row.len().max(names.len()) {
            let mut name = names.get(at).map_or_else(|| format!("column_{}", at + 1), ToString::to_string);
            if fields.iter().any(|(known, _)| *known == name) {
                name = format!("{name}_{}", at + 1);
            }
            fields.push((name, Value::from(row.get(at).map(AsRef::as_ref).unwrap_or_default())));
        }
        Self { fields }
    }

    /// True if there is nothing.
    pub const fn is_empty(&self) -> bool {
        self.fields.is_empty()
    }

    /// The fields as an object.
    pub fn fields(&self) -> Map<String, Value> {
        self.fields.iter().cloned().collect()
    }

    /// The name of the puzzle: the field `name`, `title` or `id`, the first of these that there is.
    pub fn id(&self) -> Option<String> {
        let named = |wanted: &str| self.fields.iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted));
        let (_, value) = NAMED.iter().find_map(|wanted| named(wanted))?;
        Some(field_text(value)).filter(|id| !id.is_empty())
    }

    /// A field by its name, or by ours with a prefix if there is one.
    pub(crate) fn field(&self, name: &str) -> Option<String> {
        self.value(name).map(field_text)
    }

    fn value(&self, name: &str) -> Option<&Value> {
        let of = |wanted: &str| self.fields.iter().find(|(known, _)| known == wanted).map(|(_, value)| value);
        of(&format!("{PREFIX}{name}")).or_else(|| of(name))
    }

    /// The counts of a field, as an object or as `name:count name:count`.
    pub(crate) fn counts(&self, name: &str) -> impl Iterator<Item = (String, u64)> {
        let pairs: Vec<(String, u64)> = match self.value(name) {
            Some(Value::Object(counts)) => {
                counts.iter().filter_map(|(name, count)| Some((name.clone(), count.as_u64()?))).collect()
            }
            Some(Value::String(text)) => {
                let pairs = text.split(' ').filter_map(|pair| pair.rsplit_once(':'));
                pairs.filter_map(|(name, count)| Some((name.to_owned(), count.parse().ok()?))).collect()
            }
            _ => Vec::new(),
        };
        pairs.into_iter()
    }

    /// The columns of a table that goes on from this record: these, and ours behind them. A name of ours that is taken gets
    /// a prefix; ours for the name of the puzzle, `id` or `name`, is then left out, for it says the same.
    pub fn columns(&self, ours: &[&str]) -> TableColumns {
        let theirs: Vec<String> = self.fields.iter().map(|(name, _)| name.clone()).collect();
        let has = |names: &[&str]| theirs.iter().any(|it| names.iter().any(|name| it.eq_ignore_ascii_case(name)));
        let kept = ours.iter().map(|name| match *name {
            "id" if theirs.iter().any(|it| it == name) => None,
            "name" if has(&NAMED) => None,
            name => Some(name),
        });
        let ours = kept.map(|name| name.map(|name| free(name, |name| theirs.iter().any(|it| it == name)))).collect();
        TableColumns { theirs, ours }
    }

    /// An object of ours behind these fields.
    pub fn with(&self, ours: Map<String, Value>) -> Map<String, Value> {
        let mut all = self.fields();
        for (name, value) in ours {
            if name == "id" && all.contains_key("id") {
                continue;
            }
            let name = free(&name, |name| all.contains_key(name));
            all.insert(name, value);
        }
        all
    }
}

/// A name that is not taken.
fn free(name: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let mut name = name.to_owned();
    while is_taken(&name) {
        name.insert_str(0, PREFIX);
    }
    name
}

/// A value as a field of a table.
fn field_text(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// A field as it stands in a table: a number as it is, the rest as words from outside.
fn field(text: &str) -> String {
    let is_number = text.parse::<f64>().is_ok_and(f64::is_finite) && !text.starts_with('+');
    if is_number { text.to_owned() } else { csv_field(text) }
}

/// The columns of a table: those that came in, and ours.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableColumns {
    theirs: Vec<String>,
    /// Our fields; none where a column of the input stands for one.
    ours: Vec<Option<String>>,
}

impl TableColumns {
    /// The heading, with the end of the line.
    pub fn heading(&self) -> String {
        let names = self.theirs.iter().chain(self.ours.iter().flatten());
        names.map(|name| csv_field(name)).collect::<Vec<_>>().join(",") + "\n"
    }

    /// A row, with the end of the line: the fields of a record by their names, and ours in their order.
    pub fn row(&self, beside: &InputColumns, ours: &[String]) -> String {
        let value =
            |name: &String| beside.fields.iter().find(|(known, _)| known == name).map(|(_, value)| field_text(value));
        let theirs = self.theirs.iter().map(|name| field(&value(name).unwrap_or_default()));
        let ours = self.ours.iter().zip(ours).filter(|(name, _)| name.is_some()).map(|(_, ours)| csv_field(ours));
        theirs.chain(ours).collect::<Vec<_>>().join(",") + "\n"
    }

    /// The fields of a record for which there is no column.
    pub fn lost<'b>(&self, beside: &'b InputColumns) -> impl Iterator<Item = &'b str> {
        let names = beside.fields.iter().map(|(name, _)| name.as_str());
        names.filter(|name| !self.theirs.iter().any(|known| known == name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_formats::Stream;

    fn input_fields(text: &str) -> Vec<InputColumns> {
        Stream::new(text.as_bytes(), None).map(|record| InputColumns::of(&record.expect("a record"))).collect()
    }

    #[test]
    fn fields_go_through_as_they_were_named() {
        let empty = ".".repeat(81);
        let rows = input_fields(&format!("id;puzzle;level;level\n7;{empty};\"a \"\"b\"\"; c\"\n8;12;=1+1;-3;x\n"));
        let columns = rows[0].columns(&["line", "id", "puzzle", "level", "error"]);
        assert_eq!(columns.heading(), "id,puzzle,level,level_4,line,qedoku_puzzle,qedoku_level,error\n");
        let ours = ["1", "7", "P", "hard", ""].map(str::to_owned);
        assert_eq!(columns.row(&rows[0], &ours), format!("7,{empty},\"a \"\"b\"\"; c\",,1,P,hard,\n"));
        assert_eq!(columns.row(&rows[1], &ours), "8,12,\"'=1+1\",-3,1,P,hard,\n");
        assert_eq!(columns.lost(&rows[1]).collect::<Vec<_>>(), ["column_5"]);
        assert_eq!(rows[1].id().as_deref(), Some("8"));
    }

    #[test]
    fn ours_never_stand_over_theirs() {
        let text = format!("{{\"id\":7,\"puzzle\":\"{}\",\"line\":[1],\"qedoku_line\":null}}\n", ".".repeat(81));
        let all =
            input_fields(&text)[0].with(Map::from_iter([("line".to_owned(), 1.into()), ("id".to_owned(), "7".into())]));
        let names: Vec<&String> = all.keys().collect();
        assert_eq!(names, ["id", "puzzle", "line", "qedoku_line", "qedoku_qedoku_line"]);
        assert_eq!(
            (&all["id"], &all["line"], &all["qedoku_qedoku_line"]),
            (&7.into(), &Value::from(vec![1]), &1.into())
        );
    }
}
