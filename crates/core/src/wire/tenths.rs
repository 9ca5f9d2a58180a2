//! A rating with one decimal, kept in tenths.
use serde::{Deserialize, Deserializer, Serializer, de};

#[expect(clippy::trivially_copy_pass_by_ref, clippy::ref_option, reason = "the signature serde calls")]
pub(super) fn serialize<S: Serializer>(tenths: &Option<u16>, serializer: S) -> Result<S::Ok, S::Error> {
    match tenths {
        Some(tenths) => serializer.serialize_f64(f64::from(*tenths) / 10.0),
        None => serializer.serialize_none(),
    }
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u16>, D::Error> {
    let Some(rating) = Option::<f64>::deserialize(deserializer)? else { return Ok(None) };
    let tenths = (rating * 10.0).round();
    if !(0.0..=f64::from(u16::MAX)).contains(&tenths) {
        let range = format!("a rating of {rating}, expected a number from 0 to {}", u16::MAX / 10);
        return Err(de::Error::custom(range));
    }
    #[expect(clippy::cast_sign_loss, reason = "the range is checked above")]
    Ok(Some(tenths as u16))
}
