//! Refuses requests from other sites: loopback alone keeps nobody out, for every page in the browser can ask there.
use crate::refusal::Refusal;
use hyper::Request;
use hyper::header::{AsHeaderName, HOST, HeaderMap, ORIGIN};

/// Knows by which names the server is asked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HostGuard {
    pub(crate) port: u16,
}

/// The names of this machine that lead nowhere else.
const NAMES: [&str; 3] = ["localhost", "127.0.0.1", "[::1]"];

impl HostGuard {
    /// Refuses what is for another server, and what a page of another server asks.
    pub(crate) fn admit<B>(self, request: &Request<B>) -> Result<(), Refusal> {
        let host = only(request.headers(), HOST).ok_or(Refusal::NoHost)?;
        if !self.is_ours(host) || !request.uri().authority().is_none_or(|it| self.is_ours(it.as_str())) {
            return Err(Refusal::Foreign("Host"));
        }
        if !request.headers().contains_key(ORIGIN) {
            return Ok(());
        }
        let origin = only(request.headers(), ORIGIN).and_then(|origin| origin.strip_prefix("http://"));
        if origin.is_some_and(|origin| self.is_ours(origin)) { Ok(()) } else { Err(Refusal::Foreign("Origin")) }
    }

    /// True if a name with its port is ours.
    fn is_ours(self, host: &str) -> bool {
        let (name, port) = match host.rsplit_once(':') {
            Some((name, port)) if !port.ends_with(']') => (name, port.parse().ok().filter(|_| is_number(port))),
            _ => (host, Some(80)),
        };
        port == Some(self.port) && NAMES.iter().any(|known| known.eq_ignore_ascii_case(name))
    }
}

fn is_number(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The value of a header that stands there once.
pub(crate) fn only(headers: &HeaderMap, name: impl AsHeaderName) -> Option<&str> {
    let mut values = headers.get_all(name).iter();
    let value = values.next()?;
    if values.next().is_some() { None } else { value.to_str().ok() }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GUARD: HostGuard = HostGuard { port: 8088 };

    fn admitted(uri: &str, headers: &[(&str, &str)]) -> Result<(), Refusal> {
        let builder = headers.iter().fold(Request::get(uri), |builder, (name, value)| builder.header(*name, *value));
        GUARD.admit(&builder.body(()).unwrap())
    }

    #[test]
    fn the_names_of_the_machine_are_known_with_the_port() {
        for host in ["localhost:8088", "LocalHost:8088", "127.0.0.1:8088", "[::1]:8088"] {
            assert_eq!(admitted("/", &[("host", host)]), Ok(()), "{host}");
            let origin = format!("http://{host}");
            assert_eq!(admitted("/", &[("host", host), ("origin", &origin)]), Ok(()), "{host}");
        }
        for host in [
            "localhost",
            "127.0.0.1",
            "[::1]",
            "localhost:80",
            "localhost:+8088",
            "localhost:08089",
            "localhost:8088:8088",
            "evil.example:8088",
            "localhost.evil.example:8088",
            "127.0.0.1.:8088",
            "127.1:8088",
            "::1:8088",
            "",
            ":8088",
            "user@localhost:8088",
            "localhost:8088/",
            "0.0.0.0:8088",
        ] {
            assert_eq!(admitted("/", &[("host", host)]), Err(Refusal::Foreign("Host")), "{host}");
        }
        assert!(HostGuard { port: 80 }.is_ours("localhost"));
    }

    #[test]
    fn one_host_is_named() {
        assert_eq!(admitted("/", &[]), Err(Refusal::NoHost));
        assert_eq!(admitted("/", &[("host", "localhost:8088"), ("host", "localhost:8088")]), Err(Refusal::NoHost));
    }

    #[test]
    fn a_whole_uri_is_for_us_as_well() {
        let ours = ("host", "localhost:8088");
        assert_eq!(admitted("http://localhost:8088/", &[ours]), Ok(()));
        assert_eq!(admitted("http://evil.example/", &[ours]), Err(Refusal::Foreign("Host")));
        assert_eq!(admitted("http://localhost:8088/", &[("host", "evil.example")]), Err(Refusal::Foreign("Host")));
    }

    #[test]
    fn other_origins_are_refused() {
        let ours = ("host", "localhost:8088");
        for origin in
            ["null", "http://evil.example", "https://localhost:8088", "http://localhost:8089", "localhost:8088", ""]
        {
            assert_eq!(admitted("/", &[ours, ("origin", origin)]), Err(Refusal::Foreign("Origin")), "{origin}");
        }
        let twice = [ours, ("origin", "http://localhost:8088"), ("origin", "http://localhost:8088")];
        assert_eq!(admitted("/", &twice), Err(Refusal::Foreign("Origin")));
    }
}
