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
        OtherRules => "For puzzles under other rules:";
        Families { list } =>
            "Families, as --without, --technique and `qedoku techniques FAMILY` take them: {list}. What hidden-single, \
             unique-rectangle and the like begin with is one, too.";
        Title { name, slug, facts } => "{name} ({slug})\n{facts}\n";
    }
}
