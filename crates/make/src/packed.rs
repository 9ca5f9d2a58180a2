//! Packs the files of the static page, so that a server of files need not.
use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Writes `NAME.br` and `NAME.gz` beside each file that gets smaller so, by the compressors that node has.
const SCRIPT: &str = r#"
const { readFileSync, readdirSync, writeFileSync } = require("node:fs");
const { brotliCompressSync, constants, gzipSync } = require("node:zlib");
const [folder] = process.argv.slice(1);
for (const name of readdirSync(folder).filter((name) => !/\.(br|gz|png)$/.test(name))) {
  const bytes = readFileSync(`${folder}/${name}`);
  const { BROTLI_PARAM_LGWIN: window, BROTLI_PARAM_SIZE_HINT: hint } = constants;
  const br = brotliCompressSync(bytes, { params: { [window]: 24, [hint]: bytes.length } });
  const gz = gzipSync(bytes, { level: 9 });
  writeFileSync(`${folder}/${name}.br`, br);
  writeFileSync(`${folder}/${name}.gz`, gz);
  if (name === "engine.wasm") console.log(`${name}: ${br.length} bytes packed by brotli, ${gz.length} by gzip`);
}
"#;

/// Packs every file of a folder, if node is there. What was packed before is packed anew or goes.
pub(crate) fn beside(folder: &Path) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "br" || ending == "gz") {
            fs::remove_file(path)?;
        }
    }
    match Command::new("node").args(["-e", SCRIPT, "--"]).arg(folder).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("node: {status}").into()),
        Err(_) => {
            println!("node, which is not here, would pack the files for servers that send them so");
            Ok(())
        }
    }
}
