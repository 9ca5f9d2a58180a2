//! Packs what goes to a browser that takes it packed.
use crate::files::{PageFile, page};
use flate2::Compression;
use flate2::write::GzEncoder;
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{ACCEPT_ENCODING, CONTENT_ENCODING, HeaderValue, VARY};
use hyper::{HeaderMap, Response};
use std::io::Write;
use std::sync::OnceLock;

/// The fewest bytes that are packed: below that nothing is gained.
const LEAST: usize = 1 << 10;

/// A body, and whether it is packed.
pub(crate) struct SiteBody {
    bytes: Bytes,
    is_packed: bool,
}

impl SiteBody {
    /// A body as it is.
    pub(crate) fn plain(bytes: impl Into<Bytes>) -> Self {
        Self { bytes: bytes.into(), is_packed: false }
    }

    /// A file of the page, which is packed once for all who take it so.
    pub(crate) fn file(file: &'static PageFile, takes_gzip: bool) -> Self {
        static PACKED: OnceLock<Vec<OnceLock<Bytes>>> = OnceLock::new();
        let at = page().iter().position(|known| known.name == file.name).filter(|_| takes_gzip);
        let packed = PACKED.get_or_init(|| page().iter().map(|_| OnceLock::new()).collect());
        match at.and_then(|at| packed.get(at)).filter(|_| file.bytes.len() >= LEAST) {
            Some(packed) => {
                let bytes = packed.get_or_init(|| gzip(file.bytes, Compression::best()));
                Self { bytes: bytes.clone(), is_packed: true }
            }
            None => Self::plain(Bytes::from_static(file.bytes)),
        }
    }

    /// A reply, packed in little time.
    pub(crate) fn reply(text: Vec<u8>, takes_gzip: bool) -> Self {
        if takes_gzip && text.len() >= LEAST {
            Self { bytes: gzip(&text, Compression::fast()), is_packed: true }
        } else {
            Self::plain(text)
        }
    }

    /// A response with it, which says how it is sent.
    pub(crate) fn into_response(self) -> Response<Full<Bytes>> {
        let mut response = Response::new(Full::new(self.bytes));
        let headers = response.headers_mut();
        headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
        if self.is_packed {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        response
    }
}

fn gzip(bytes: &[u8], level: Compression) -> Bytes {
    let mut packed = GzEncoder::new(Vec::new(), level);
    let written = packed.write_all(bytes).and_then(|()| packed.finish());
    written.expect("writing to memory does not fail").into()
}

/// True if whoever asks takes gzip: it is named, by its name or a star, and not with a weight of zero.
pub(crate) fn takes_gzip(headers: &HeaderMap) -> bool {
    let codings = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let codings = codings.flat_map(|value| value.split(',')).filter_map(weighted);
    let mut named = None;
    let mut any = None;
    for (name, is_taken) in codings {
        match name.as_str() {
            "gzip" | "x-gzip" => named = Some(is_taken),
            "*" => any = Some(is_taken),
            _ => {}
        }
    }
    named.or(any).unwrap_or(false)
}

/// A coding, and whether its weight is more than nothing.
fn weighted(text: &str) -> Option<(String, bool)> {
    let mut parts = text.split(';').map(str::trim);
    let name = parts.next()?.to_ascii_lowercase();
    let weight = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
    let weight = weight.map_or(Some(1.0), |weight| weight.trim().parse::<f64>().ok())?;
    Some((name, weight > 0.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::GzDecoder;
    use std::io::Read;

    fn takes(values: &[&str]) -> bool {
        let mut headers = HeaderMap::new();
        for value in values {
            headers.append(ACCEPT_ENCODING, value.parse().unwrap());
        }
        takes_gzip(&headers)
    }

    #[test]
    fn gzip_is_taken_where_it_is_named() {
        for values in [
            &["gzip"][..],
            &["gzip, deflate, br, zstd"],
            &["br;q=1.0, GZIP;q=0.8, *;q=0.1"],
            &["br", "gzip"],
            &["*"],
            &["*;q=0, gzip"],
        ] {
            assert!(takes(values), "{values:?}");
        }
        for values in
            [&[][..], &[""], &["identity"], &["br"], &["gzip;q=0"], &["*;q=0"], &["gzip;q=0, *"], &["gzip;q=x"]]
        {
            assert!(!takes(values), "{values:?}");
        }
    }

    fn unpacked(bytes: &[u8]) -> Vec<u8> {
        let mut text = Vec::new();
        GzDecoder::new(bytes).read_to_end(&mut text).unwrap();
        text
    }

    #[test]
    fn every_file_is_the_same_once_it_is_unpacked() {
        for file in page() {
            let body = SiteBody::file(file, true);
            assert_eq!(body.is_packed, file.bytes.len() >= LEAST, "{}", file.name);
            if body.is_packed {
                assert!(body.bytes.len() < file.bytes.len() && unpacked(&body.bytes) == file.bytes, "{}", file.name);
            }
            let plain = SiteBody::file(file, false);
            assert!(!plain.is_packed && plain.bytes == file.bytes, "{}", file.name);
        }
    }

    #[test]
    fn short_replies_go_as_they_are() {
        assert!(!SiteBody::reply(vec![b'x'; LEAST - 1], true).is_packed);
        let long = SiteBody::reply(vec![b'x'; LEAST], true);
        assert!(long.is_packed && unpacked(&long.bytes) == vec![b'x'; LEAST]);
        assert!(!SiteBody::reply(vec![b'x'; LEAST], false).is_packed);
    }
}
