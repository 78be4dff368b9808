import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("each bench has a size of its own, smaller with --quick", () => {
  expect(readSettings([], {})).toMatchObject({ media: 100_000, rounds: 3 });
  expect(readSettings(["--quick"], {})).toMatchObject({ media: 20_000, rounds: 1 });
  expect(readSettings([], {}, { media: 250_000 })).toMatchObject({ media: 250_000, rounds: 3 });
  expect(readSettings(["--quick"], {}, { rounds: 100 })).toMatchObject({ media: 20_000, rounds: 34 });
});

test("the environment decides, in whole numbers above zero", () => {
  expect(readSettings(["--quick"], { BENCH_MEDIA: "500" }, { media: 250_000 }).media).toBe(500);
  for (const wrong of ["many", "0", "-3", "1.5"])
    expect(() => readSettings([], { BENCH_ROUNDS: wrong })).toThrow(`not a whole number above zero: ${wrong}`);
});
