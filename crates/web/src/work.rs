//! The work of a process for the server: it reads requests and writes replies.
//!
//! Each is a text with its length before it, four bytes, the lowest first.
use qedoku::api::answer_text;
use std::io::{self, ErrorKind, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Sender, channel};
use std::thread::{self, Builder};

/// The stack of the thread that answers, which goes deep for some puzzles.
const STACK: usize = 8 << 20;

/// An event in such a process.
enum Event {
    Asked(String),
    Answered(String),
    /// The end: there is no more to read, or no answer to be had.
    Ended(io::Result<()>),
}

/// Answers the requests of the input one after the other until it ends, even amid an answer: then nobody waits for it.
pub fn work(input: impl Read + Send + 'static, mut output: impl Write) -> io::Result<()> {
    let (events, happened) = channel();
    let (questions, asked) = channel::<String>();
    let heard = events.clone();
    thread::spawn(move || {
        let ended = read(input, &heard);
        let _ = heard.send(Event::Ended(ended));
    });
    let answers = move || {
        for text in asked {
            let answer = catch_unwind(AssertUnwindSafe(|| answer_text(&text)));
            let event = answer.map_or_else(|_| Event::Ended(Err(io::Error::other("no answer"))), Event::Answered);
            if events.send(event).is_err() {
                return;
            }
        }
    };
    Builder::new().stack_size(STACK).spawn(answers)?;
    for event in happened {
        match event {
            Event::Asked(text) => questions.send(text).map_err(io::Error::other)?,
            Event::Answered(text) => {
                let length = u32::try_from(text.len()).map_err(io::Error::other)?;
                output.write_all(&length.to_le_bytes())?;
                output.write_all(text.as_bytes())?;
                output.flush()?;
            }
            Event::Ended(ended) => return ended,
        }
    }
    Ok(())
}

/// Hands on requests until there are no more.
fn read(mut input: impl Read, heard: &Sender<Event>) -> io::Result<()> {
    loop {
        let mut length = [0; 4];
        match input.read_exact(&mut length) {
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => return Ok(()),
            other => other?,
        }
        let length = u64::from(u32::from_le_bytes(length));
        let mut text = Vec::new();
        if input.by_ref().take(length).read_to_end(&mut text)? as u64 != length {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        let text = String::from_utf8(text).map_err(io::Error::other)?;
        if heard.send(Event::Asked(text)).is_err() {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::Receiver;

    /// An input that ends when its other end is gone.
    struct Fed(Receiver<Vec<u8>>, Vec<u8>);

    impl Read for Fed {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            if self.1.is_empty() {
                self.1 = self.0.recv().unwrap_or_default();
            }
            let length = self.1.len().min(buffer.len());
            buffer[..length].copy_from_slice(&self.1[..length]);
            self.1.drain(..length);
            Ok(length)
        }
    }

    /// An output that tells when a reply is whole.
    struct ReplyWatcher(Sender<Vec<u8>>, Vec<u8>);

    impl Write for ReplyWatcher {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.1.extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            self.0.send(std::mem::take(&mut self.1)).map_err(io::Error::other)
        }
    }

    fn framed(text: &str) -> Vec<u8> {
        [&(text.len() as u32).to_le_bytes()[..], text.as_bytes()].concat()
    }

    #[test]
    fn each_request_has_its_reply() {
        let (feed, fed) = channel();
        let (sender, receiver) = channel();
        let working = thread::spawn(move || work(Fed(fed, vec![]), ReplyWatcher(sender, vec![])));
        for text in [r#"{"type":"generate","seed":7}"#, "", "{\n}", r#"{"type":"techniques","tier":"simple"}"#] {
            for part in framed(text).chunks(3) {
                feed.send(part.to_vec()).unwrap();
            }
            assert_eq!(receiver.recv().unwrap(), framed(&answer_text(text)));
        }
        drop(feed);
        working.join().unwrap().unwrap();
    }

    #[test]
    fn half_a_request_and_no_text_are_errors() {
        for input in [&framed("{}")[..5], &[3, 0, 0, 0, 0xff, 0xff, 0xff]] {
            let input = io::Cursor::new(input.to_vec());
            assert!(work(input, io::sink()).is_err());
        }
        assert!(work(io::Cursor::new(vec![1, 0]), io::sink()).is_ok());
    }
}
