//! Steps and the answer they belong to.
use crate::fault::value_error;
use pyo3::prelude::*;
use pyo3::types::{PyWeakrefMethods, PyWeakrefReference};
use qedoku::api::RequestSettings;
use qedoku::hints::Advice;
use qedoku::log::{Id, Message, Names, describe_steps};
use qedoku::render::{Document, DocumentForm};
use qedoku::solve::Listing;
use qedoku::{Answer, Board, Checked, Hint, Layout, Options, Puzzle, Solved, Step, Style, Trace};
use qedoku_core::wire;
use qedoku_formats::position;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// An answer that has steps.
#[derive(Debug)]
pub(crate) enum StepSource {
    Solved(Solved),
    Answer(Answer),
    Listing(Box<Listing>),
    Hint(Hint),
}

/// The steps of an answer, and the style of their explanations.
#[derive(Debug)]
pub(crate) struct StepRun {
    pub(crate) source: StepSource,
    pub(crate) options: Options,
    /// The settings that the options were made of.
    pub(crate) settings: RequestSettings,
    /// The object whose steps they are, as long as it is there: so that a pickle of several steps has it once.
    owner: Mutex<Option<Py<PyWeakrefReference>>>,
    log: OnceLock<String>,
    written: OnceLock<Vec<wire::Step>>,
    befores: OnceLock<Vec<Puzzle>>,
    described: Mutex<Vec<(Style, Arc<Vec<String>>)>>,
}

impl StepRun {
    pub(crate) fn new(source: StepSource, settings: RequestSettings, options: Options) -> Self {
        Self {
            source,
            options,
            settings,
            owner: Mutex::new(None),
            log: OnceLock::new(),
            written: OnceLock::new(),
            befores: OnceLock::new(),
            described: Mutex::new(Vec::new()),
        }
    }

    /// The object whose steps these are, if one is known.
    pub(crate) fn owner<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyAny>> {
        let known = self.owner.lock().unwrap_or_else(PoisonError::into_inner);
        let known = known.as_ref().map(|owner| owner.clone_ref(py));
        known.and_then(|owner| owner.bind(py).upgrade())
    }

    /// Remembers the object whose steps these are.
    pub(crate) fn belongs_to(&self, owner: &Bound<'_, PyAny>) -> PyResult<()> {
        let owner = PyWeakrefReference::new(owner)?.unbind();
        *self.owner.lock().unwrap_or_else(PoisonError::into_inner) = Some(owner);
        Ok(())
    }

    /// The messages of a log.
    pub(crate) fn messages(&self) -> Vec<Message> {
        match &self.source {
            StepSource::Solved(it) => it.messages(Id::default()),
            StepSource::Answer(it) => it.messages(Id::default()),
            StepSource::Listing(it) => it.messages(Id::default()),
            StepSource::Hint(it) => match it.arguments().first() {
                Some(trace) => qedoku::log::messages::of_trace(trace, &self.names(), Id::default(), None),
                None => Vec::new(),
            },
        }
    }

    /// The rules of the puzzle.
    pub(crate) fn layout(&self) -> &Arc<Layout> {
        match (&self.source, self.trace()) {
            (_, Some(trace)) => &trace.layout,
            (StepSource::Listing(listing), _) => listing.position.board.layout(),
            _ => self.options.layout(),
        }
    }

    /// The trace of the steps, if they follow each other.
    pub(crate) fn trace(&self) -> Option<&Trace> {
        match &self.source {
            StepSource::Solved(it) => Some(&it.trace),
            StepSource::Answer(it) => Some(&it.trace),
            StepSource::Listing(_) => None,
            StepSource::Hint(it) => match &it.advice {
                Advice::Step(trace) => Some(trace),
                _ => it.arguments().first().copied(),
            },
        }
    }

    /// The steps.
    pub(crate) fn steps(&self) -> &[Step] {
        match (&self.source, self.trace()) {
            (_, Some(trace)) => &trace.steps,
            (StepSource::Listing(listing), _) => &listing.steps,
            _ => &[],
        }
    }

    /// The steps as a log has them.
    pub(crate) fn written(&self) -> &[wire::Step] {
        self.written.get_or_init(|| {
            let steps = self.messages().into_iter().filter_map(|message| match message {
                Message::Step(step) => Some(*step),
                _ => None,
            });
            steps.collect()
        })
    }

    /// The position before a step.
    pub(crate) fn before(&self, index: usize) -> Option<Puzzle> {
        let befores = self.befores.get_or_init(|| match (&self.source, self.trace()) {
            (_, Some(trace)) => trace.replay().map(|(_, before, _)| position(&before)).collect(),
            (StepSource::Listing(listing), _) => vec![listing.position.puzzle; listing.steps.len()],
            _ => Vec::new(),
        });
        befores.get(index).copied()
    }

    /// The names of techniques in the style of the options.
    pub(crate) fn names(&self) -> Names {
        match self.source {
            StepSource::Listing(_) => Names::all().style(self.options.get_style()),
            _ => self.options.names().clone(),
        }
    }

    /// The sentence of a step.
    pub(crate) fn text(&self, index: usize, style: Style) -> String {
        let mut described = self.described.lock().unwrap_or_else(PoisonError::into_inner);
        let known = described.iter().find(|(known, _)| *known == style).map(|(_, texts)| Arc::clone(texts));
        let texts = known.unwrap_or_else(|| {
            let texts = Arc::new(self.texts(style));
            described.push((style, Arc::clone(&texts)));
            texts
        });
        texts.get(index).cloned().unwrap_or_default()
    }

    fn texts(&self, style: Style) -> Vec<String> {
        let names = self.names().style(style);
        let mut texts = Vec::new();
        match (&self.source, self.trace()) {
            (_, Some(trace)) => describe_steps(trace, &names, |described| texts.push(described.step_text.sentence())),
            (StepSource::Listing(listing), _) => {
                let described =
                    listing.steps.iter().zip(1..).map(|(step, n)| listing.position.describe(&names, n, step));
                texts.extend(described.map(|described| described.step_text.sentence()));
            }
            _ => {}
        }
        texts
    }

    /// The answer as pictures with text.
    pub(crate) fn document(&self, title: &str) -> Document<'_> {
        match &self.source {
            StepSource::Solved(it) => it.document(title),
            StepSource::Answer(it) => it.document(title),
            StepSource::Listing(it) => it.document(title),
            StepSource::Hint(it) => it.document(title),
        }
    }

    /// The answer in a form, opened on a step or showing it alone.
    pub(crate) fn whole(&self, form: DocumentForm, step: Option<&str>, title: &str) -> PyResult<String> {
        self.document(title).render(form, step).map_err(value_error)
    }

    /// The drawing of a step.
    pub(crate) fn svg(&self, index: usize) -> PyResult<String> {
        if let Some(trace) = self.trace().filter(|_| matches!(self.source, StepSource::Hint(_))) {
            return alone(trace, index, &self.options);
        }
        self.document("Qedoku").svg(Some(index + 1)).map_err(value_error)
    }

    /// The check of every step, as a check of the log says it.
    pub(crate) fn check(&self) -> Checked {
        match &self.source {
            StepSource::Solved(it) => it.check(),
            StepSource::Answer(it) => it.check(),
            StepSource::Listing(_) | StepSource::Hint(_) => qedoku::check(&self.log()),
        }
    }

    /// The messages, one a line.
    pub(crate) fn log(&self) -> String {
        self.log.get_or_init(|| qedoku::log::messages::lines(&self.messages())).clone()
    }
}

/// The drawing of a step whose answer does not show it: hints show as much as they say.
fn alone(trace: &Trace, index: usize, options: &Options) -> PyResult<String> {
    let mut drawing = None;
    describe_steps(trace, options.names(), |described| {
        if described.number as usize == index + 1 {
            let mut step_document =
                qedoku_render::StepDocument::new(options.get_style(), "Qedoku", described.before.clone());
            let before: &Board = described.before;
            step_document.push(described.step, described.step_text, before);
            drawing = step_document.svg(0);
        }
    });
    drawing.ok_or_else(|| value_error("there is no step to show"))
}
