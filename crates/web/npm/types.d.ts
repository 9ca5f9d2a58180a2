// Written by `cargo dev schema` from docs/api.schema.json.

/** A question, an object with a `type`. A field that it does not have is an error. */
export type Request = {
  type: "solve";
  /** The puzzle, in any text format. */
  puzzle: string;
  /** The settings. */
  options?: RequestSettings;
  /** True for a reply with a `text`, false for one without; it has one if nothing is said. */
  text?: boolean | null;
  /** The document to write the answer as, beside its words. */
  show?: ShowSettings | null;
} | {
  type: "steps";
  /** The position, in any text format. */
  puzzle: string;
  /** The settings. */
  options?: RequestSettings;
  /** Only these techniques, by slug, name, alias or HoDoKu's code; those of the profile that need no trial if none is named. */
  techniques?: Array<string>;
  /** True for a reply with a `text`, false for one without; it has one if nothing is said. */
  text?: boolean | null;
  /** The document to write the answer as, beside its words. */
  show?: ShowSettings | null;
} | {
  type: "hint";
  /** The position, in any text format. */
  puzzle: string;
  /** The settings. */
  options?: RequestSettings;
  /** The entries made since, in their order: `r4c5=7` or `r4c5<>7`. If an entry is wrong, the hint says how far they were right. */
  entries?: Array<string>;
  /** The level: `nudge`, `technique`, `digits`, `where`, `what`, `full` or `proof`; `where` if nothing is named. */
  level?: string | null;
  /** Only steps on the shortest way to this: `r4c5`, `r4c5=7` or `r4c5<>7`. */
  question?: string | null;
  /** The document to write the answer as, beside its words. */
  show?: ShowSettings | null;
} | {
  type: "why";
  /** The position, in any text format. */
  puzzle: string;
  /** The settings. */
  options?: RequestSettings;
  /** The question: `r4c5`, `r4c5=7` or `r4c5<>7`. */
  question: string;
  /** True if the outline goes from the last step to the first. */
  backward?: boolean;
  /** True if the outline ends with what is proved of the argument's size. */
  proof?: boolean;
  /** True for a reply with a `text`, false for one without; it has one if nothing is said. */
  text?: boolean | null;
  /** The document to write the answer as, beside its words. */
  show?: ShowSettings | null;
} | {
  type: "name";
  /** The position, in any text format. */
  puzzle: string;
  /** The settings. */
  options?: RequestSettings;
  /** The conclusions of the move, one or several: `r4c5=7` or `r4c5<>7`. */
  moves: Array<string>;
} | {
  type: "grade";
  /** The puzzle, in any text format. */
  puzzle: string;
  /** The settings. */
  options?: RequestSettings;
  /** On which scales, `tier`, `se`, `se-corrected`, `se118`, `hodoku` or `effort`; on `tier` and `se` if none is named. */
  scales?: Array<string>;
} | {
  type: "search";
  /** The puzzle, in any text format. */
  puzzle: string;
  /** The document to write the answer as, beside its words. */
  show?: ShowSettings | null;
} | {
  type: "check";
  /** The log, as json or ndjson. */
  log: string;
} | {
  type: "prove";
  /** The puzzle, in any text format. */
  puzzle: string;
  /** The settings. */
  options?: RequestSettings;
} | {
  type: "prove-log";
  /** The log, as json or ndjson. */
  log: string;
} | {
  type: "generate";
  /** The same seed makes the same puzzles. */
  seed: number;
  /** The number of puzzles, 1000 at most; one if not named. */
  count?: number;
  /** The symmetry of the givens, by name: `none`, `180`, `90`, `diagonal`, `antidiagonal`, `diagonals`, `rows`, `columns`, `mirrors` or `full`; `none` if nothing is named. */
  symmetry?: string | null;
  /** The properties that the puzzles are to have. */
  order?: OrderRequest | null;
  /** The rules beside rows, columns and boxes: `x`, `windoku`, `antiknight`, `antiking`, `disjoint`, `nonconsecutive`, `jigsaw`, `killer`. The reply is `variants`; of an order there is `tier` alone, and there is no symmetry. */
  rules?: Array<string>;
  /** The number of rows: 4, 6 or 9. Where it is named, the reply is `variants`, too. */
  size?: number | null;
} | {
  type: "techniques";
  /** Only this one, by slug, name, alias or HoDoKu's code: the text is its page. */
  technique?: string | null;
  /** Only those of this tier: `simple`, `intermediate`, `advanced` or `ultimate`. */
  tier?: string | null;
  /** The language of the text: `en` or `zh`. */
  lang?: string | null;
} | {
  type: "read";
  /** The text: puzzles or positions in any format, a link, a file. */
  text: string;
  /** The name of the format; it is recognized if none is named. */
  from?: string | null;
  /** The number of puzzles to read, 1000 at most; 1000 if not named. */
  most?: number | null;
  /** The language of what is said of a puzzle: `en` or `zh`. */
  lang?: string | null;
} | {
  type: "write";
  /** The position, in any text format. */
  puzzle: string;
  /** The name of the format. */
  to: string;
} | {
  type: "draw";
  /** The position from which the steps lead on, in any text format. */
  puzzle: string;
  /** The steps before, as logs have them; of these only the conclusions count. */
  before?: Array<Message>;
  /** The step as logs have it; the position alone is drawn if there is none. */
  step?: Message | null;
  /** True if the step is one of an argument, so that it says from which step each digit comes. */
  argument?: boolean;
  /** The part of the step that is drawn: `a`, `a.3`; the step itself if nothing is named. */
  part?: string | null;
  /** The step in words. */
  options?: RequestSettings;
};

/** The settings for a puzzle; what is not named is as the command has it: every technique, in English. */
export type RequestSettings = {
  /** The techniques and their order: `default`, `documents`, `hodoku`, `scanning`, `se`, `se-corrected` or `se118`. */
  profile?: string | null;
  /** The hardest techniques allowed: `simple`, `intermediate`, `advanced` or `ultimate`. */
  up_to?: string | null;
  /** Leaves out what holds only for puzzles with one solution. */
  no_uniqueness?: boolean;
  /** The language of the text: `en` or `zh`. */
  lang?: string | null;
  /** The notation of cells in the text: `rc` or `a1`. */
  notation?: string | null;
  /** The detail of each step: `brief`, `normal` or `full`. */
  detail?: string | null;
  /** Whom the text speaks to: `usual` to players, `plain` to beginners. */
  wording?: string | null;
};

/** The document that an answer is written as. */
export type ShowSettings = {
  /** The form: `html` a page, `svg` a drawing of one step, `markdown`, or `text`, the words of the reply. */
  form: string;
  /** The title; the name of this program if nothing is named. */
  title?: string | null;
  /** The step that `svg` draws, the one that matters most if none is named; the one that `html` opens on; and the one that `markdown` tells below an outline. */
  step?: StepNumber | null;
};

/** The number of a step, from 1; or of a case of it, or of a step inside, as text: `12`, `"12"`, `"12.a"`, `"12.a.3"`. */
export type StepNumber = number | string;

/** The properties that puzzles are to have, all of them if several are named. */
export type OrderRequest = {
  /** True if no single given can be taken away. */
  minimal?: boolean;
  /** The number of givens: `24` or `24..28`. */
  givens?: string | null;
  /** The cells that hold givens, 81 characters: `x` for a given, `.` for none, `?` for either. */
  mask?: string | null;
  /** The tier of the hardest technique: `simple`, `intermediate`, `advanced` or `ultimate`. */
  tier?: string | null;
  /** A technique that is needed, by slug, name, alias or HoDoKu's code. */
  technique?: string | null;
  /** The only techniques there are. */
  only_techniques?: Array<string>;
  /** Sudoku Explainer's rating: `7.0` or `7.0..7.5`. */
  se?: string | null;
  /** HoDoKu's level: `easy`, `medium`, `hard`, `unfair` or `extreme`. */
  hodoku?: string | null;
  /** The effort: `20` or `20..30`. */
  effort?: string | null;
  /** The number of bottlenecks: `1` or `1..2`. */
  bottlenecks?: string | null;
  /** Give up after so many puzzles in a row of which none is what is asked for; 10,000 if nothing is said, 1,000 under other rules. */
  tries?: number | null;
};

/** One object of a log. A puzzle's messages are a beginning, an outline if something was asked, steps and attempts, and an end; or one failure. */
export type Message = Begin & {
  type: "begin";
} | Outline & {
  type: "outline";
} | Step & {
  type: "step";
} | Attempt & {
  type: "attempt";
} | End & {
  type: "end";
} | Listed & {
  type: "listed";
} | Failure & {
  type: "error";
};

/** The rules of a puzzle: the size of its board, its boxes, and what holds beside. A [`Layout`](crate::Layout) is made of them, which has all that follows. */
export type Rules = {
  /** The number of rows, columns and digits: 4, 6 or 9. The board is the upper left part of one of nine rows. */
  size?: number;
  /** The boxes where they are not the usual ones: a character for each cell, row by row, the same for the cells of one box and a dot for a cell without a box. */
  boxes?: string | null;
  /** The other rules. */
  list?: Array<Rule>;
};

/** One rule: its kind, the cells that it names, in their order, and its value. */
export type Rule = {
  /** The kind of the rule. */
  rule: RuleKind;
  /** The cells that it names, in the order of its line: `r1c2`. */
  cells?: Array<string>;
  /** The difference, ratio, total or least difference; left out, it is 1, 2, none, or half of the digits, rounded up. The digits of a quadruple, one after the other: `1123`. The number of the first cells of an arrow, 1 if left out. */
  value?: number | null;
};

/** The kind of a rule. */
export type RuleKind = "diagonal-rising" | "diagonal-falling" | "disjoint-groups" | "extra-region" | "cage" | "anti-knight" | "anti-king" | "non-consecutive" | "difference" | "ratio" | "sum" | "negative-difference" | "negative-ratio" | "negative-sum" | "thermometer" | "slow-thermometer" | "whisper" | "palindrome" | "clone" | "odd" | "even" | "minimum" | "maximum" | "arrow" | "little-killer" | "region-sum-line" | "sandwich" | "renban" | "between" | "quadruple";

/** A run begins: what it starts from. */
export type Begin = {
  /** The version of the format. */
  format?: number;
  /** The version of the engine that wrote the log. */
  engine?: string | null;
  /** The name of the puzzle. */
  id?: string | null;
  /** The line of the input on which the puzzle begins, from 1. */
  line?: number | null;
  /** The layout. */
  layout?: string;
  /** The rules, where they are not those of a layout with a name. */
  rules?: Rules | null;
  /** The givens: a character for each cell, a dot for a blank; 81, or fewer on a smaller board. */
  puzzle: string;
  /** Digits already placed: `r1c2=3`. */
  placed?: Array<string>;
  /** Candidates already eliminated though the rules still allow them: `r4c4<>7`. */
  removed?: Array<string>;
  /** The name of the profile. */
  profile?: string | null;
  /** The fields of the record in which the puzzle stands in the input, named as they are there. */
  record?: Record<string, unknown>;
};

/** A fact that a step rests on. */
export type Support = {
  /** True if the givens say so. */
  given?: boolean;
  /** The steps that it comes from; none for what the start has. */
  steps?: Array<number>;
  /** The fact in words, and where it comes from. */
  text: string;
};

/** A step that is among the hardest. */
export type HardStep = {
  /** The number of the step. */
  n: number;
  /** The name of its technique. */
  name: string;
  /** The conclusion. */
  conclusion: string;
};

/** One step of an argument, or some that follow on each other. */
export type Branch = {
  /** The number of the first step. */
  from: number;
  /** The number of the last. */
  to: number;
  /** The steps in one line, with the numbers of those that they need. */
  text: string;
  /** The argument of the step link by link, where its line cannot show it. */
  lines?: Array<string>;
  /** For an argument nested in the step: how many steps it has, and their numbers. */
  inside?: string | null;
  /** The earlier steps that these need. */
  needs?: Array<number>;
  /** The later steps that need one of these. */
  for?: Array<number>;
};

/** The outline of an argument: what it shows, what that rests on, and where its steps are hard. */
export type Outline = {
  /** The question: `r4c5`, `r4c5=7`, `r4c5<>7` or `r4c5=7?`. */
  asked: string;
  /** The answer in one sentence. */
  answer: string;
  /** All that the last step rests on: the statements that it reads off the board, what the givens and the entries say, and what each step did that it needs. */
  rests_on?: Array<Support>;
  /** The hardest steps, in the order of the argument; singles are not among them. */
  hardest?: Array<HardStep>;
  /** The whole argument, a step a line; of more than 30 steps, singles that follow on each other share one. */
  argument?: Array<Branch>;
  /** The sentences on the proved size, and on how it compares with the run that solves the puzzle, if they are asked for. */
  remarks?: Array<string>;
};

/** The ratings of a step on the scales. */
export type Rating = {
  /** The Sudoku Explainer rating, in tenths; written with one decimal. */
  se?: number | null;
  /** The HoDoKu score. */
  hodoku?: number | null;
};

/** The shape of the argument, and what it is made of. */
export type Pattern = Single & {
  kind: "single";
} | Confined & {
  kind: "confined";
} | Clash & {
  kind: "clash";
} | Total & {
  kind: "total";
} | Filled & {
  kind: "filled";
} | Subset & {
  kind: "subset";
} | Fish & {
  kind: "fish";
} | SetLogic & {
  kind: "set-logic";
} | Wing & {
  kind: "wing";
} | Sets & {
  kind: "sets";
} | Colors & {
  kind: "colors";
} | Chain & {
  kind: "chain";
} | Ring & {
  kind: "ring";
} | Kraken & {
  kind: "kraken";
} | Deadly & {
  kind: "deadly";
} | Exclusion & {
  kind: "exclusion";
} | Templates & {
  kind: "templates";
} | Exocet & {
  kind: "exocet";
} | SymmetricCells & {
  kind: "symmetry";
} | Hypothesis & {
  kind: "hypothesis";
} | Forcing & {
  kind: "forcing";
} | {
  kind: "guess";
} | {
  kind: "truths";
};

/** A slot has one candidate left. */
export type Single = {
  /** The slot: `r4c7`, or `b6n5` for the digit 5 in box 6. */
  slot: string;
};

/** A digit of one house is left only where the house crosses another. */
export type Confined = {
  /** The digit. */
  digit: number;
  /** The house that confines it. */
  from: string;
  /** The house that loses it elsewhere. */
  to: string;
  /** The house that has one place left for the digit then, if the step places it there. */
  last?: string | null;
};

/** A slot takes one of its candidates, and each of them rules out the same. */
export type Clash = {
  /** The slot: `r4c7`, or `b6n5` for the digit 5 in box 6. */
  slot: string;
  /** Other slots that rule out candidates, each by itself; often none. */
  also?: Array<string>;
};

/** Cells add up to a total, and what does not fit it goes. */
export type Total = {
  /** The digits that every way to reach the total holds, and that so go elsewhere; none if cells of the total lose candidates. */
  digits: Array<number>;
};

/** The cells of a rule are filled in one of a few ways, and what is in none of them goes. */
export type Filled = {
  /** The digits that every way holds, and that so go elsewhere; none if cells of the rule lose candidates. */
  digits: Array<number>;
};

/** Cells of a house. */
export type Places = {
  /** The house. */
  house: string;
  /** The cells. */
  cells: Array<string>;
};

/** As many cells as digits in a house. */
export type Subset = {
  type: "naked";
  /** The cells. */
  cells: Array<string>;
  /** Their digits. */
  digits: Array<number>;
  /** The houses that lose the digits elsewhere. */
  houses: Array<string>;
} | {
  type: "hidden";
  /** The house. */
  house: string;
  /** The digits. */
  digits: Array<number>;
  /** Their places. */
  cells: Array<string>;
  /** The digit that has one place left in the house then, if the step places it there. */
  last?: number | null;
} | {
  type: "almost-locked";
  /** The digits. */
  digits: Array<number>;
  /** The cells that hold nothing but these, one fewer. */
  naked: Places;
  /** The places of the digits in the other house outside the crossing, one fewer. */
  hidden: Places;
};

/** The form of a fish: the kinds of houses that it takes. */
export type FishForm = "basic" | "franken" | "mutant";

/** The cover and the fins of a fish. */
export type FishBody = {
  /** The houses that can give the digit to the base. */
  cover: Array<string>;
  /** The places in the base outside the cover, and those in two base houses. */
  fins?: Array<string>;
};

/** A digit in as many houses (cover) as other houses (base) have it in, but for fins. */
export type Fish = {
  /** The kinds of houses that it takes. */
  type: FishForm;
  /** The digit. */
  digit: number;
  /** The houses that must take it. */
  base: Array<string>;
  /** The houses that can give it to them. */
  cover: Array<string>;
  /** The places in the base outside the cover, and those in two base houses. */
  fins?: Array<string>;
  /** For a siamese fish, the other fish on the same base. */
  twin?: FishBody | null;
};

/** The choice of the slots of a count. */
export type SetLogicKind = "sectors" | "sk-loop" | "fireworks";

/** As many slots (cover) as other slots (base) hold all candidates of the base. */
export type SetLogic = {
  /** The choice of the slots. */
  type: SetLogicKind;
  /** The slots that must be filled. */
  base: Array<string>;
  /** The slots that can fill them. */
  cover: Array<string>;
};

/** Few cells around a pivot whose candidates leave no room for a digit elsewhere. */
export type Wing = {
  /** The cells that the others hang on. */
  pivot: Array<string>;
  /** The other cells. */
  pincers: Array<string>;
  /** The digits that go. */
  digits: Array<number>;
};

/** Cells with what they may hold. */
export type AlmostLocked = {
  /** The cells. */
  cells: Array<string>;
  /** Their digits. */
  digits: Array<number>;
};

/** A set that the candidates of a stem link. */
export type Petal = {
  /** The candidates of the stem. */
  stem: Array<number>;
  /** The cells. */
  cells: Array<string>;
  /** Their digits. */
  digits: Array<number>;
};

/** Cells of a house with what they may hold. */
export type HouseGroup = {
  /** The house. */
  house: string;
  /** The cells. */
  cells: Array<string>;
  /** Their digits. */
  digits: Array<number>;
};

/** Almost locked sets and how they are linked. */
export type Sets = {
  type: "chain";
  /** The sets, in the order of the argument. */
  sets: Array<AlmostLocked>;
  /** The restricted commons of each set and the next: digits whose places in both see each other. */
  links: Array<Array<number>>;
} | {
  type: "blossom";
  /** The cell. */
  stem: string;
  /** The sets. */
  petals: Array<Petal>;
} | {
  type: "sue-de-coq";
  /** The cells of the crossing. */
  crossing: AlmostLocked;
  /** The cells outside it. */
  groups: Array<HouseGroup>;
};

/** Candidates in two colors, one color of each cluster true and the other false, or one of both at least. */
export type Colors = {
  /** The clusters, each with its two colors. Strong links join candidates of opposite colors: all of one color are true and all of the other false. Or, where that is not so in all clusters, a color is a candidate or several places of a truth, and one color or the other has a true one. */
  clusters: Array<[Array<string>, Array<string>]>;
};

/** A link of a chain. */
export type Link = {
  /** The start: one candidate, or several that count as one. */
  from: Array<string>;
  /** The end. */
  to: Array<string>;
  /** Why one of the two ends is true, for a strong link; of the ends of a weak one not both are. */
  by?: ReasonForm | null;
};

/** Why one of the two ends of a strong link is true. */
export type ReasonForm = {
  type: "cell";
  /** The cell. */
  cell: string;
} | {
  type: "house";
  /** The house. */
  house: string;
  /** The digit. */
  digit: number;
} | {
  type: "group";
  /** The house. */
  house: string;
  /** The digit. */
  digit: number;
} | {
  type: "almost-locked";
  /** The cells. */
  cells: Array<string>;
  /** Their digits. */
  digits: Array<number>;
  /** A cell outside their house to which all their digits but the one that they lack leave one digit. */
  beside?: string | null;
} | {
  type: "almost-hidden";
  /** The house. */
  house: string;
  /** The digits. */
  digits: Array<number>;
} | {
  type: "almost-fish";
  /** The digit. */
  digit: number;
  /** The houses. */
  houses: Array<string>;
} | {
  type: "deadly";
  /** The candidates. */
  deadly: Array<string>;
};

/** Candidates linked in turn by "one of them is true" and "not both are true". */
export type Chain = {
  /** The links, strong and weak ones in turn; the end of one is the start of the next. */
  links: Array<Link>;
  /** True if the last link, a weak one, ends where the first starts. */
  loop?: boolean;
  /** The chain with its conclusion in Eureka notation; the links say the same. */
  eureka?: string | null;
};

/** A place of a ring. */
export type RingPlace = {
  /** The cell. */
  cell: string;
  /** The house that it shares with the next place. */
  house: string;
};

/** An odd ring of places of a digit, each in a house with the next. */
export type Ring = {
  /** The digit. */
  digit: number;
  /** The places in order. */
  places: Array<RingPlace>;
  /** The other places in their houses, one of which is true. */
  guardians: Array<string>;
};

/** A fish with fins, and paths from the fins, and from what the fish has in one of its cover houses, to what goes. */
export type Kraken = {
  /** The kinds of houses that it takes. */
  type: FishForm;
  /** The digit. */
  digit: number;
  /** The houses that must take it. */
  base: Array<string>;
  /** The houses that can give it to them. */
  cover: Array<string>;
  /** The places in the base outside the cover, and those in two base houses. */
  fins?: Array<string>;
  /** For a siamese fish, the other fish on the same base. */
  twin?: FishBody | null;
  /** The cover house from whose places paths lead as well. */
  line?: string | null;
  /** The links of each path, which starts at the candidate that is taken for true: weak and strong ones in turn. */
  paths: Array<Array<Link>>;
};

/** The kinds of deadly patterns. */
export type DeadlyKind = "unique-rectangle" | "avoidable-rectangle" | "unique-loop" | "extended-rectangle" | "bug" | "bivalue-oddagon" | "tridagon";

/** Cells that would allow two solutions, or none, if their guards were gone. */
export type Deadly = {
  /** The kind of deadly pattern. */
  type: DeadlyKind;
  /** The candidates that would be left in the cells. */
  deadly: Array<string>;
  /** The candidates one of which is true. */
  guards: Array<string>;
};

/** Every way to fill the base with the candidate fails because another slot is left empty. */
export type Exclusion = {
  /** The cells that are filled in every way. */
  base: Array<string>;
  /** The slots that exclude ways. */
  excluders: Array<string>;
};

/** Every way to place a digit on the whole board, or the ways of several digits that fit together. */
export type Templates = {
  /** The digits: that of the conclusion, and those against whose ways it is held. */
  digits: Array<number>;
};

/** Base cells whose digits must appear in the target cells. */
export type Exocet = {
  /** The base cells. */
  base: Array<string>;
  /** The target cells. */
  targets: Array<string>;
  /** The digits of the base. */
  digits: Array<number>;
  /** The lines that have room for a digit of the base only if a target takes it. */
  lines: Array<string>;
  /** For each target, in layout order, the cells one of which repeats its digit; left out if the argument goes without them. */
  mirrors?: Array<Array<string>>;
};

/** Cells that must go along with their images under the symmetry that the truths name. */
export type SymmetricCells = {
  /** The cells. */
  cells: Array<string>;
};

/** A step inside a hypothesis or a case. */
export type Nested = {
  /** The slug of the technique. */
  technique: string;
  /** The placements: `r4c7=5`. */
  place?: Array<string>;
  /** The eliminations: `r4c7<>5`. */
  eliminate?: Array<string>;
  /** The shape of the argument. */
  pattern?: Pattern | null;
  /** The truths that the argument rests on, on the board inside the hypothesis. */
  truths: Array<Truth>;
  /** The step in words. */
  text?: string | null;
};

/** "One of these is true": the digits left in a cell, the cells left for a digit in a house, the guards of a deadly pattern, the digits a symmetry of the givens leaves of a cell, cells that add up to a total, or the ways to fill the cells of a rule. */
export type Truth = {
  /** The cell: `r1c2`. */
  cell: string;
  /** The digits that it may hold. */
  digits: Array<number>;
} | {
  /** The house: `r2`. */
  house: string;
  /** The digit. */
  digit: number;
  /** The cells where the digit may stand. */
  cells: Array<string>;
} | {
  /** The candidates left in the cells of the pattern without the guards: `r1c2=5`. */
  deadly: Array<string>;
  /** The other candidates of these cells: `r1c2=7`. */
  guards: Array<string>;
} | {
  /** The symmetry. */
  symmetry: Symmetry;
  /** The cell: `r1c2`. */
  cell: string;
  /** The digits that it may hold. */
  digits: Array<number>;
} | {
  /** The open cells that are added: `r1c2`. */
  plus: Array<string>;
  /** The open cells that are taken off. */
  minus?: Array<string>;
  /** Their total, where the cells of `minus` are taken off. */
  total: number;
  /** The candidates left in these cells: `r1c2=7`. */
  left: Array<string>;
  /** The addends, with a sign each: `+b1`, `-cage#3` for the third rule. */
  from: Array<string>;
} | {
  /** The rule: `renban#3`, the third of the list. */
  rule: string;
  /** The candidates left in its open cells: `r1c2=7`. */
  left: Array<string>;
  /** The digits in its filled cells. */
  held?: Array<string>;
};

/** The symmetry: the image of every cell and every digit. */
export type Symmetry = {
  /** The image of every cell, in layout order, each once. */
  cells: Array<string>;
  /** The images of the digits from 1 on: `214365789` exchanges 1 and 2, 3 and 4, 5 and 6. */
  digits: string;
};

/** A candidate is assumed true, or false, and leads to a contradiction. */
export type Hypothesis = {
  /** The candidate assumed true: `r4c7=5`; or assumed false: `r4c7<>5`. */
  assume: string;
  /** The steps that follow, in order. */
  steps: Array<Nested>;
  /** The slot that is left empty. */
  end: string;
};

/** One way the choice of a forcing goes. */
export type Case = {
  /** The candidate assumed true: `r4c7=5`; or assumed false: `r4c7<>5`. */
  assume: string;
  /** The steps that follow, in order. */
  steps: Array<Nested>;
  /** The slot that is left empty, if the assumption leads to a contradiction; without it the conclusion holds after the steps. */
  end?: string | null;
  /** The case in words. */
  text?: string | null;
};

/** Each candidate of a slot is assumed in turn, or a candidate true and then false, and leads to the same conclusion, or to a contradiction. */
export type Forcing = {
  /** The slot; one of the truths says what it has left. */
  slot?: string | null;
  /** In place of a slot the candidate that is true in one case and false in the other: `r4c7=5`. */
  candidate?: string | null;
  /** The cases: one for each candidate of the slot, in the order of the truth; or the candidate and its opposite. */
  cases: Array<Case>;
};

/** A step of the run. */
export type Step = {
  /** The number of the step, from 1. */
  n?: number | null;
  /** The slug of the technique. */
  technique: string;
  /** The tier of the technique. */
  tier?: string | null;
  /** The ratings on the scales. */
  rating?: Rating;
  /** The placements: `r4c7=5`. */
  place?: Array<string>;
  /** The eliminations: `r4c7<>5`. */
  eliminate?: Array<string>;
  /** The assumptions beyond the rules: `unique`, or nothing. */
  assumes?: Array<string>;
  /** The numbers of the earlier steps that made the truths what they are, and those of the steps nested in it; left out if that is not said. */
  needs?: Array<number> | null;
  /** The shape of the argument. */
  pattern?: Pattern | null;
  /** The truths that the argument rests on. */
  truths: Array<Truth>;
  /** The step in words. */
  text?: string | null;
};

/** A hypothesis of the documents' procedure is tried. */
export type Attempt = {
  /** The number of the attempt, from 1. */
  n: number;
  /** The candidate tried: `r4c7=5`. */
  assume: string;
  /** The number of hypotheses that stood before it. */
  standing?: number;
  /** The outcome: `A` a contradiction, `B` undecided and kept, `C` the grid is full and valid, `back` given up. */
  outcome: string;
};

/** The answer to a question about one candidate, and how it compares with the run it replaces. */
export type Argument = {
  /** The question: `r4c5`, `r4c5=7`, `r4c5<>7` or `r4c5=7?`. */
  asked: string;
  /** The size of the argument. */
  size: Size;
  /** The least number of truths that an argument of the deductions considered takes; the argument is proved smallest if it takes no more. */
  at_least: number;
  /** The number of deductions considered. */
  considered: number;
  /** The size of the whole run until it gets there. */
  run: Size;
  /** The size of the part of the run that is needed for it. */
  slice: Size;
  /** True if the work allowed was used up before all was tried. */
  is_cut?: boolean;
};

/** The size of an argument. */
export type Size = {
  /** Steps, those nested in others not counted. */
  steps: number;
  /** Truths that the steps rest on. */
  truths: number;
};

/** A run ends: what it reached. */
export type End = {
  /** The outcome: `solved`, `stuck`, `contradiction`, `reached` or `hypothesis`. */
  outcome: string;
  /** For a contradiction, the slot that can no longer be filled. */
  at?: string | null;
  /** For a run that has reached what was asked for, what that is: `r4c5=7` or `r4c5<>7`. */
  target?: string | null;
  /** The full grid, if it is known. */
  solution?: string | null;
  /** The grid the steps reached, a dot for a blank; left out if it is the solution. */
  grid?: string | null;
  /** For a run that is stuck, the digits left in each open cell: `"r1c1":"125"`. */
  candidates?: Record<string, string>;
  /** The number of steps. */
  steps?: number | null;
  /** The slug of the hardest technique used. */
  hardest?: string | null;
  /** The number of uses of each technique, in the order of first use. */
  counts?: Record<string, number> | null;
  /** For a run that has reached what was asked for, how the argument compares with others. */
  argument?: Argument | null;
  /** The number of candidates that one-look exclusion took away, in the documents' procedure. */
  excluded?: number | null;
  /** For a run that was held to a tier and is stuck, the slug of the technique that would go on. */
  next?: string | null;
};

/** The counts of a technique's steps. */
export type FindCount = {
  /** The number of steps written. */
  listed: number;
  /** The number found: conclusions, or steps if every one was written. */
  found: number;
  /** True if there may be more, as the search was ended after so many. */
  more?: boolean;
};

/** The steps of a position are listed: how many there are, and how many were written. */
export type Listed = {
  /** The number of steps written. */
  steps: number;
  /** True if every step was written: if not, the best of each technique were, each with a conclusion of its own. */
  all: boolean;
  /** The counts of each technique, in the order they are listed. */
  techniques?: Record<string, FindCount>;
};

/** A puzzle cannot be run: it is unreadable or not proper. */
export type Failure = {
  /** The name of the puzzle. */
  id?: string | null;
  /** The line of the input on which the puzzle begins, from 1. */
  line?: number | null;
  /** The kind of problem, as a word: `unreadable`, `clash`, `no-solution`, `several-solutions`, `undecided`. */
  kind?: string | null;
  /** The problem in words. */
  message: string;
  /** The fields of the record of the input, named as they are there. */
  record?: Record<string, unknown>;
};

/** An answer, an object with a `type`: the data as the command prints it, and the same in words. */
export type Reply = LogReply & {
  type: "solved";
} | LogReply & {
  type: "listed";
} | LogReply & {
  type: "argued";
} | {
  type: "found";
  /** The messages. */
  messages: Array<Message>;
  /** The solution, and where it comes from. */
  text: string;
  /** The same in the form that was asked for. */
  shown?: string | null;
  /** Another solution, if there is one: 81 digits. */
  other?: string | null;
} | {
  type: "hint";
  /** The hint. */
  hint: HintMessage;
  /** The hint in words. */
  text: string;
  /** The hint in the form that was asked for. */
  shown?: string | null;
} | {
  type: "named";
  /** The techniques that give it, or the arguments for it or against it. */
  name: NameMessage;
  /** The same in words. */
  text: string;
} | {
  type: "graded";
  /** The grade. */
  grade: GradeRecord;
  /** The grade in words. */
  text: string;
} | {
  type: "checked";
  /** True if there is a trace, all that was run is accepted, and nothing is cut off. */
  accepted: boolean;
  /** The verdict on each puzzle. */
  reports: Array<CheckRecord>;
  /** The same in words. */
  text: string;
} | {
  type: "proved";
  /** The claim proved. */
  proof: ProofRecord;
  /** The files, by name. */
  files: Record<string, string>;
  /** The claim proved, in words. */
  text: string;
} | {
  type: "generated";
  /** The puzzles. */
  puzzles: Array<GeneratedPuzzle>;
} | {
  type: "variants";
  /** The puzzles. */
  puzzles: Array<VariantRecord>;
} | {
  type: "techniques";
  /** The record of each. */
  techniques: Array<TechniqueRecord>;
  /** A line for each, or the page of the one that is named. */
  text: string;
} | {
  type: "read";
  /** The positions, and what cannot be read, in their order. */
  puzzles: Array<ReadRecord>;
  /** True if the text goes on. */
  more: boolean;
} | {
  type: "written";
  /** The name of the format. */
  format: string;
  /** The text, without a line end behind it. */
  text: string;
} | {
  type: "drawn";
  /** The drawing. */
  svg: string;
  /** The step as it is told, if there is one. */
  step?: StepDescription | null;
} | Problem & {
  type: "error";
};

/** The messages of a log, and the same in words. */
export type LogReply = {
  /** The messages. */
  messages: Array<Message>;
  /** The steps and what came of them, in words; left out if the request says so. */
  text?: string | null;
  /** The same in the form that was asked for. */
  shown?: string | null;
};

/** A hint as it is logged: what its level does not tell is left out. */
export type HintMessage = {
  /** The version of the format. */
  format?: number;
  /** The line of the input on which the position begins, from 1. */
  line: number;
  /** The name of the position. */
  id?: string | null;
  /** The hint level: how much is told. */
  level?: Level | null;
  /** The number of the rung that `text` is, from 1: a level that would say nothing new has none of its own, and gives the one before. */
  rung?: number | null;
  /** The number of rungs. */
  rungs?: number | null;
  /** The house to look at. */
  look?: string | null;
  /** The technique. */
  technique?: string | null;
  /** The digits it is about. */
  digits?: string | null;
  /** Where to look, in English and with rows and columns whatever the language of `text`. */
  at?: string | null;
  /** The conclusion that follows. */
  conclusion?: string | null;
  /** The whole step, as logs have it. */
  step?: Message | null;
  /** Instead of a hint, the entries to take back; of a pencil mark that is missing the cell, until `mistakes` tells it. */
  wrong?: Array<string> | null;
  /** The entries that are wrong, each with what shows it. */
  mistakes?: Array<Mistaken> | null;
  /** The latest position that was still right, if the order of the entries is known. */
  back?: LastValidPosition | null;
  /** The number of entries that were named and stand, if all are right. */
  right?: number | null;
  /** The slot that a grid without a solution leaves empty. */
  contradiction?: Contradiction | null;
  /** The logs of the steps that end with a contradiction. */
  refutations?: Array<Array<Message>>;
  /** The hint in words. */
  text?: string | null;
  /** Why there is no hint. */
  error?: Problem | null;
};

/** The level of a hint, from a nudge to the proof; where none is named it tells the cells. */
export type Level = "nudge" | "technique" | "digits" | "where" | "what" | "full" | "proof";

/** An entry that is wrong, as it is logged. */
export type Mistaken = {
  /** The entry: `r4c5=7` or `r4c5<>7`. */
  entry: string;
  /** Where its digit stands twice. */
  clashes?: Array<RepeatedEntry>;
  /** The slot that the entry leaves empty, if there is one. */
  contradiction?: Contradiction | null;
};

/** A digit that stands more than once in a house, as it is logged. */
export type RepeatedEntry = {
  /** The house: `r3`. */
  house: string;
  /** The digit. */
  digit: number;
  /** Where it stands. */
  cells: Array<string>;
};

/** A contradiction as it is logged. */
export type Contradiction = {
  /** The slot that is left empty: `r4c7`, or `b6n5` for the digit 5 in box 6. */
  at: string;
  /** The number of steps that lead to it. */
  steps: number;
};

/** The latest position that was still right, as it is logged. */
export type LastValidPosition = {
  /** The number of entries, from the first, that lead there. */
  right: number;
  /** The number of all entries. */
  of: number;
  /** The position after these, a line of HoDoKu's library. */
  position: string;
  /** The last of these entries. */
  last_right?: string | null;
  /** The entry after it, which was wrong. */
  mistake?: string | null;
};

/** Why there is no answer. */
export type Problem = {
  /** The kind. */
  kind: ErrorKind;
  /** The problem in words. */
  message: string;
};

/** The kind of a problem. */
export type ErrorKind = "unreadable" | "clash" | "no-solution" | "several-solutions" | "undecided" | "wrong-entries" | "not-reached" | "not-accepted";

/** A move with its names, as it is logged. */
export type NameMessage = {
  /** The version of the format. */
  format?: number;
  /** The line of the input on which the position begins, from 1. */
  line: number;
  /** The name of the position. */
  id?: string | null;
  /** The move: `r4c5<>7`. */
  asked?: string | null;
  /** The kind of the naming: `techniques` give it, an `argument` leads there, it is `false`, or it is `known` already. */
  naming?: string | null;
  /** The techniques that give it: those that give just this, and then those that give more, easiest first. */
  techniques?: Array<TechniqueFound>;
  /** The arguments for it or against it, each as a log has it. */
  arguments?: Array<Array<Message>>;
  /** The same in a sentence. */
  text?: string | null;
  /** Instead of all that, the error. */
  error?: Problem | null;
};

/** A technique that gives a move, as it is logged. */
export type TechniqueFound = {
  /** The technique. */
  technique: string;
  /** True if it gives just this. */
  just: boolean;
  /** The step, as logs have it. */
  step: Message;
};

/** A line of grades, for a puzzle that has one or one that has none. */
export type GradeRecord = (GradeFields | {
  /** Why. */
  error: Problem;
}) & ({
  /** The version of the format. */
  format?: number;
  /** The line of the input on which the puzzle begins, from 1; of several on a command line, which of them it is. */
  line: number;
  /** The name of the puzzle. */
  id?: string | null;
  /** The digits, 81 characters, or fewer on a smaller board; under rules that these do not tell, a link of f-puzzles. Left out if the puzzle cannot be read. */
  puzzle?: string | null;
});

/** A grade as it is written. Each scale has keys of its own, so that several stand side by side. */
export type GradeFields = {
  /** The outcome of the run: `solved`, `stuck`, `hypothesis` or `guessed`. This, `steps` and `techniques` are said of the run for the scale `tier`, or of that for the first one. */
  outcome: string;
  /** The scales, each with the run by which it is found. */
  scales: Array<GradeRun>;
  /** The tier of the hardest technique. */
  tier?: string;
  /** The hardest technique: the highest tier, and in it the last of the profile. */
  hardest?: string;
  /** The highest rating of all steps; 20 if they do not solve the puzzle. */
  er?: number;
  /** The highest up to the first step that places a digit. */
  ep?: number;
  /** The rating of the first step. */
  ed?: number;
  /** The technique of the hardest step, the first if several are rated alike; left out if there is no step. */
  se_hardest?: string | null;
  /** The highest rating of all steps; 20 if they do not solve the puzzle. */
  er_corrected?: number;
  /** The highest up to the first step that places a digit. */
  ep_corrected?: number;
  /** The rating of the first step. */
  ed_corrected?: number;
  /** The technique of the hardest step, the first if several are rated alike; left out if there is no step. */
  se_corrected_hardest?: string | null;
  /** The highest rating of all steps; 20 if they do not solve the puzzle. */
  er118?: number;
  /** The highest up to the first step that places a digit. */
  ep118?: number;
  /** The rating of the first step. */
  ed118?: number;
  /** The technique of the hardest step, the first if several are rated alike; left out if there is no step. */
  se118_hardest?: string | null;
  /** The level: `Easy`, `Medium`, `Hard`, `Unfair` or `Extreme`. */
  level?: string;
  /** The sum of the scores of all steps. */
  score?: number;
  /** The technique of the step with the highest score, the first if several have it; left out if there is no step. */
  hodoku_hardest?: string | null;
  /** The number of digits taken from the solution. */
  guesses?: number;
  /** The costs of all rounds together, with one decimal. */
  effort?: number;
  /** The number of rounds. */
  rounds?: number;
  /** The rounds that ask the most, the hardest first: three at most, none of them less than half as hard as the first. */
  bottlenecks?: Array<BottleneckFields>;
  /** The number of steps; on the scale `effort` alone the number of rounds. */
  steps: number;
  /** The number of uses of each technique, in the order of first use; on the scale `effort` alone there is none. */
  techniques: Record<string, number>;
};

/** A run that a grade rests on. */
export type GradeRun = {
  /** The scale: `tier`, `se`, `se-corrected`, `se118`, `hodoku` or `effort`. */
  scale: string;
  /** The profile of the run. */
  profile: string;
  /** `unique` if it uses what holds only for puzzles with one solution. */
  assumes: Array<string>;
};

/** A round that asks much, as it is written. */
export type BottleneckFields = {
  /** Its number, from 1. */
  round: number;
  /** The method of its finds: `pair`, `x-wing`, `chain-5` and so on. */
  method: string;
  /** The number of finds. */
  finds: number;
  /** Its cost, with one decimal. */
  cost: number;
  /** The conclusion of the only find; left out if there are several. */
  concludes?: string | null;
};

/** The record of the verdict on a puzzle. */
export type CheckRecord = {
  /** The number of the puzzle in the log, from 1; none for text that is no log. */
  puzzle?: number | null;
  /** The line of the text on which it begins. */
  line: number;
  /** Its name. */
  id?: string | null;
  /** The verdict. */
  verdict: CheckVerdict;
  /** The same in words. */
  text: string;
};

/** The verdict on a puzzle of a log. */
export type CheckVerdict = "accepted" | "rejected" | "unreadable";

/** A proof as it is written. */
export type ProofRecord = {
  /** The claim proved: `solution`, `derived` or `contradiction`. */
  claim: string;
  /** The only solution, if that is proved. */
  solution?: string | null;
  /** The number of steps of the trace. */
  steps: number;
  /** The number of placements and eliminations proved. */
  facts: Facts;
  /** The number of statements that assume that the puzzle has one solution. */
  assumed: number;
  /** The number of steps proved by search. */
  searched: number;
  /** The size of the proof. */
  bytes: number;
  /** The commands that call the checker, run by run. */
  run: Array<string>;
};

/** The numbers of placements and eliminations proved, by the way of proof. */
export type Facts = {
  /** By logic alone. */
  logic: number;
  /** By uniqueness. */
  uniqueness: number;
};

/** A puzzle as it is written. */
export type GeneratedPuzzle = {
  /** The puzzle, 81 characters. */
  puzzle: string;
  /** Its only solution. */
  solution: string;
  /** The number of its givens. */
  givens: number;
  /** The symmetry that maps its givens onto themselves, by name: `none`, `180`, `diagonal` ... */
  symmetry: string;
  /** The seed. */
  seed: number;
  /** Its number among the puzzles of the seed, from 1. */
  number: number;
  /** Just before the technique that is needed: a position, with the candidates that are gone. */
  position?: string | null;
  /** Sudoku Explainer's rating. */
  er?: number | null;
  /** HoDoKu's level. */
  hodoku?: string | null;
  /** The effort. */
  effort?: number | null;
  /** The number of bottlenecks. */
  bottlenecks?: number | null;
};

/** A puzzle under other rules than the classic ones, which was made. */
export type VariantRecord = {
  /** A link of f-puzzles, in which the rules stand, too: every request takes it as its puzzle. */
  link: string;
  /** The name of the rules: `cage`, `x`. */
  rules: string;
  /** The number of rows. */
  size: number;
  /** Its only solution, row by row. */
  solution: string;
  /** The number of its givens. */
  givens: number;
  /** The seed. */
  seed: number;
  /** Its number among the puzzles of the seed, from 1. */
  number: number;
};

/** The record of a technique. */
export type TechniqueRecord = {
  /** The version of the format. */
  format?: number;
  /** The permanent name. */
  slug: string;
  /** The name for headings. */
  name: string;
  /** The name in Chinese. */
  zh?: string | null;
  /** The tier: `simple`, `intermediate`, `advanced` or `ultimate`. */
  tier: string;
  /** The Sudoku Explainer base rating. */
  se?: number | null;
  /** The entry of HoDoKu's table for it. */
  hodoku?: HodokuFields | null;
  /** Other names. */
  aliases: Array<string>;
  /** The families that it belongs to, by the words that options take; of several the last is the closest. */
  families?: Array<string>;
  /** The assumptions of its arguments: `unique`, or nothing. */
  assumes: Array<string>;
  /** True if the default profile has it. */
  default: boolean;
};

/** The entry of a technique in HoDoKu's table. */
export type HodokuFields = {
  /** The code. */
  code: string;
  /** The score of a step. */
  score: number;
};

/** An entry of a text: a position, or why there is none. */
export type ReadRecord = {
  /** The line of the text on which it begins, from 1. */
  line: number;
  /** Its name. */
  name?: string | null;
  /** The name of its format. */
  format?: string | null;
  /** The digits that are given, 81 characters with a dot for each other cell. */
  givens?: string;
  /** The digits that stand there, given or placed, in the same way. */
  values?: string;
  /** The candidates of each cell that the rules allow but that are eliminated: 81 texts of digits; nothing if none is. */
  removed?: Array<string>;
  /** The position in the form that says all of it, for other requests: a line of HoDoKu's library, or under other rules than the classic ones the object of f-puzzles. */
  position?: string;
  /** The rules, where they are not the classic ones. */
  rules?: RulesRecord | null;
  /** Its only solution, if it has one. */
  solution?: string | null;
  /** The number of solutions, if they are several: 2, or 3 for more; nothing if counting them takes long. */
  solutions?: number | null;
  /** The problem of the position, or of its text. */
  problem?: Problem | null;
  /** Why the solution that is stated with it is none. */
  doubt?: string | null;
};

/** The rules of a puzzle that has others than rows, columns and boxes: what they forbid, and how they are drawn. Cells are 0 to 80, row by row of nine; a smaller board is the upper left part. */
export type RulesRecord = {
  /** The rules as logs state them. */
  rules: Rules;
  /** The kinds of the rules in a line of words. */
  text: string;
  /** The digits that each of the 81 cells may hold before anything is known; none outside the board. */
  digits: Array<string>;
  /** The formats that keep the rules. */
  formats: Array<string>;
  /** The cells of each house, in which every digit stands once, by its name. */
  houses: Record<string, Array<number>>;
  /** For each of the 81 cells the cells that cannot hold its digit. */
  sees: Array<Array<number>>;
  /** The pairs of cells in which different digits exclude each other. */
  clashes?: Array<CellClash>;
  /** Shapes of SVG below the digits; cells are 100 wide, and the corner of the board is at 0 0. Looks stand in the attribute `style` and use the variables `--ink`, `--paper`, `--deep` and `--strong`. */
  below: string;
  /** The lines between cells, of the classes `thin` and `thick`. */
  lines: string;
  /** Shapes on the lines. */
  above: string;
};

/** Two cells in which different digits exclude each other. */
export type CellClash = {
  /** The cells. */
  cells: [number, number];
  /** For each digit of the first cell the other digits that the second cannot hold then. */
  digits: Array<string>;
};

/** A step in words, and the steps inside it. */
export type StepDescription = {
  /** Its number inside the step: `a`, `a.3`; empty for the step itself. */
  part: string;
  /** The name of the technique, or the assumption of a case. */
  name: string;
  /** The conclusion, in short. */
  conclusion: string;
  /** Why, as a sentence. */
  text: string;
  /** A chain in Eureka notation. */
  notation?: string | null;
  /** Why the steps inside end in a contradiction. */
  end?: string | null;
  /** The steps inside it, or its cases. */
  parts?: Array<StepDescription>;
};

/** The types of the replies by those of the requests; any of them may be `error` instead. */
export interface Replies {
  check: "checked";
  draw: "drawn";
  generate: "variants";
  grade: "graded";
  hint: "hint";
  name: "named";
  prove: "proved";
  "prove-log": "proved";
  read: "read";
  search: "found";
  solve: "solved";
  steps: "listed";
  techniques: "techniques";
  why: "argued";
  write: "written";
}
