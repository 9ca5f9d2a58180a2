// A program against the types of the package: it compiles, and each line that must not compile says so.
import { EngineFault, load, type HintMessage, type Reply, type ReplyTo, type Request, type Step } from "qedoku";

const puzzle = "3......2..4...98.78.5..71...1.....8.5...6....9...52.7.....96415..91.5.....6...7..";

export async function asked(): Promise<string[]> {
  const engine = await load();
  const hint = engine.ask({ type: "hint", puzzle, level: "where" });
  if (hint.type === "error") return [hint.message];
  const told: HintMessage = hint.hint;
  const solved = engine.ask({ type: "solve", puzzle, options: { lang: "zh" } });
  if (solved.type !== "solved") return [solved.message];
  const steps: string[] = [];
  for (const message of solved.messages) {
    if (message.type === "step") steps.push((message as Step & { type: "step" }).technique);
  }
  // @ts-expect-error: a hint has no messages
  void hint.messages;
  // @ts-expect-error: there is no such request
  engine.ask({ type: "guess", puzzle });
  // @ts-expect-error: a why needs its question
  engine.ask({ type: "why", puzzle });
  // @ts-expect-error: an engine is loaded
  new (Object.getPrototypeOf(engine).constructor as typeof import("qedoku").Engine)();
  return [told.look ?? "", hint.text, solved.text ?? "", ...steps];
}

export function any(request: Request, reply: ReplyTo<Request>): Reply | EngineFault {
  return request.type === "generate" ? new EngineFault("none") : reply;
}
