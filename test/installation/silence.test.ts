import { expect, test } from "vitest";
import { meetSilence } from "../../hostile/silence.ts";

test("through a silent line to the database callers are answered within ten seconds, the next ones are well again, and SIGTERM ends with 0", async () => {
  const { lines, stoppedWith, stoppedAfter } = await meetSilence([{ is: "silent" }, { is: "cut", afterBytes: 300 }]);
  for (const { line, slowestAnswer, statuses, backAfter } of lines) {
    expect(slowestAnswer, line).toBeLessThan(10_500);
    expect(
      statuses.filter((status) => status !== 503 && status >= 300),
      line,
    ).toEqual([]);
    expect(statuses, line).toContain(503);
    expect(backAfter, line).toBeLessThan(10_000);
  }
  expect([stoppedWith, stoppedAfter < 10_000]).toEqual([0, true]);
});
