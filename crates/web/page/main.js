// Solves what is pasted.
import { connect } from "./transport.js";

const engine = await connect();
const [form, stop, result] = ["form", "[type=button]", "pre"].map((name) => document.querySelector(name));
let asked = new AbortController();
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  asked = new AbortController();
  result.textContent = `asking (${engine.kind}) ...`;
  const request = { type: "solve", puzzle: form.elements.puzzle.value };
  const reply = await engine.ask(request, { signal: asked.signal }).catch((error) => ({ message: String(error) }));
  result.textContent = reply.text ?? reply.message;
});
stop.addEventListener("click", () => asked.abort());
