//! Writes errors of the command-line parser (clap), whose own messages are English only, in Chinese.
use super::advice;
use super::style::spoken;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use qedoku::generate::RangeFault;
use qedoku_explain::{Lang, Style};
use std::ffi::OsString;

/// The text of an error for readers of Chinese, if it is one that the parser made of a command line.
pub(crate) fn in_chinese(error: &clap::Error, args: &[OsString]) -> Option<String> {
    if spoken(asked(args)) != Lang::Zh {
        return None;
    }
    let text = |kind| error.get(kind).map(shown);
    let arg = text(ContextKind::InvalidArg).unwrap_or_default();
    let value = text(ContextKind::InvalidValue).unwrap_or_default();
    let fault = match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => format!("选项 {arg} 需要一个值"),
        ErrorKind::InvalidValue => format!("选项 {arg} 没有“{value}”这个值"),
        ErrorKind::ValueValidation => {
            let why = std::error::Error::source(error).map(|why| format!("：{}", reason(why))).unwrap_or_default();
            format!("选项 {arg} 的值“{value}”不对{why}")
        }
        ErrorKind::UnknownArgument => format!("没有选项 {arg}"),
        ErrorKind::InvalidSubcommand => {
            format!("没有命令 {}", text(ContextKind::InvalidSubcommand).unwrap_or_default())
        }
        ErrorKind::MissingRequiredArgument => format!("缺少 {arg}"),
        ErrorKind::ArgumentConflict => {
            format!("{arg} 不能与 {} 同用", text(ContextKind::PriorArg).unwrap_or_default())
        }
        ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues => format!("选项 {arg} 的值的个数不对"),
        _ => return None,
    };
    let mut lines = vec![format!("错误：{fault}")];
    lines.extend(text(ContextKind::ValidValue).filter(|all| !all.is_empty()).map(|all| format!("  [可用的值：{all}]")));
    let near = [ContextKind::SuggestedArg, ContextKind::SuggestedValue, ContextKind::SuggestedSubcommand];
    let near = near.into_iter().find_map(text).filter(|near| !near.is_empty());
    lines.extend(near.map(|near| format!("  提示：相近的有 {near}")));
    lines.extend(
        text(ContextKind::Suggested)
            .filter(|it| !it.is_empty())
            .map(|text| format!("  提示：{}", advice::in_chinese(&text))),
    );
    let usage = text(ContextKind::Usage).map(|usage| usage.trim_start_matches("Usage:").trim().to_owned());
    lines.extend(usage.filter(|usage| !usage.is_empty()).map(|usage| format!("\n用法：{usage}")));
    Some(lines.join("\n") + "\n\n详见 --help（英文）。\n")
}

/// Why a value is refused, in Chinese if it is an error of ours.
fn reason(why: &(dyn std::error::Error + 'static)) -> String {
    let style = Style { language: Lang::Zh, ..Style::default() };
    let range = || why.downcast_ref::<RangeFault>().map(|fault| qedoku::Error::from(*fault).describe(style));
    let own = why.downcast_ref::<qedoku::Error>().map(|error| error.describe(style));
    own.or_else(range).unwrap_or_else(|| why.to_string())
}

/// The language that a command line names, read or not.
fn asked(args: &[OsString]) -> Option<Lang> {
    let words: Vec<_> = args.iter().map(|arg| arg.to_string_lossy()).collect();
    let behind = words.iter().position(|word| word == "--lang").and_then(|at| words.get(at + 1));
    let joined = words.iter().find_map(|word| word.strip_prefix("--lang="));
    let named = joined.or(behind.map(AsRef::as_ref))?;
    Lang::ALL.into_iter().find(|lang| lang.code() == named)
}

/// A part of an error as text.
fn shown(value: &ContextValue) -> String {
    match value {
        ContextValue::String(text) => text.clone(),
        ContextValue::Strings(all) => all.join("、"),
        ContextValue::StyledStr(text) => text.to_string(),
        ContextValue::StyledStrs(all) => all.iter().map(ToString::to_string).collect::<Vec<_>>().join("；"),
        ContextValue::Number(number) => number.to_string(),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::Cli;
    use super::*;

    #[test]
    fn what_the_parser_refuses_is_said_in_chinese() {
        let text = |line: &str| {
            let args: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            let error = Cli::read(args.clone()).map(|_| ()).expect_err("a bad command line");
            in_chinese(&error, &args)
        };
        let value = text("qedoku generate --lang zh --technique foo").expect("Chinese");
        assert!(value.starts_with("错误：选项 --technique <TECHNIQUES> 没有“foo”这个值\n"), "{value}");
        let option = text("qedoku grade --lang=zh --foo x").expect("Chinese");
        assert!(option.starts_with("错误：没有选项 --foo\n"), "{option}");
        let range = text("qedoku grade --lang zh --er abc").expect("Chinese");
        assert!(range.contains("“abc”不对：应为一个数或一个范围，如 7.0..7.5，带一位小数\n"), "{range}");
        assert_eq!(text("qedoku grade --lang en --foo x"), None);
    }
}
