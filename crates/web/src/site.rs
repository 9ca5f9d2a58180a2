//! Turns HTTP requests into responses.
use crate::files::PageFile;
use crate::guard::{HostGuard, only};
use crate::limits::ServerLimits;
use crate::packed::{SiteBody, takes_gzip};
use crate::pool::Pool;
use crate::refusal::Refusal;
use http_body_util::{BodyExt, Full, LengthLimitError, Limited};
use hyper::body::{Body, Bytes};
use hyper::header::{self, CONTENT_LENGTH, CONTENT_TYPE, HeaderValue};
use hyper::{Method, Request, Response, StatusCode};
use serde_json::json;
use std::error::Error;
use tokio::time::timeout;

/// The state of a server: its guard, its limits and its processes.
pub(crate) struct Site {
    pub(crate) guard: HostGuard,
    pub(crate) limits: ServerLimits,
    pub(crate) pool: Pool,
}

/// The kind of request.
enum SiteRequest {
    File(&'static PageFile),
    Version,
    Answer,
}

/// Scripts and styles come from files only: the page takes the styles of drawings out of them and adopts them.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; \
    img-src 'self' data: blob:; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

/// The headers of every response.
const HEADERS: [(&str, &str); 5] = [
    ("content-security-policy", POLICY),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("referrer-policy", "no-referrer"),
    ("x-content-type-options", "nosniff"),
];

const JSON: &str = "application/json";

impl Site {
    /// The response to a request; on a connection too many, that there are too many.
    pub(crate) async fn reply<B>(&self, request: Request<B>, is_crowded: bool) -> Response<Full<Bytes>>
    where
        B: Body<Error: Error + Send + Sync + 'static>,
    {
        let mut response = match self.found(request, is_crowded).await {
            Ok(response) => response,
            Err(refusal) => refused(&refusal),
        };
        for (name, value) in HEADERS {
            response.headers_mut().insert(name, HeaderValue::from_static(value));
        }
        response
    }

    async fn found<B>(&self, request: Request<B>, is_crowded: bool) -> Result<Response<Full<Bytes>>, Refusal>
    where
        B: Body<Error: Error + Send + Sync + 'static>,
    {
        self.guard.admit(&request)?;
        if is_crowded {
            return Err(Refusal::Busy);
        }
        let takes_gzip = takes_gzip(request.headers());
        match wanted(request.method(), request.uri().path())? {
            SiteRequest::File(file) => {
                let kind = file.kind().unwrap_or("application/octet-stream");
                Ok(response(kind, "no-cache", SiteBody::file(file, takes_gzip)))
            }
            SiteRequest::Version => {
                let version = json!({ "engine": env!("CARGO_PKG_VERSION"), "transport": "serve" });
                Ok(response(JSON, "no-store", SiteBody::plain(version.to_string())))
            }
            SiteRequest::Answer => {
                let text = self.text(request).await?;
                Ok(response(JSON, "no-store", SiteBody::reply(self.pool.answer(&text).await?, takes_gzip)))
            }
        }
    }

    /// The text of a request.
    async fn text<B>(&self, request: Request<B>) -> Result<Bytes, Refusal>
    where
        B: Body<Error: Error + Send + Sync + 'static>,
    {
        let most = self.limits.body;
        let is_json = only(request.headers(), CONTENT_TYPE).is_some_and(is_json);
        if !is_json || request.headers().contains_key(header::CONTENT_ENCODING) {
            return Err(Refusal::NotJson);
        }
        let length = only(request.headers(), CONTENT_LENGTH).and_then(|length| length.parse().ok());
        if length.is_some_and(|length: usize| length > most) {
            return Err(Refusal::TooLarge(most));
        }
        let body = Limited::new(request.into_body(), most).collect();
        let body = timeout(self.limits.upload, body).await.map_err(|_| Refusal::Slow)?;
        let body = body.map_err(|error| match error.downcast_ref::<LengthLimitError>() {
            Some(_) => Refusal::TooLarge(most),
            None => Refusal::Unreadable("it breaks off"),
        })?;
        let text = body.to_bytes();
        if std::str::from_utf8(&text).is_err() {
            return Err(Refusal::Unreadable("it is not UTF-8"));
        }
        Ok(text)
    }
}

/// The kind of a request by its path: files are for reading, and one path is for asking.
fn wanted(method: &Method, path: &str) -> Result<SiteRequest, Refusal> {
    if path == "/api" {
        return if method == Method::POST { Ok(SiteRequest::Answer) } else { Err(Refusal::Method("POST")) };
    }
    let wanted = match PageFile::at(path) {
        Some(file) => SiteRequest::File(file),
        None if path == "/api/version" => SiteRequest::Version,
        None => return Err(Refusal::NotFound),
    };
    if method == Method::GET || method == Method::HEAD { Ok(wanted) } else { Err(Refusal::Method("GET, HEAD")) }
}

/// True if a type is that of JSON, with parameters or without.
fn is_json(kind: &str) -> bool {
    let kind = kind.split(';').next().unwrap_or_default();
    kind.trim().eq_ignore_ascii_case(JSON)
}

fn response(kind: &'static str, caching: &'static str, body: SiteBody) -> Response<Full<Bytes>> {
    let mut response = body.into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    response
}

fn refused(refusal: &Refusal) -> Response<Full<Bytes>> {
    let mut response = response(JSON, "no-store", SiteBody::plain(refusal.body()));
    *response.status_mut() = refusal.status();
    let headers = response.headers_mut();
    if !refusal.is_about_the_answer() {
        headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    if let Refusal::Method(allowed) = *refusal {
        headers.insert(header::ALLOW, HeaderValue::from_static(allowed));
    }
    if refusal.status() == StatusCode::SERVICE_UNAVAILABLE {
        headers.insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(method: &str, path: &str) -> Result<&'static str, Refusal> {
        let wanted = wanted(&method.parse().unwrap(), path)?;
        Ok(match wanted {
            SiteRequest::File(file) => file.name,
            SiteRequest::Version => "version",
            SiteRequest::Answer => "answer",
        })
    }

    #[test]
    fn a_path_has_its_methods() {
        for method in ["GET", "HEAD"] {
            assert_eq!(found(method, "/"), Ok("index.html"));
            assert_eq!(found(method, "/api/version"), Ok("version"));
            assert_eq!(found(method, "/api"), Err(Refusal::Method("POST")));
            assert_eq!(found(method, "/none"), Err(Refusal::NotFound));
        }
        assert_eq!(found("POST", "/api"), Ok("answer"));
        assert_eq!(found("POST", "/"), Err(Refusal::Method("GET, HEAD")));
        assert_eq!(found("POST", "/api/version"), Err(Refusal::Method("GET, HEAD")));
    }

    #[test]
    fn the_type_of_json_is_known_by_its_name() {
        for kind in
            ["application/json", "Application/JSON", "application/json;charset=utf-8", " application/json ; x=y"]
        {
            assert!(is_json(kind), "{kind}");
        }
        for kind in ["", "json", "application/jsonp", "application/json+x", "text/plain; application/json", ";"] {
            assert!(!is_json(kind), "{kind}");
        }
    }

    #[test]
    fn a_refusal_says_so_in_every_way() {
        let refusal = Refusal::TooLarge(1 << 20);
        let response = refused(&refusal);
        assert_eq!(response.status(), StatusCode::PAYLOAD_TOO_LARGE);
        assert_eq!(response.headers()[header::CONNECTION], "close");
        let body: serde_json::Value = serde_json::from_str(&refusal.body()).unwrap();
        assert_eq!((&body["type"], &body["kind"]), (&"error".into(), &"too-large".into()));
        let response = refused(&Refusal::Busy);
        assert!(!response.headers().contains_key(header::CONNECTION));
        assert_eq!(response.headers()[header::RETRY_AFTER], "1");
    }
}
