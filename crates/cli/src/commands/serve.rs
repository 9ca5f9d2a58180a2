//! `qedoku serve`: the page, in the browser.
use crate::args::{JobsArgs, SecondsArgs, ServeArgs};
use crate::console::Console;
use crate::exit::Exit;
use crate::input::unreadable;
use crate::signals;
use crate::words::CommandText;
use qedoku_web::{ServerLimits, ServerSettings};
use std::ffi::OsString;
use std::io::{self, ErrorKind};
use std::net::{Ipv4Addr, TcpListener};
use std::num::NonZero;
use std::process::{Command, Stdio};
use std::{env, thread};

/// The port that is asked for first if none is named, and how many are tried.
const PORT: u16 = 8088;
const TRIES: u16 = 100;

/// Serves the page until it is asked to end.
pub(crate) fn serve(options: &ServeArgs, console: &mut Console<'_>) -> io::Result<Exit> {
    if options.worker {
        // What is written is for a program, as soon as it is there.
        qedoku_web::work(io::stdin(), &mut *console.out)?;
        return Ok(Exit::Ok);
    }
    signals::watch();
    let listener = match listen(options.port) {
        Ok(listener) => listener,
        Err(error) => {
            let port = options.port.unwrap_or(PORT);
            return console.refuse(&unreadable(CommandText::NotListening { port, error: error.to_string() }));
        }
    };
    let url = format!("http://{}/", listener.local_addr()?);
    writeln!(console.out, "{url}")?;
    if !console.quiet {
        console.remark(&console.style.say(&CommandText::Serving))?;
    }
    if options.open
        && let Err(error) = open(&url)
    {
        console.remark(&console.style.say(&CommandText::NoBrowser { error: error.to_string() }))?;
    }
    qedoku_web::serve(listener, settings(&options.jobs, &options.seconds)?, signals::caught)?;
    Ok(signals::exit().unwrap_or(Exit::Ok))
}

/// The settings of a server whose requests this command answers.
pub(super) fn settings(jobs: &JobsArgs, seconds: &SecondsArgs) -> io::Result<ServerSettings> {
    let cores = || thread::available_parallelism().map_or(1, NonZero::get);
    Ok(ServerSettings {
        worker: [env::current_exe()?.into(), "serve".into(), "--worker".into()].to_vec(),
        jobs: if jobs.jobs == 0 { cores() } else { jobs.jobs },
        limits: ServerLimits { answer: seconds.time(), ..ServerLimits::default() },
    })
}

/// Listens on the port that is asked for, or else on the first one that is free.
fn listen(port: Option<u16>) -> io::Result<TcpListener> {
    let on = |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    let Some(port) = port else {
        let mut ports = (PORT..PORT + TRIES).map(on);
        let taken = |it: &io::Result<TcpListener>| it.as_ref().is_err_and(|it| it.kind() == ErrorKind::AddrInUse);
        return ports.find(|listener| !taken(listener)).unwrap_or_else(|| on(0));
    };
    on(port)
}

/// Has the system open a page in the browser.
fn open(url: &str) -> io::Result<()> {
    let (program, arguments): (_, &[&str]) = match env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/c", "start", ""]),
        _ => ("xdg-open", &[]),
    };
    let arguments = arguments.iter().map(OsString::from).chain([url.into()]);
    let null = Stdio::null;
    let mut opened = Command::new(program).args(arguments).stdin(null()).stdout(null()).stderr(null()).spawn()?;
    // It ends soon, or stays for as long as the browser does.
    thread::spawn(move || opened.wait());
    Ok(())
}
