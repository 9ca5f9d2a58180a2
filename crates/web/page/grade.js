// How hard the puzzle is, on each scale.
import { button, fill, make } from "./dom.js";
import { t } from "./words.js";

const SCALES = ["tier", "se", "se-corrected", "se118", "hodoku", "effort"];

export class GradePanel {
  constructor(app, root) {
    this.app = app;
    this.table = make("dl.grades", { "aria-live": "polite" });
    fill(root, make("p.note", { "data-t": "grade.intro" }), make("div.acts", make("button.main", { type: "button", "data-t": "grade.ask", onclick: () => this.grade() })), this.table);
  }

  reset() {
    fill(this.table);
  }

  /** Grades the givens; each scale is told when it is known. */
  async grade() {
    const puzzle = [...this.app.game.givens].map((digit) => digit || ".").join("");
    const cells = SCALES.map((scale) => make("dd", "…"));
    fill(this.table, SCALES.map((scale, index) => [make("dt", t(`grade.${scale}`)), cells[index]]));
    for (const [index, scale] of SCALES.entries()) {
      const reply = await this.app.engine.recall("grade", { type: "grade", puzzle, scales: [scale] });
      if (!reply) return fill(cells[index], button(t("grade.ask"), () => this.grade()));
      fill(cells[index], reply.type === "graded" ? reply.text.trim() : make("span.problem", reply.message));
    }
  }
}
