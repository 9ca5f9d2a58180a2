//! Tests the amount that each level of a hint gives away.
use qedoku::generate::generate;
use qedoku::{Level, Session, Style};

#[test]
fn a_document_shows_the_step_from_the_level_on_that_tells_it() {
    let session = Session::new(generate(11, 1).next().unwrap().puzzle);
    for level in Level::ALL {
        let hint = session.hint(level).unwrap();
        let page = hint.document("A hint").markdown();
        let step = &hint.arguments()[0].steps[0];
        assert_eq!(page.contains("\n## 1. "), level >= Level::Full, "{level}: {page}");
        assert_eq!(page.contains(&Style::default().follows(&step.conclusion)), level >= Level::What, "{level}: {page}");
    }
}
