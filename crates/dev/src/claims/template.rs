//! Templates with places for names: `{C} see[s|] the {D} at {C}`.

/// A part of a template.
#[derive(Clone, PartialEq, Eq, Debug)]
enum TemplatePart {
    Literal(String),
    /// A place for any of several words.
    Words(Vec<String>),
    /// A name of a kind.
    Name(char),
}

/// A text with places for names.
pub(super) struct Template {
    parts: Vec<TemplatePart>,
}

/// The length of what is read of a text, with all names so far.
pub(super) type NamesRead<N> = (usize, N);

/// The names so far with each of the ways to read one more.
pub(super) fn added_each<N: Clone, T>(
    known: &N,
    found: impl IntoIterator<Item = (usize, T)>,
    add: impl Fn(&mut N, T),
) -> Vec<NamesRead<N>> {
    let with = |(end, it)| {
        let mut known = known.clone();
        add(&mut known, it);
        (end, known)
    };
    found.into_iter().map(with).collect()
}

impl Template {
    /// Reads a template.
    pub(super) fn new(template: &str) -> Self {
        let mut parts = Vec::new();
        let mut left = template;
        while let Some(at) = left.find(['{', '[']) {
            if at > 0 {
                parts.push(TemplatePart::Literal(left[..at].to_owned()));
            }
            let close = if left[at..].starts_with('{') { '}' } else { ']' };
            let end = left[at..].find(close).map_or(left.len() - 1, |it| at + it);
            let inside = &left[at + 1..end];
            parts.push(match close {
                '}' => TemplatePart::Name(inside.chars().next().unwrap_or(' ')),
                _ => TemplatePart::Words(inside.split('|').map(str::to_owned).collect()),
            });
            left = &left[end + 1..];
        }
        if !left.is_empty() {
            parts.push(TemplatePart::Literal(left.to_owned()));
        }
        Self { parts }
    }

    /// All ways in which a text begins with the template; `name` gives every way in which a text begins with a name of a
    /// kind, added to the names so far.
    pub(super) fn ways<N: Clone + Default>(
        &self,
        text: &str,
        name: impl Fn(char, &str, &N) -> Vec<NamesRead<N>>,
    ) -> Vec<NamesRead<N>> {
        let mut ways = vec![(0, N::default())];
        for part in &self.parts {
            let mut next = Vec::new();
            for (at, named) in ways {
                let rest = &text[at..];
                match part {
                    TemplatePart::Literal(word) => {
                        next.extend(rest.starts_with(word).then(|| (at + word.len(), named)));
                    }
                    TemplatePart::Words(words) => {
                        let fitting = words.iter().filter(|word| rest.starts_with(word.as_str()));
                        next.extend(fitting.map(|word| (at + word.len(), named.clone())));
                    }
                    TemplatePart::Name(kind) => {
                        next.extend(name(*kind, rest, &named).into_iter().map(|(end, named)| (at + end, named)));
                    }
                }
            }
            ways = next;
            if ways.is_empty() {
                break;
            }
        }
        ways
    }
}
