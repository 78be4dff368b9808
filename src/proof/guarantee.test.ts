import { expect, test } from "vitest";
import { afterLook, nextLook, type PromisedTime, type Watch, worsened } from "./guarantee.ts";

const publishedAt = new Date("2026-01-31T10:00:00Z");
const promised: PromisedTime = { publishedAt, guaranteeDays: 90, permanenceMonths: 0 };

/** Every planned look, one after the other. */
function looks(of: PromisedTime): string[] {
  const found: string[] = [];
  for (let look = nextLook(of, of.publishedAt); look; look = nextLook(of, look))
    found.push(look.toISOString().slice(0, 10));
  return found;
}

test("R10.3 a publication is looked at each week of its first month, then each month until thirteen have passed", () => {
  expect(looks(promised)).toEqual([
    ...["2026-02-07", "2026-02-14", "2026-02-21", "2026-02-28"],
    ...["2026-03-31", "2026-04-30", "2026-05-31", "2026-06-30", "2026-07-31", "2026-08-31"],
    ...["2026-09-30", "2026-10-31", "2026-11-30", "2026-12-31", "2027-01-31", "2027-02-28"],
  ]);
});

test("R10.3 a longer guarantee is looked after to its end, and nothing longer than it was to stay", () => {
  expect(looks({ ...promised, guaranteeDays: 730 }).at(-1)).toBe("2028-01-31");
  expect(looks({ ...promised, guaranteeDays: 730, permanenceMonths: 12 }).at(-1)).toBe("2027-01-31");
  expect(looks({ ...promised, permanenceMonths: 1 })).toEqual(["2026-02-07", "2026-02-14", "2026-02-21", "2026-02-28"]);
});

test("R10.8 there is a look in the month after the third and in the one after the twelfth", () => {
  expect(looks(promised)).toContain("2026-04-30");
  expect(looks(promised)).toContain("2027-01-31");
});

const calm: Watch = { nextLookAt: null, failures: 0, failedAt: null, lostAt: null };
const at = (day: number, hour = 10) => new Date(Date.UTC(2026, 1, day, hour));
const lookAt = (watch: Watch, holds: boolean, when: Date) => afterLook(watch, { holds, at: when }, promised);

test("R10.3 a look that fails is repeated the next day, and only then both sides are told, once", () => {
  const first = lookAt(calm, false, at(7));
  expect(first).toEqual({
    watch: { nextLookAt: at(8), failures: 1, failedAt: at(7), lostAt: null },
    isNewLoss: false,
  });
  const second = lookAt(first.watch, false, at(8));
  expect(second).toEqual({
    watch: { nextLookAt: at(14), failures: 2, failedAt: at(7), lostAt: at(8) },
    isNewLoss: true,
  });
  expect(lookAt(second.watch, false, at(14)).isNewLoss).toBe(false);
});

test("a job that runs twice does not make one failed look two", () => {
  const first = lookAt(calm, false, at(7));
  expect(lookAt(first.watch, false, at(7, 11))).toMatchObject({ isNewLoss: false, watch: { lostAt: null } });
});

test("what comes back is well again, and what is lost anew is told anew", () => {
  const lost = lookAt(lookAt(calm, false, at(7)).watch, false, at(8)).watch;
  const back = lookAt(lost, true, at(14));
  expect(back).toEqual({ watch: { ...calm, nextLookAt: at(21) }, isNewLoss: false });
  const again = lookAt(lookAt(back.watch, false, at(21)).watch, false, at(22));
  expect(again.isNewLoss).toBe(true);
});

test("after the last planned look there is none", () => {
  const late = new Date("2027-03-05T10:00:00Z");
  expect(lookAt(calm, true, late).watch.nextLookAt).toBeNull();
});

test("what was wrong already when the buyer took it is no loss", () => {
  expect(worsened(["The page can't be reached."], ["The page can't be reached."])).toEqual([]);
  expect(worsened(["A is missing."], ["A is missing.", "B is missing."])).toEqual(["B is missing."]);
});
