//! The lines that stand around the reports of a log.
use crate::report_text::log::LogText;
use qedoku_explain::{En, language};

language! {
    en: En;

    LogText<'_> {
        NoTrace { source, text } => "{source}: no trace: {text}";
        Id { id } => " ({id})";
        Puzzle { source, number, id, text } => "{source}: puzzle {number}{id}: {text}";
        Refused { refused, plural } => ", {refused} puzzle{plural} not run";
        Junk { junk, plural } => ", text that is no trace in {junk} place{plural}";
        Counts { accepted, run, rest } => "{accepted} of {run} traces accepted{rest}";
        Unchecked { claims } => "not checked: {claims}";
        Nothing { source } => "{source}: expected a trace as json or ndjson, found nothing";
        NoVeripb { install } => "no proof is checked, for VeriPB is not installed; it comes with: {install}";
        Unread => "the trace cannot be read";
        NoProof { why } => "no proof: {why}";
        OneSolution => ", assuming that the puzzle has one solution";
        Accepted { one, verdict } => "VeriPB accepts the proof{one}: {verdict}";
        Rejected { complaint } => "VeriPB rejects the proof: {complaint}";
    }
}
