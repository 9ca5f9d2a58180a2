//! What makes a puzzle hard, in words.
use super::{BottleneckFields, EffortFields};
use qedoku_explain::{Lang, Voice, say};
use qedoku_techniques::Method;

impl EffortFields {
    /// The effort and the rounds that ask the most, on one line.
    ///
    /// ```
    /// use qedoku::{BottleneckFields, EffortFields, Voice};
    ///
    /// let (method, concludes) = ("x-wing".to_owned(), Some("r4c7<>4".to_owned()));
    /// let hard = BottleneckFields { round: 7, method, finds: 1, cost: 1.0, concludes };
    /// let effort = EffortFields { effort: 3.2, rounds: 12, bottlenecks: vec![hard] };
    /// let told = "effort 3.2; round 7 of 12: one X-Wing (r4c7<>4), nothing easier goes on";
    /// assert_eq!(effort.tell(Voice::default()), told);
    /// ```
    pub fn tell(&self, voice: Voice) -> String {
        let effort = format!("{:.1}", self.effort);
        let mut parts = vec![say!(voice, en: "effort {effort}", zh: "effort {effort}")];
        parts.extend(self.bottlenecks.iter().map(|it| it.tell(self.rounds, voice)));
        parts.join(&say!(voice, en: "; ", zh: "；"))
    }
}

impl BottleneckFields {
    /// The round and what it asks for.
    fn tell(&self, rounds: usize, voice: Voice) -> String {
        let (round, finds) = (self.round, self.finds);
        let Some(method) = Method::named(&self.method) else {
            return format!("{round}/{rounds} {}:{finds}", self.method);
        };
        let what = match voice.lang {
            Lang::En => english(method, finds),
            Lang::Zh => chinese(method, finds),
        };
        if method == Method::Beyond {
            return say!(voice, en: "round {round} of {rounds}: {what}", zh: "第 {round} 轮（共 {rounds} 轮）：{what}");
        }
        let lone = match &self.concludes {
            Some(concludes) => {
                let listed = concludes.replace(", ", "、");
                say!(voice, en: " ({concludes})", zh: "（{listed}）")
            }
            None => String::new(),
        };
        say!(
            voice,
            en: "round {round} of {rounds}: {what}{lone}, nothing easier goes on",
            zh: "第 {round} 轮（共 {rounds} 轮）：{what}{lone}，没有更容易的"
        )
    }
}

/// So many finds of a method in English.
fn english(method: Method, finds: usize) -> String {
    let (one, several) = match method {
        Method::Box => ("single in a box", "singles in boxes"),
        Method::Line => ("single in a row or column", "singles in rows or columns"),
        Method::Cell => ("cell with one candidate", "cells with one candidate"),
        Method::Locked => ("case of locked candidates", "cases of locked candidates"),
        Method::Pair => ("pair", "pairs"),
        Method::XWing => ("X-Wing", "X-Wings"),
        Method::Triple => ("triple", "triples"),
        Method::Swordfish => ("Swordfish", "Swordfish"),
        Method::Wing => ("XY-Wing or XYZ-Wing", "XY-Wings or XYZ-Wings"),
        Method::Rectangle => ("Unique Rectangle", "Unique Rectangles"),
        Method::Quad => ("quad", "quads"),
        Method::Jellyfish => ("Jellyfish", "Jellyfish"),
        Method::Chain(links) => {
            let [one, several] = ["chain", "chains"].map(|word| format!("{word} of {links} strong links"));
            return counted(finds, &one, &several);
        }
        Method::Assumption(rounds) => return trial(finds, rounds, "of singles"),
        Method::Nested(rounds) => return trial(finds, rounds, "with assumptions inside it"),
        Method::Beyond => return "more than assumptions inside an assumption show".to_owned(),
    };
    counted(finds, one, several)
}

/// So many candidates that an assumption refutes.
fn trial(finds: usize, rounds: u32, how: &str) -> String {
    let (ending, many) = (if rounds == 1 { "" } else { "s" }, format!("{rounds} round"));
    let one = format!("candidate that an assumption refutes in {many}{ending} {how}");
    let several = format!("candidates that assumptions refute in {many}{ending} {how}");
    counted(finds, &one, &several)
}

fn counted(finds: usize, one: &str, several: &str) -> String {
    if finds == 1 { format!("one {one}") } else { format!("{finds} {several}") }
}

/// So many finds of a method in Chinese.
fn chinese(method: Method, finds: usize) -> String {
    let only = if finds == 1 { "只有 ".to_owned() } else { String::new() };
    let name = match method {
        Method::Box => "个宫排除".to_owned(),
        Method::Line => "个行列排除".to_owned(),
        Method::Cell => "个唯一余数".to_owned(),
        Method::Locked => "处区块".to_owned(),
        Method::Pair => "个数对".to_owned(),
        Method::XWing => "个 X-Wing".to_owned(),
        Method::Triple => "个三数组".to_owned(),
        Method::Swordfish => "个剑鱼".to_owned(),
        Method::Wing => "个 XY-Wing 或 XYZ-Wing".to_owned(),
        Method::Rectangle => "个唯一矩形".to_owned(),
        Method::Quad => "个四数组".to_owned(),
        Method::Jellyfish => "个水母".to_owned(),
        Method::Chain(links) => format!("条含 {links} 个强链的链"),
        Method::Assumption(rounds) => format!("个候选数，假设后经 {rounds} 轮排除或余数得出矛盾"),
        Method::Nested(rounds) => format!("个候选数，假设中再作假设，经 {rounds} 轮得出矛盾"),
        Method::Beyond => return "假设中再作假设也无法推进".to_owned(),
    };
    format!("{only}{finds} {name}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_method_has_words_in_both_languages() {
        let fixed = ["box", "line", "cell", "locked", "pair", "x-wing", "triple", "swordfish", "wing", "rectangle"];
        let more = ["quad", "jellyfish", "beyond", "chain-2", "assumption-1", "assumption-3", "nested-7"];
        for word in fixed.into_iter().chain(more) {
            for lang in Lang::ALL {
                let voice = Voice { lang, ..Voice::default() };
                let told = |finds| {
                    let method = word.to_owned();
                    BottleneckFields { round: 1, method, finds, cost: 0.1, concludes: None }.tell(9, voice)
                };
                assert!(!told(1).contains(word) || word.len() < 7, "{}", told(1));
                assert!(told(1) != told(2) || word == "beyond", "{}", told(1));
            }
        }
        let one = BottleneckFields { round: 1, method: "new".into(), finds: 2, cost: 0.1, concludes: None };
        assert_eq!(one.tell(3, Voice::default()), "1/3 new:2", "what is not known is said as it is written");
    }
}
