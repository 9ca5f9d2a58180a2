//! Runs VeriPB on the proofs of forgeries that the checker accepts.
use qedoku_cli::veripb::{INSTALL, Veripb, write};
use qedoku_core::Trace;
use qedoku_verify::proof::prove;
use std::error::Error;
use std::path::Path;

/// Proves every trace and has the proof checked; tells how many fail.
pub(super) fn check(traces: &[Trace]) -> Result<u64, Box<dyn Error>> {
    if traces.is_empty() {
        return Ok(0);
    }
    let Some(program) = Veripb::find() else {
        println!("  no proofs checked: no VeriPB; {INSTALL}");
        return Ok(0);
    };
    let folder = Path::new("target/attack");
    let mut failures = 0;
    let mut unproved = 0;
    for trace in traces {
        let Ok(proof) = prove(trace) else {
            unproved += 1;
            continue;
        };
        write(&proof, folder)?;
        if let Err(complaint) = program.check(&proof, folder)? {
            failures += 1;
            println!("accepted, but VeriPB says {complaint}: {:?}", trace.steps);
        }
    }
    println!("  {:>10} proofs, {unproved} not found, {failures} rejected by VeriPB", traces.len());
    Ok(failures)
}
