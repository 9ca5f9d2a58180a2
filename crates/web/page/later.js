// What the first move does not need, and comes right after: the pages of the panel besides play, the room of puzzles,
// paper, and what is drawn on the board.
import { BasicsView } from "./basics.js";
import { areaCells, cellsOf } from "./drawing.js";
import { FinishView } from "./finish.js";
import { LearnView } from "./learn.js";
import { layerOf } from "./marks.js";
import { OptionsView } from "./options.js";
import { Paper } from "./paper.js";
import { PuzzlesRoom } from "./puzzles.js";
import { RatingView } from "./rating.js";
import { TechniqueView } from "./technique.js";

export const later = {
  pages: { learn: LearnView, rating: RatingView, finish: FinishView, options: OptionsView, technique: TechniqueView, basics: BasicsView },
  rooms: { puzzles: PuzzlesRoom },
  drawing: { areaCells, cellsOf, layerOf },
  Paper,
};
