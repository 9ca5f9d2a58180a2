//! Sentences about guesses.
use crate::language;
use crate::message::Zh;
use crate::words::guess::GuessText;

language! {
    zh: Zh;

    GuessText {
        Taken => "这一方案的技巧都无法继续，于是直接取用答案中的数，此处没有任何证明";
        Brief => "取自答案，未经证明";
    }
}
