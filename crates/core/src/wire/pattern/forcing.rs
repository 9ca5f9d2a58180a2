//! The choice of a forcing, as a log has it.
use crate::argument::Choice;
use crate::ids::Candidate;
use crate::slot::Slot;
use crate::wire::{Expected, Found, Logged, ReadContext, WireError, WriteContext, logged};

logged! {
    /// The fields of a choice: one of the two.
    #[derive(Debug)]
    pub struct ChoiceFields {
        /// The slot; one of the truths says what it has left.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub slot: Option<Slot>,
        /// In place of a slot the candidate that is true in one case and false in the other: `r4c7=5`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub candidate: Option<Candidate>,
    }

    /// The choice that the cases of a forcing cover.
    #[cfg_attr(feature = "schema", schemars(rename = "Choice"))]
    form;
}

impl Logged for Choice {
    type Form = <ChoiceFields as Logged>::Form;

    fn form(&self, writing: WriteContext<'_>) -> Self::Form {
        let fields = match *self {
            Self::Slot(slot) => ChoiceFields { slot: Some(slot), candidate: None },
            Self::Candidate(candidate) => ChoiceFields { slot: None, candidate: Some(candidate) },
        };
        fields.form(writing)
    }

    fn read(form: &Self::Form, reading: &ReadContext<'_>) -> Result<Self, WireError> {
        if let (Some(_), Some(candidate)) = (&form.slot, &form.candidate) {
            return Err(reading.field("candidate").fault(candidate, Expected::SlotOrCandidateNotBoth));
        }
        match ChoiceFields::read(form, reading)? {
            ChoiceFields { slot: Some(slot), .. } => Ok(Self::Slot(slot)),
            ChoiceFields { candidate: Some(candidate), .. } => Ok(Self::Candidate(candidate)),
            ChoiceFields { slot: None, candidate: None } => {
                Err(reading.field("slot").fault(Found::Nothing, Expected::SlotOrCandidate))
            }
        }
    }
}
