// The words on what fits into cages and along lines, and how players call rules.

/** What fits into a cage or along a line, in English. */
export const fitsEn = {
  "kind.cage": "killer cages",
  "cage.head": "Cage {0}:",
  "cage.ways": "{0} ways",
  "cage.or": "or",
  "cage.left": "{0}, {1} to go",
  "cage.none": "no combination is left",
  "ways": "What fits",
  "line.fits": "{0} {1}",
  "line.none": "no digit",
  "line.full": "every cell is filled",
  "line.select": "Select a cell of a line to see which digits it leaves.",
  "both.select": "Select a cell of a cage or a line to see what fits.",
  "cage.select": "Select a cell of a cage to see what adds up to its total.",
  "cage.all": ", all with {0}",
  "cage.no": ", none with {0}",
};

/** What fits into a cage or along a line, in Chinese. */
export const fitsZh = {
  "kind.cage": "杀手笼",
  "cage.head": "笼 {0}：",
  "cage.ways": "{0} 种",
  "cage.or": "或",
  "cage.left": "{0}，还差 {1}",
  "cage.none": "已没有可行的组合",
  "ways": "能填什么",
  "line.fits": "{0} {1}",
  "line.none": "无数可填",
  "line.full": "各格都已填",
  "line.select": "选中线上的格，可看各格还能填哪些数字。",
  "both.select": "选中笼或线上的格，可看能填什么。",
  "cage.select": "选中笼中的一格，这里列出能凑成其和的组合。",
  "cage.all": "，都含 {0}",
  "cage.no": "，都不含 {0}",
};
