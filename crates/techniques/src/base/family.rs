//! Families: techniques that differ in a few words and a size, declared as a table.

/// The words in which the techniques of a family differ.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FamilyWords {
    /// In each row a word and what other techniques of the family have in its place. The texts have the first in braces.
    pub(crate) rows: &'static [&'static [&'static str]],
    /// The column of the technique: the place of its word in each row.
    pub(crate) column: usize,
}

impl FamilyWords {
    /// The word of the technique for the one in braces. A word that no row begins with is an error at compile time.
    const fn instead_of(self, braced: &[u8]) -> &'static [u8] {
        let mut row = 0;
        while !same(self.rows[row][0].as_bytes(), braced) {
            row += 1;
        }
        self.rows[row][self.column].as_bytes()
    }
}

const fn same(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

/// The words for numbers, from two on.
pub(crate) const fn numbers(number: usize) -> FamilyWords {
    const ROWS: &[&[&str]] = &[
        &["two", "three", "four", "five", "six", "seven"],
        &["Two", "Three", "Four", "Five", "Six", "Seven"],
        &["两", "三", "四", "五", "六", "七"],
        // Of orders, which have no word of their own for two.
        &["二", "三", "四", "五", "六", "七"],
    ];
    FamilyWords { rows: ROWS, column: number - 2 }
}

/// The text of one technique, made of that of its family at compile time. Of one that is longer than `N` bytes only the
/// length is known.
#[derive(Debug)]
pub(crate) struct FamilyText<const N: usize> {
    bytes: [u8; N],
    len: usize,
}

impl<const N: usize> FamilyText<N> {
    const EMPTY: Self = Self { bytes: [0; N], len: 0 };

    /// The text with the words of the technique for those in braces.
    pub(crate) const fn filled(text: &[u8], words: FamilyWords) -> Self {
        let mut filled = Self::EMPTY;
        filled.fill(text, words);
        filled
    }

    const fn fill(&mut self, text: &[u8], words: FamilyWords) {
        let mut rest = text;
        while let [first, after @ ..] = rest {
            if *first == b'{' {
                let (braced, after) = cut(after, b'}');
                self.push_all(words.instead_of(braced));
                rest = after;
            } else {
                self.push(*first);
                rest = after;
            }
        }
    }

    const fn push_all(&mut self, mut bytes: &[u8]) {
        while let [first, after @ ..] = bytes {
            self.push(*first);
            bytes = after;
        }
    }

    const fn push(&mut self, byte: u8) {
        if self.len < N {
            self.bytes[self.len] = byte;
        }
        self.len += 1;
    }

    /// The length of the text in bytes.
    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    /// The text; it has to have room.
    pub(crate) const fn as_str(&self) -> &str {
        assert!(self.len == N, "the text has the room it needs");
        match str::from_utf8(&self.bytes) {
            Ok(text) => text,
            Err(_) => panic!("texts are cut at signs of one byte"),
        }
    }
}

/// The parts of a text before and after the first byte of this value.
const fn cut(text: &[u8], byte: u8) -> (&[u8], &[u8]) {
    let mut at = 0;
    while at < text.len() && text[at] != byte {
        at += 1;
    }
    let (before, after) = text.split_at(at);
    (before, if let [_, after @ ..] = after { after } else { after })
}

/// Declares the techniques of a family, each with a line of its own: a unit struct with its [`Info`](crate::Info) that
/// implements [`Technique`](crate::Technique).
///
/// The doc comment and what stands at `zh:` are the texts of all of them, written for the first; what is another word for
/// another one stands in braces. `words:` gives these words for the value that a line has in parentheses; `kind:` may
/// follow. `search:` and, if they have one, `foresee:` and `fits:` take that value first.
macro_rules! family {
    ($(#[doc = $doc:expr])+ $tier:ident by $key:ident: $by:ty, words: $words:path,
        $(kind: $kind:ident,)?
        zh: { what: $what:literal, why: $why:literal, find: $find:literal $(,)? },
        search: $search:expr $(, foresee: $foresee:expr)? $(, fits: $fits:expr)?;
        $($vis:vis $ty:ident($value:expr) = $slug:literal, $name:literal, $zh:literal
            $(, se: $se:literal)? $(, hodoku: $code:literal $score:literal)? $(, aliases: $aliases:expr)? $(, wider: $wider:expr)?;)+) => {
        $(
            #[doc = $name]
            #[derive(Clone, Copy, Debug)]
            $vis struct $ty;
        )+

        const _: () = {
            const KIND: $crate::TechniqueKind = $crate::technique!(@kind $($kind)?);
            const DOCS: &str = concat!($($doc, "\n"),+);
            const SEARCH: fn($by, &$crate::Context<'_>, &mut $crate::Sink<'_>) -> ::std::ops::ControlFlow<()> = $search;
            const FORESEE: fn($by, &::qedoku_core::Layout, &::qedoku_core::Grid, $crate::Collector<'_>) =
                $crate::family!(@foresee $($foresee)?);
            const FITS: fn($by, &::qedoku_core::Layout) -> bool = $crate::family!(@fits $($fits)?);
            $(
                impl $ty {
                    /// The properties of the technique that are known without running it.
                    pub const INFO: $crate::Info = $crate::Info {
                        slug: $slug,
                        name: $name,
                        zh: $crate::Chinese {
                            name: $zh,
                            what: $crate::family!(@text ($what.as_bytes(), $words($value))),
                            why: $crate::family!(@text ($why.as_bytes(), $words($value))),
                            find: $crate::family!(@text ($find.as_bytes(), $words($value))),
                        },
                        tier: $crate::Tier::$tier,
                        kind: KIND,
                        se: $crate::technique!(@option $($se)?),
                        hodoku: $crate::technique!(@option $($crate::Hodoku { code: $code, score: $score })?),
                        aliases: $crate::technique!(@list $($aliases)?),
                        wider: $crate::technique!(@list $($wider)?),
                        assumes_unique: false,
                        docs: $crate::family!(@text (DOCS.as_bytes(), $words($value))),
                        file: file!(),
                    };
                }

                $crate::technique!(@implement $ty, |cx, sink| SEARCH($value, cx, sink),
                    |layout, solution, take| FORESEE($value, layout, solution, take);
                    |layout| FITS($value, layout));
            )+
        };
    };
    (@foresee) => { |_, _, _, _| () };
    (@foresee $foresee:expr) => { $foresee };
    (@fits) => { |_, _| true };
    (@fits $fits:expr) => { $fits };
    (@text $arguments:tt) => {{
        use $crate::base::family::FamilyText;
        const TEXT: &FamilyText<{ FamilyText::<0>::filled $arguments.len() }> = &FamilyText::filled $arguments;
        TEXT.as_str()
    }};
}
pub(crate) use family;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_in_braces_are_those_of_the_technique() {
        let text = |number: usize| {
            let filled = FamilyText::<64>::filled("{Two} {二} {two}s".as_bytes(), numbers(number));
            str::from_utf8(&filled.bytes[..filled.len]).unwrap().to_owned()
        };
        assert_eq!(text(2), "Two 二 twos");
        assert_eq!(text(7), "Seven 七 sevens");
    }
}
