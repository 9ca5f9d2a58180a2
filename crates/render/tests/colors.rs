//! Colors of drawings, as eyes of every kind see them.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
use std::collections::BTreeMap;
use std::fmt::Write as _;

const CSS: &str = include_str!("../src/picture/svg/board.css");

/// The lightness of the channels of a color, from 0 to 1.
type Light = [f64; 3];

/// A way of seeing: what each channel becomes of the three, in linear light (Machado, Oliveira and Fernandes 2009, at
/// full strength).
const EYES: [(&str, [Light; 3]); 4] = [
    ("normal", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    ),
    (
        "deuteranopia",
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    ),
    (
        "tritanopia",
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
    ),
];

fn linear(color: &str) -> Light {
    let hex = color.trim_start_matches('#');
    let wide: String = if hex.len() == 3 { hex.chars().flat_map(|c| [c, c]).collect() } else { hex.to_owned() };
    [0, 2, 4].map(|at| {
        let share = f64::from(u8::from_str_radix(&wide[at..at + 2], 16).unwrap()) / 255.0;
        if share <= 0.040_45 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    })
}

fn seen(color: Light, eye: &[Light; 3]) -> Light {
    eye.map(|row| row.iter().zip(color).map(|(by, light)| by * light).sum::<f64>().clamp(0.0, 1.0))
}

/// The contrast of two colors, from 1 to 21, as WCAG has it.
fn contrast(one: Light, other: Light) -> f64 {
    let [one, other] = [one, other].map(|[red, green, blue]| 0.212_6 * red + 0.715_2 * green + 0.072_2 * blue + 0.05);
    one.max(other) / one.min(other)
}

/// The distance of two colors in CIELAB: 2 is just seen, 10 at a glance.
fn apart(one: Light, other: Light) -> f64 {
    let lab = |[red, green, blue]: Light| {
        let f = |value: f64| if value > 0.008_856 { value.cbrt() } else { 7.787 * value + 16.0 / 116.0 };
        let x = f((0.412_4 * red + 0.357_6 * green + 0.180_5 * blue) / 0.950_5);
        let y = f(0.212_6 * red + 0.715_2 * green + 0.072_2 * blue);
        let z = f((0.019_3 * red + 0.119_2 * green + 0.950_5 * blue) / 1.089);
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    };
    lab(one).iter().zip(lab(other)).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

/// The declarations of a theme, by name; the dark theme changes some of the light one.
fn themes() -> [(&'static str, BTreeMap<String, String>); 2] {
    let blocks: Vec<&str> = CSS.split('{').filter(|block| block.starts_with("--paper")).collect();
    assert_eq!(blocks.len(), 2, "a light and a dark theme");
    let read = |block: &str| -> BTreeMap<String, String> {
        let (block, _) = block.split_once('}').unwrap();
        let pairs = block.split(';').filter_map(|pair| pair.split_once(':'));
        pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
    };
    let light = read(blocks[0]);
    let mut dark = read(blocks[0]);
    dark.extend(read(blocks[1]));
    [("light", light), ("dark", dark)]
}

/// The color of a highlight: what the last rule with it says.
fn color(theme: &BTreeMap<String, String>, word: &str) -> Light {
    let rules = CSS.split('}').filter_map(|rule| rule.rsplit_once('{'));
    let has = |selector: &str| selector.trim().split(',').any(|each| each.trim() == format!(".qb .{word}"));
    let value =
        rules.filter(|(selector, _)| has(selector)).filter_map(|(_, body)| body.strip_prefix("--c:")).next_back();
    let value = value.unwrap_or_else(|| panic!("no color for {word}"));
    let name = value.strip_prefix("var(").and_then(|rest| rest.strip_suffix(')'));
    linear(name.map_or(value, |name| &theme[name]))
}

/// The words of highlights that stand on one picture with the same shape, so that color or line must tell them apart.
const ALIKE: [(&str, &[&str]); 7] = [
    ("filled circles", &["base", "pincer", "on", "set-b"]),
    ("filled circles of colors", &["color-a", "restricted"]),
    ("rings", &["off", "evidence"]),
    ("squares", &["pivot", "pincer"]),
    ("sets", &["set-a", "set-b", "set-c", "set-d"]),
    ("houses", &["base", "cover"]),
    ("cases", &["case-a", "case-b", "case-c", "case-d", "case-e"]),
];

/// The words of what is drawn as a line on the paper, and must stand out from it.
const LINES: [&str; 9] = ["strong", "weak", "case-a", "case-b", "case-c", "case-d", "case-e", "shared", "restricted"];

#[test]
fn colors_are_told_apart_by_every_eye() {
    let mut text = "Colors as eyes of each kind see them: contrast (WCAG), and distance (CIELAB).\n".to_owned();
    for (theme, values) in themes() {
        for (eye, matrix) in EYES {
            let paper = seen(linear(&values["--paper"]), &matrix);
            let of = |word: &str| seen(color(&values, word), &matrix);
            let _ = writeln!(text, "\n{theme}, {eye}");
            let lines = LINES.map(|word| (word, contrast(of(word), paper)));
            let (word, least) = lines.into_iter().min_by(|one, other| one.1.total_cmp(&other.1)).unwrap();
            let _ = writeln!(text, "  on paper: contrast {least:.1} at least ({word})");
            assert!(least >= 3.0, "{theme}, {eye}: {word} has a contrast of {least:.2} on paper");
            for (what, words) in ALIKE {
                let pairs =
                    words.iter().enumerate().flat_map(|(at, one)| words[at + 1..].iter().map(move |two| (one, two)));
                let far = pairs.map(|(one, two)| (apart(of(one), of(two)), one, two));
                let (far, one, two) = far.min_by(|one, two| one.0.total_cmp(&two.0)).unwrap();
                let _ = writeln!(text, "  {what}: {far:.0} apart at least ({one}, {two})");
                // Cases have their dashes and letters besides, sets their hatching, houses theirs.
                let least = if matches!(what, "cases" | "sets" | "houses") { 9.0 } else { 12.0 };
                assert!(far >= least, "{theme}, {eye}: {one} and {two} are {far:.1} apart");
            }
        }
    }
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/_cli");
    insta::with_settings!({ snapshot_path => folder, prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("colors", text);
    });
}

#[test]
fn cases_of_one_color_have_dashes_of_their_own() {
    let dash = |word: &str| {
        let rule = format!(".qb .link.{word}{{stroke-dasharray:");
        CSS.split(&rule).nth(1).and_then(|rest| rest.split_once('}')).map(|(dash, _)| dash.to_owned())
    };
    let mut dashes: Vec<Option<String>> = ('a'..='i').map(|letter| dash(&format!("case-{letter}"))).collect();
    dashes.sort();
    dashes.dedup();
    assert_eq!(dashes.len(), 9, "one dash a case: {dashes:?}");
}

#[test]
fn distances_are_those_of_the_eye() {
    assert!((contrast(linear("#000"), linear("#fff")) - 21.0).abs() < 0.01);
    assert!((apart(linear("#000"), linear("#fff")) - 100.0).abs() < 0.1);
    let [red, green] = ["#c00000", "#608000"].map(linear);
    let (_, deuteranopia) = EYES[2];
    assert!(apart(red, green) > 2.0 * apart(seen(red, &deuteranopia), seen(green, &deuteranopia)));
}
