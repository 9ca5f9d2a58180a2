import assert from "node:assert/strict";
import { test } from "node:test";
import { Question } from "../../page/twice.js";

test("the first click asks, the second does it, neither as a double click nor late", () => {
  const question = new Question();
  assert.deepEqual([0, 150, 2000].map((now) => question.click(now)), ["ask", "wait", "yes"]);
  assert.deepEqual([2100, 9000, 9500].map((now) => question.click(now)), ["ask", "ask", "yes"]);
});

test("a question that is forgotten is asked anew", () => {
  const question = new Question();
  question.click(0);
  question.forget();
  assert.equal(question.click(1000), "ask");
});
