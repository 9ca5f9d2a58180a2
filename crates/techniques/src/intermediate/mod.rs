//! The second method: digits with one place are filled; equal candidate sets clear the rest of their house.
pub mod cage_combinations;
pub mod cage_must;
pub mod claiming;
pub mod cross_hatching;
pub mod direct_claiming;
pub mod direct_hidden_pair;
pub mod direct_hidden_triple;
pub mod direct_pointing;
pub mod equal_sets;
pub mod hidden_single;
pub mod innie;
pub mod outie;
pub mod pointing;
pub mod rule_clash;
pub mod rule_of_45;
pub mod subsets;
