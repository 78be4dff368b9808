import { afterAll, beforeAll, expect, test } from "vitest";
import { serveRecorded } from "../../../../test/outside/recorded-answers.ts";
import { ask } from "./ask.ts";

let api: Awaited<ReturnType<typeof serveRecorded>>;
beforeAll(async () => {
  api = await serveRecorded();
});
afterAll(() => api?.close());

test("an answer that does not come in time may be charged all the same", async () => {
  api.answers({ body: "late", afterMilliseconds: 600 });
  expect(await ask(new URL(api.base), { timeoutMilliseconds: 200 })).toEqual({
    kind: "try_later",
    problem: "It took too long to answer.",
    mayBeCharged: true,
  });
});

test.each(["silently", "half-way"] as const)("so may one whose server hangs up %s", async (hangsUp) => {
  api.answers({ body: "", hangsUp });
  expect(await ask(new URL(api.base))).toEqual({
    kind: "try_later",
    problem: "It can't be reached.",
    mayBeCharged: true,
  });
});

test("what was never sent is not charged", async () => {
  expect(await ask(new URL("http://127.0.0.1:9"))).toEqual({ kind: "try_later", problem: "It can't be reached." });
});
