//! A connection that does not wait for ever.
use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep};

/// The longest time in which what still comes is read and thrown away at the end. Closing a connection with unread
/// bytes takes back the reply on its way.
const LINGER: Duration = Duration::from_secs(1);

/// The most bytes of it that are read.
const LEFT: usize = 16 << 20;

/// A connection that gives up when nobody reads for too long.
pub(crate) struct Patient {
    stream: TcpStream,
    /// The moment when it is given up.
    until: Pin<Box<Sleep>>,
    patience: Duration,
    /// The number of bytes that are still thrown away at the end.
    left: usize,
    state: ReplyStreamState,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum ReplyStreamState {
    /// All that was written is on its way.
    Open,
    /// Something waits for a reader.
    Stalled,
    /// All is written; what still comes is thrown away.
    Lingering,
}

impl Patient {
    pub(crate) fn new(stream: TcpStream, patience: Duration) -> Self {
        Self { stream, until: Box::pin(sleep(patience)), patience, left: LEFT, state: ReplyStreamState::Open }
    }

    fn wait(&mut self, state: ReplyStreamState, time: Duration) {
        self.state = state;
        self.until.as_mut().reset(Instant::now() + time);
    }

    /// The result of writing, unless it has waited too long.
    fn written(&mut self, cx: &mut Context<'_>, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        if written.is_ready() {
            self.state = ReplyStreamState::Open;
            return written;
        }
        if self.state != ReplyStreamState::Stalled {
            self.wait(ReplyStreamState::Stalled, self.patience);
        }
        ready!(self.until.as_mut().poll(cx));
        Poll::Ready(Err(ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Patient {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.written(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.written(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        if self.state != ReplyStreamState::Lingering {
            ready!(Pin::new(&mut self.stream).poll_shutdown(cx))?;
            self.wait(ReplyStreamState::Lingering, LINGER);
        }
        let mut thrown_away = [0; 1 << 14];
        loop {
            if self.left == 0 || self.until.as_mut().poll(cx).is_ready() {
                return Poll::Ready(Ok(()));
            }
            let mut buffer = ReadBuf::new(&mut thrown_away);
            let read = ready!(Pin::new(&mut self.stream).poll_read(cx, &mut buffer));
            if read.is_err() || buffer.filled().is_empty() {
                return Poll::Ready(Ok(()));
            }
            self.left = self.left.saturating_sub(buffer.filled().len());
        }
    }
}
