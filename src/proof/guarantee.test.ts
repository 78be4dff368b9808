import { expect, test } from "vitest";
import { nextLook, type PromisedTime, type Watch, watchAfterLook, worsened } from "./guarantee.ts";

const publishedAt = new Date("2026-01-31T10:00:00Z");
const promised: PromisedTime = { publishedAt, guaranteeDays: 90, permanenceMonths: 0 };

function looks(of: PromisedTime): string[] {
  const found: string[] = [];
  for (let look = nextLook(of, of.publishedAt); look; look = nextLook(of, look))
    found.push(look.toISOString().slice(0, 10));
  return found;
}

test("R10.3 a publication is looked at after a day, a week and a month, then each month until thirteen have passed, and at the guarantee's end", () => {
  expect(looks(promised)).toEqual([
    "2026-02-01",
    "2026-02-07",
    "2026-03-02",
    "2026-03-31",
    "2026-04-30",
    "2026-05-01",
    "2026-05-31",
    "2026-06-30",
    "2026-07-31",
    "2026-08-31",
    "2026-09-30",
    "2026-10-31",
    "2026-11-30",
    "2026-12-31",
    "2027-01-31",
    "2027-02-28",
  ]);
});

test("R10.3 a longer guarantee is looked after to its end, and nothing longer than it was to stay", () => {
  expect(looks({ ...promised, guaranteeDays: 730 }).at(-1)).toBe("2028-01-31");
  expect(looks({ ...promised, guaranteeDays: 730, permanenceMonths: 12 }).at(-1)).toBe("2027-01-31");
  expect(looks({ ...promised, permanenceMonths: 1 })).toEqual(["2026-02-01", "2026-02-07", "2026-02-28"]);
});

test.each([
  ["30 days", { guaranteeDays: 30 }, "2026-03-02T04:00:00Z"],
  ["90 days", { guaranteeDays: 90 }, "2026-05-01T04:00:00Z"],
  ["90 days of a publication that stays for a month", { permanenceMonths: 1 }, "2026-02-28T04:00:00Z"],
])("R10.3 a guarantee of %s is looked after six hours before it ends", (_name, of, last) => {
  expect(nextLook({ ...promised, ...of }, new Date(Date.parse(last) - 1))).toEqual(new Date(last));
});

test("R10.8 there is a look in the month after the third and in the one after the twelfth", () => {
  expect(looks(promised)).toContain("2026-04-30");
  expect(looks(promised)).toContain("2027-01-31");
});

const calm: Watch = { nextLookAt: null, failures: 0, failedAt: null, lostAt: null };
const at = (day: number, hour = 10) => new Date(Date.UTC(2026, 1, day, hour));
const lookAt = (watch: Watch, holds: boolean, when: Date, { of = promised, isClaimed = false } = {}) =>
  watchAfterLook(watch, { holds, at: when, isClaimed }, of);

test("R10.3 a look that fails is repeated an hour later, and only then it is lost, once", () => {
  const first = lookAt(calm, false, at(7));
  expect(first).toEqual({
    watch: { nextLookAt: at(7, 11), failures: 1, failedAt: at(7), lostAt: null },
    turn: undefined,
  });
  const second = lookAt(first.watch, false, at(7, 11));
  expect(second).toEqual({
    watch: { nextLookAt: at(7, 17), failures: 2, failedAt: at(7), lostAt: at(7, 11) },
    turn: "lost",
  });
  expect(lookAt(second.watch, false, at(7, 17)).turn).toBeUndefined();
});

test("a job that runs twice, or a look that somebody asks for, does not make one failed look two", () => {
  const first = lookAt(calm, false, at(7));
  const soon = new Date(at(7, 11).getTime() - 1);
  expect(lookAt(first.watch, false, soon)).toMatchObject({ turn: undefined, watch: { lostAt: null } });
});

test("what comes back is well again, and what is lost anew is told anew", () => {
  const lost = lookAt(lookAt(calm, false, at(7)).watch, false, at(7, 11)).watch;
  const back = lookAt(lost, true, at(8));
  expect(back).toEqual({ watch: { ...calm, nextLookAt: new Date("2026-03-02T10:00:00Z") }, turn: "back" });
  const again = lookAt(lookAt(back.watch, false, at(21)).watch, false, at(22));
  expect(again.turn).toBe("lost");
});

test("what fails once and then holds was never lost", () => {
  expect(lookAt(lookAt(calm, false, at(7)).watch, true, at(8)).turn).toBeUndefined();
});

test("R10.3 what is lost is looked at every six hours while the publisher owes it back, later as planned", () => {
  const unguaranteed = { ...promised, guaranteeDays: 0 };
  const lost = lookAt(calm, false, at(7)).watch;
  const next = (options: { of?: PromisedTime; isClaimed?: boolean }) =>
    lookAt(lost, false, at(8), options).watch.nextLookAt;
  expect(next({})).toEqual(at(8, 16));
  expect(next({ of: unguaranteed })).toEqual(new Date("2026-03-02T10:00:00Z"));
  expect(next({ of: unguaranteed, isClaimed: true })).toEqual(at(8, 16));
});

test("R10.3 a loss that begins within the guarantee is owed, also when the second look comes after its end", () => {
  const brief = { ...promised, guaranteeDays: 30 };
  const end = new Date("2026-03-02T10:00:00Z");
  const first = lookAt(calm, false, new Date(end.getTime() - 60_000), { of: brief }).watch;
  const second = lookAt(first, false, new Date(end.getTime() + 3_600_000), { of: brief });
  expect(second).toMatchObject({ turn: "lost", watch: { nextLookAt: new Date("2026-03-02T17:00:00Z") } });
});

test("after the last planned look there is none", () => {
  const late = new Date("2027-03-05T10:00:00Z");
  expect(lookAt(calm, true, late).watch.nextLookAt).toBeNull();
});

test("what was wrong already when the buyer took it is no loss", () => {
  expect(worsened(["The page can't be reached."], ["The page can't be reached."])).toEqual([]);
  expect(worsened(["A is missing."], ["A is missing.", "B is missing."])).toEqual(["B is missing."]);
});
