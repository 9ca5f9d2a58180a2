//! The refusals: why a request is not answered.
use hyper::StatusCode;
use serde_json::json;
use std::time::Duration;

/// The reason why a request is not answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Refusal {
    /// It does not say for whom it is, or says so twice.
    NoHost,
    /// It is for another server, or a page of another server asks.
    Foreign(&'static str),
    /// There is nothing of that name.
    NotFound,
    /// It cannot be done to what it names; these can.
    Method(&'static str),
    /// It took too long to come.
    Slow,
    /// It has more bytes than this.
    TooLarge(usize),
    /// It does not say that it is JSON.
    NotJson,
    /// It is no text, or breaks off.
    Unreadable(&'static str),
    /// Others are worked on.
    Busy,
    /// The answer took longer than this.
    TooLong(Duration),
    /// The answer took more memory than this many bytes.
    TooMuch(u64),
    /// The process that works on answers came to an end.
    Crashed(String),
}

impl Refusal {
    /// The status code of HTTP.
    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::NoHost | Self::Unreadable(_) => StatusCode::BAD_REQUEST,
            Self::Foreign(_) => StatusCode::FORBIDDEN,
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::Method(_) => StatusCode::METHOD_NOT_ALLOWED,
            Self::Slow => StatusCode::REQUEST_TIMEOUT,
            Self::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Self::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Self::TooLong(_) => StatusCode::GATEWAY_TIMEOUT,
            Self::TooMuch(_) | Self::Crashed(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The word for it.
    const fn kind(&self) -> &'static str {
        match self {
            Self::NoHost => "no-host",
            Self::Foreign(_) => "foreign",
            Self::NotFound => "not-found",
            Self::Method(_) => "method",
            Self::Slow => "slow",
            Self::TooLarge(_) => "too-large",
            Self::NotJson => "not-json",
            Self::Unreadable(_) => "unreadable",
            Self::Busy => "busy",
            Self::TooLong(_) => "too-long",
            Self::TooMuch(_) => "too-much",
            Self::Crashed(_) => "crashed",
        }
    }

    /// The reason in words.
    pub(crate) fn message(&self) -> String {
        match self {
            Self::NoHost => "expected one Host header".to_owned(),
            Self::Foreign(header) => format!("expected the {header} of this server, found another"),
            Self::NotFound => "there is nothing of this name".to_owned(),
            Self::Method(allowed) => format!("expected {allowed}"),
            Self::Slow => "the request took too long to come".to_owned(),
            Self::TooLarge(most) => format!("expected a request of at most {most} bytes, found a larger one"),
            Self::NotJson => "expected the type application/json".to_owned(),
            Self::Unreadable(what) => format!("no request: {what}"),
            Self::Busy => "others are worked on: ask again".to_owned(),
            Self::TooLong(most) => format!("the answer took longer than {} s and was given up", most.as_secs_f64()),
            Self::TooMuch(most) => format!("the answer took more than {} MiB of memory and was given up", most >> 20),
            Self::Crashed(what) => format!("the answer was lost, which is a fault of this program: {what}"),
        }
    }

    /// The refusal as an object, in the form of the reply that there is no answer.
    pub(crate) fn body(&self) -> String {
        json!({ "type": "error", "kind": self.kind(), "message": self.message() }).to_string()
    }

    /// True if the connection can go on: the whole request was read.
    pub(crate) const fn is_about_the_answer(&self) -> bool {
        matches!(self, Self::Busy | Self::TooLong(_) | Self::TooMuch(_) | Self::Crashed(_))
    }
}
