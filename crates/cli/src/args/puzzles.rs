//! Options of `convert`.
use super::Input;
use super::shared::{format, known};
use clap::Args;
use qedoku_core::text::Format;

/// Options of `convert`.
#[derive(Args, Debug)]
pub(crate) struct Convert {
    #[command(flatten)]
    pub(crate) input: Input,
    #[arg(long, value_name = "FORMAT", default_value = "line", value_parser = format, help = known("The format to write"))]
    pub(crate) to: Format,
}
