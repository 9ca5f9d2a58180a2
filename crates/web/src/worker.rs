//! A process that works for the server, seen from the server.
use std::ffi::OsString;
use std::process::Stdio;
use std::time::Duration;
use std::{fs, io};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use tokio::time::sleep;

/// The time between two looks at the memory of a process.
const LOOK: Duration = Duration::from_millis(200);

/// The most requests that a process answers before it is replaced.
const MOST: u32 = 10_000;

/// The longest reply that is read.
const LONGEST: u32 = 256 << 20;

/// A process that answers requests. It ends when this is dropped, whatever it is at.
pub(crate) struct WorkerProcess {
    child: Child,
    input: ChildStdin,
    output: ChildStdout,
    answered: u32,
}

impl WorkerProcess {
    /// Starts a process: a program and its arguments.
    pub(crate) fn start(command: &[OsString]) -> io::Result<Self> {
        let missing = || io::Error::other("no program to start");
        let (program, arguments) = command.split_first().ok_or_else(missing)?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).kill_on_drop(true);
        // A signal from the terminal is for the server, which lets answers end.
        #[cfg(unix)]
        command.process_group(0);
        let mut child = command.spawn()?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else { return Err(missing()) };
        Ok(Self { child, input, output, answered: 0 })
    }

    /// Has a request answered.
    pub(crate) async fn answer(&mut self, request: &[u8]) -> io::Result<Vec<u8>> {
        let length = u32::try_from(request.len()).map_err(io::Error::other)?;
        self.input.write_all(&length.to_le_bytes()).await?;
        self.input.write_all(request).await?;
        self.input.flush().await?;
        let length = self.output.read_u32_le().await?;
        if length > LONGEST {
            return Err(io::Error::other("the reply is too long"));
        }
        let mut reply = vec![0; length as usize];
        self.output.read_exact(&mut reply).await?;
        self.answered += 1;
        Ok(reply)
    }

    /// True if it can answer another request and holds no more memory than this.
    pub(crate) fn is_fit(&mut self, kept: u64) -> bool {
        let alive = matches!(self.child.try_wait(), Ok(None));
        alive && self.answered < MOST && self.id().and_then(held).is_none_or(|held| held <= kept)
    }

    /// The number of the process, while it runs.
    pub(crate) fn id(&self) -> Option<u32> {
        self.child.id()
    }
}

/// Waits until a process holds more memory than this; for ever where that is not known.
pub(crate) async fn outgrown(process: Option<u32>, most: u64) {
    while process.and_then(held).is_none_or(|held| held <= most) {
        sleep(LOOK).await;
    }
}

/// The memory that a process holds, in bytes, where the system says so.
#[allow(unreachable_pub, reason = "with the feature `load` it is part of the library")]
pub fn held(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib << 10)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::held;

    #[test]
    fn what_a_process_holds_is_known() {
        assert!(held(std::process::id()).is_some_and(|held| held > 1 << 20));
        assert_eq!(held(u32::MAX), None);
    }
}
