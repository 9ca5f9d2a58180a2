// How puzzles are spread over the scales: 1000 random minimal puzzles, the first that `qedoku generate --seed 1 --count 1000`
// makes, rated by `qedoku grade --scale se,hodoku`.

/** Ratings of Sudoku Explainer that occur, and how many of the thousand lie below each. */
const SE = [[1.2, 0], [1.5, 12], [1.7, 236], [2.0, 244], [2.3, 441], [2.5, 462], [2.6, 471], [2.8, 530], [3.0, 547],
  [3.2, 561], [3.4, 563], [3.6, 573], [4.0, 574], [4.2, 576], [4.4, 621], [4.5, 625], [4.6, 656], [5.6, 659], [5.7,
  672], [6.5, 674], [6.6, 675], [6.7, 754], [6.8, 763], [6.9, 767], [7.1, 770], [7.2, 852], [7.3, 943], [7.5, 959],
  [7.6, 962], [7.7, 965], [7.9, 968], [8.2, 969], [8.3, 972], [8.4, 989], [8.5, 995], [9.0, 997]];

/** HoDoKu's scores, sorted: every fiftieth part of the thousand begins at one of them. */
const HODOKU = [220, 248, 274, 294, 308, 318, 328, 334, 340, 348, 358, 362, 368, 374, 380, 386, 392, 398, 406, 422,
  432, 444, 454, 468, 482, 506, 528, 558, 578, 608, 638, 688, 734, 784, 824, 884, 932, 1004, 1104, 1170, 1278, 1402,
  1524, 1680, 1790, 2014, 2262, 2746, 3318, 4350, 10276];

/** How many percent of a thousand random puzzles lie below a value. */
export function below(scale, value) {
  if (scale === "se") {
    const next = SE.find(([rating]) => rating >= value - 1e-9);
    return Math.round((next ? next[1] : 1000) / 10);
  }
  const count = HODOKU.filter((score) => score < value).length;
  return Math.min(100, Math.round((count / HODOKU.length) * 100));
}
