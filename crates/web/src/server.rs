//! Connections, and how they end.
use crate::guard::HostGuard;
use crate::limits::ServerLimits;
use crate::pool::Pool;
use crate::site::Site;
use crate::stream::Patient;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::ffi::OsString;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use std::{io, net};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Builder;
use tokio::sync::watch::{self, Receiver};
use tokio::task::JoinSet;
use tokio::time::{interval, sleep, timeout};

/// The time between two looks at whether to stop.
const LOOK: Duration = Duration::from_millis(50);

/// The number of connections beyond those served that are told that there are too many.
const CROWD: usize = 64;

/// The most that is read at once; the head of a request has no more bytes.
const BUFFER: usize = 32 << 10;

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct ServerSettings {
    /// The program with its arguments that answers requests: one that calls [`work`](crate::work).
    pub worker: Vec<OsString>,
    /// The number of processes that work at once.
    pub jobs: usize,
    /// The limits of the server.
    pub limits: ServerLimits,
}

/// Serves the page and its requests until it is to stop. What is under way then may end, for a while.
pub fn serve(listener: net::TcpListener, settings: ServerSettings, stop: impl Fn() -> bool) -> io::Result<()> {
    let ServerSettings { worker, jobs, limits } = settings;
    let guard = HostGuard { port: listener.local_addr()?.port() };
    listener.set_nonblocking(true)?;
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let site = Site { guard, limits, pool: Pool::new(worker, jobs, limits) };
    runtime.block_on(async { run(TcpListener::from_std(listener)?, Arc::new(site), stop).await })
}

async fn run(listener: TcpListener, site: Arc<Site>, stop: impl Fn() -> bool) -> io::Result<()> {
    let (end, ending) = watch::channel(false);
    let served = site.limits.connections;
    let mut connections = JoinSet::new();
    let mut tick = interval(LOOK);
    while !stop() {
        tokio::select! {
            _ = tick.tick() => {}
            Some(_) = connections.join_next() => {}
            accepted = listener.accept(), if connections.len() < served + CROWD => match accepted {
                Ok((stream, _)) => {
                    let is_crowded = connections.len() >= served;
                    connections.spawn(connection(stream, Arc::clone(&site), ending.clone(), is_crowded));
                }
                // One that has gone, or no more of what the system has: it may have some again.
                Err(_) => sleep(LOOK).await,
            },
        }
    }
    drop(listener);
    let _ = end.send(true);
    let _ = timeout(site.limits.grace, async { while connections.join_next().await.is_some() {} }).await;
    Ok(())
}

/// Serves a connection to its end.
async fn connection(stream: TcpStream, site: Arc<Site>, mut ending: Receiver<bool>, is_crowded: bool) {
    let _ = stream.set_nodelay(true);
    let limits = site.limits;
    let service = service_fn(move |request| {
        let site = Arc::clone(&site);
        async move { Ok::<_, Infallible>(site.reply(request, is_crowded).await) }
    });
    let stream = TokioIo::new(Patient::new(stream, limits.stalled));
    let mut connection = pin!(
        http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits.head)
            .max_buf_size(BUFFER)
            .keep_alive(!is_crowded)
            .serve_connection(stream, service)
    );
    // What ends a connection early is the business of whoever asked.
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = ending.wait_for(|ending| *ending) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
