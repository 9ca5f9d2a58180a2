//! `qedoku check --proof` with a program in place of VeriPB: what it writes is in a private folder, which goes.
#![cfg(unix)]
use crate::run::{Ran, command, matrix, qedoku};
use std::fs::{self, Permissions};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// The name that a run of this number once gave to its folder.
fn predictable(id: u32) -> String {
    format!("qedoku-proof-{id}")
}

/// A place for temporary folders, with a program in place of VeriPB and a log to check beside it.
struct ProofFolder {
    around: TempDir,
}

impl ProofFolder {
    /// The program runs these lines in the folder of a proof before it accepts it.
    fn new(lines: &str) -> Self {
        let around = tempfile::tempdir().unwrap();
        let root = around.path();
        fs::create_dir(root.join("tmp")).unwrap();
        fs::write(root.join("log"), qedoku(&["solve", "--format", "ndjson", &matrix()]).out).unwrap();
        let script = format!(
            "#!/bin/sh\n[ \"$1\" = --version ] && exit 0\ncd -P . && around={}\n{lines}\necho 's VERIFIED BOUNDS 81 <= obj <= 81'\n",
            root.display()
        );
        fs::write(root.join("veripb"), script).unwrap();
        fs::set_permissions(root.join("veripb"), Permissions::from_mode(0o755)).unwrap();
        Self { around }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.around.path().join(name)
    }

    fn command(&self, temporary: &Path) -> Command {
        let mut command = command(&["check", "--proof"]);
        command.arg(self.path("log")).env("VERIPB", self.path("veripb")).env("TMPDIR", temporary);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    fn begin(&self, temporary: &Path) -> Child {
        self.command(temporary).spawn().unwrap()
    }

    fn check(&self) -> Ran {
        self.begin(&self.path("tmp")).wait_with_output().unwrap().into()
    }

    /// The files left of the temporary folders.
    fn left(&self) -> Vec<String> {
        names(&self.path("tmp"))
    }
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_proof_is_in_a_private_folder_that_goes() {
    let place = ProofFolder::new("pwd >\"$around/where\"; ls -ld . >\"$around/mode\"; ls >\"$around/files\"");
    let ran = place.check();
    assert_eq!((ran.err.as_str(), ran.code), ("", 0), "{}", ran.out);
    assert!(ran.out.contains("\n  VeriPB accepts the proof"), "{}", ran.out);
    let read = |name: &str| fs::read_to_string(place.path(name)).unwrap();
    let temporary = place.path("tmp").canonicalize().unwrap();
    assert!(Path::new(read("where").trim()).starts_with(temporary), "{}", read("where"));
    assert!(read("mode").starts_with("drwx------"), "{}", read("mode"));
    assert!(read("files").contains("puzzle.opb\n") && read("files").contains("proof.pbp\n"), "{}", read("files"));
    assert!(place.left().is_empty(), "{:?}", place.left());
}

#[test]
fn a_rejected_proof_leaves_nothing_either() {
    let place = ProofFolder::new("touch more; echo 'line 7 is wrong'; exit 1");
    let ran = place.check();
    assert_eq!((ran.err.as_str(), ran.code), ("", 1), "{}", ran.out);
    assert!(ran.out.contains("line 7 is wrong"), "{}", ran.out);
    assert!(place.left().is_empty(), "{:?}", place.left());
}

#[test]
fn what_lies_among_the_temporary_folders_is_left_alone() {
    // A link or a folder for each of the numbers that the run may get.
    let place = ProofFolder::new("");
    let temporary = place.path("tmp");
    let mine = place.path("mine");
    fs::create_dir(&mine).unwrap();
    fs::write(mine.join("puzzle.opb"), "mine").unwrap();
    let next = std::process::id();
    for id in next..next + 2000 {
        let there = temporary.join(predictable(id));
        if id % 2 == 0 { symlink(&mine, there).unwrap() } else { fs::create_dir(there).unwrap() }
    }
    let before = place.left();
    let ran = place.check();
    assert_eq!((ran.err.as_str(), ran.code), ("", 0), "{}", ran.out);
    assert_eq!(place.left(), before);
    assert_eq!(names(&mine), ["puzzle.opb"]);
    assert_eq!(fs::read_to_string(mine.join("puzzle.opb")).unwrap(), "mine");
}

#[test]
fn two_checks_at_once_have_two_folders() {
    // Each waits until it sees two, or gives up.
    let wait = "touch \"$around/at.${PWD##*/}\"\nfor i in $(seq 100); do\n    set -- \"$around\"/at.*\n    \
                [ $# -ge 2 ] && break\n    sleep 0.1\ndone\n[ $# -ge 2 ] || { echo 'there is one folder'; exit 1; }\nls -d \"$PWD\"/*.opb";
    let place = ProofFolder::new(wait);
    let temporary = place.path("tmp");
    let runs = [place.begin(&temporary), place.begin(&temporary)];
    for run in runs {
        let ran = Ran::from(run.wait_with_output().unwrap());
        assert_eq!((ran.err.as_str(), ran.code), ("", 0), "{}", ran.out);
    }
    assert!(place.left().is_empty(), "{:?}", place.left());
}

#[test]
fn temporary_folders_that_cannot_be_written_are_an_error() {
    let place = ProofFolder::new("");
    // A file is no folder for anybody, not even for those to whom permissions do not apply.
    for temporary in [place.path("nowhere"), place.path("log")] {
        let ran = Ran::from(place.begin(&temporary).wait_with_output().unwrap());
        assert_eq!(ran.code, 2, "{}{}", ran.out, ran.err);
        assert!(ran.err.starts_with("qedoku: cannot check the proof: "), "{}", ran.err);
        assert!(ran.err.contains(temporary.to_str().unwrap()), "{}", ran.err);
        assert!(ran.out.contains(" steps accepted"), "{}", ran.out);
    }
}

#[test]
fn an_interrupted_check_leaves_nothing() {
    let place = ProofFolder::new("touch \"$around/begun\"; exec sleep 60");
    let mut check = place.command(&place.path("tmp"));
    let child = check.process_group(0).spawn().unwrap();
    while !place.path("begun").exists() {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert_eq!(place.left().len(), 1);
    // As a terminal does: to the run and to the checker it started.
    let group = format!("-{}", child.id());
    assert!(Command::new("kill").args(["-INT", "--", &group]).status().unwrap().success());
    let ran = Ran::from(child.wait_with_output().unwrap());
    assert_eq!(ran.code, 130, "{}{}", ran.out, ran.err);
    assert!(place.left().is_empty(), "{:?}", place.left());
}
