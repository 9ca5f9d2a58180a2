//! Requests and replies as data: one way in for what speaks JSON.
mod answer;
mod name;
mod order;
mod reply;
mod request;
mod rules;
mod settings;
mod texts;
mod variant_record;

pub use answer::{answer, answer_json, answer_text};
pub use name::NameRequest;
pub use order::OrderRequest;
pub use reply::{LogReply, Reply};
pub use request::{
    GenerateRequest, GradeRequest, HintRequest, LogRequest, PuzzleRequest, Request, SearchRequest, SolveRequest,
    StepsRequest, TechniquesRequest, WhyRequest,
};
pub use rules::{CellClash, RulesRecord};
pub use settings::{RequestSettings, ShowSettings, StepNumber};
pub use texts::{DrawRequest, ReadRecord, ReadRequest, StepDescription, WriteRequest};
pub use variant_record::VariantRecord;

/// The JSON schema of requests and replies, under these names among its definitions.
#[cfg(feature = "schema")]
pub fn schemas() -> schemars::Schema {
    schemars::schema_for!(Exchange)
}

/// A request and its reply.
#[cfg(feature = "schema")]
#[derive(schemars::JsonSchema)]
#[expect(dead_code, reason = "it only describes")]
struct Exchange {
    /// The request.
    request: Request,
    /// The reply.
    reply: Reply,
}
