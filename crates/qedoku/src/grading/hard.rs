//! The text on what makes a puzzle hard.
use super::{BottleneckFields, EffortFields};
use qedoku_explain::Style;
use qedoku_techniques::Method;

impl EffortFields {
    /// The effort and the rounds that ask the most, on one line.
    ///
    /// ```
    /// use qedoku::grade::{BottleneckFields, EffortFields};
    /// use qedoku::Style;
    ///
    /// let method = "x-wing".to_owned();
    /// let concludes = Some("r4c7<>4".to_owned());
    /// let hard = BottleneckFields { round: 7, method, finds: 1, cost: 1.0, concludes };
    /// let effort = EffortFields { effort: 3.2, rounds: 12, bottlenecks: vec![hard] };
    /// let told = "effort 3.2; round 7 of 12: one X-Wing (r4c7<>4), nothing easier left";
    /// assert_eq!(effort.describe(Style::default()), told);
    /// ```
    pub fn describe(&self, style: Style) -> String {
        let effort = format!("{:.1}", self.effort);
        let mut parts = vec![style.say(&HardText::Effort { effort: &effort })];
        parts.extend(self.bottlenecks.iter().map(|it| it.describe_part(self.rounds, style)));
        style.semicolons(parts)
    }
}

impl BottleneckFields {
    /// The method of the round in words: `chain of 4 strong links`; one that is not known as it is written.
    pub fn method_name(&self, style: Style) -> String {
        Method::named(&self.method).map_or_else(|| self.method.clone(), |method| style.say(&MethodName(method)))
    }

    /// The round and what it asks for.
    fn describe_part(&self, rounds: usize, style: Style) -> String {
        let round = self.round;
        let finds = self.finds;
        let Some(method) = Method::named(&self.method) else {
            return format!("{round}/{rounds} {}:{finds}", self.method);
        };
        let what = Finds { method, finds };
        style.say(&match &self.concludes {
            _ if method == Method::Beyond => HardText::Beyond { round, rounds, what },
            Some(concludes) => HardText::Lone { round, rounds, what, concludes },
            None => HardText::Round { round, rounds, what },
        })
    }
}

/// The name of a method, as a message.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MethodName(pub(crate) Method);

/// The number of finds of a method, as a message.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finds {
    pub(crate) method: Method,
    pub(crate) finds: usize,
}

/// The messages on what makes a puzzle hard.
#[derive(Clone, Copy, Debug)]
pub(crate) enum HardText<'a> {
    Effort { effort: &'a str },
    Beyond { round: usize, rounds: usize, what: Finds },
    Lone { round: usize, rounds: usize, what: Finds, concludes: &'a str },
    Round { round: usize, rounds: usize, what: Finds },
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_explain::Lang;

    #[test]
    fn every_method_has_words_in_both_languages() {
        let fixed = ["box", "line", "cell", "locked", "pair", "x-wing", "triple", "swordfish", "wing", "rectangle"];
        let more = ["quad", "jellyfish", "beyond", "chain-2", "assumption-1", "assumption-3", "nested-7"];
        for word in fixed.into_iter().chain(more) {
            for lang in Lang::ALL {
                let style = Style { language: lang, ..Style::default() };
                let text = |finds| {
                    let method = word.to_owned();
                    BottleneckFields { round: 1, method, finds, cost: 0.1, concludes: None }.describe_part(9, style)
                };
                assert!(!text(1).contains(word) || word.len() < 7, "{}", text(1));
                assert!(text(1) != text(2) || word == "beyond", "{}", text(1));
            }
        }
        let chain = BottleneckFields { round: 1, method: "chain-4".into(), finds: 1, cost: 0.1, concludes: None };
        assert_eq!(chain.method_name(Style::default()), "chain of 4 strong links");
        let one = BottleneckFields { round: 1, method: "new".into(), finds: 2, cost: 0.1, concludes: None };
        assert_eq!(one.describe_part(3, Style::default()), "1/3 new:2", "what is not known is said as it is written");
    }
}
