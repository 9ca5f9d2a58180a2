//! The English text of the list of techniques.
use crate::commands::techniques::TechniquesText;
use qedoku_explain::{En, language};

language! {
    en: En;

    TechniquesText<'_> {
        Slug => "slug";
        Name => "name";
        Tier => "tier";
        Score => "score";
        Example { case } => "An example ({case})";
        Title { name, slug, facts } => "{name} ({slug})\n{facts}\n";
    }
}
