import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestHouse, type TestHouse } from "../../../test/house.ts";
import { tamper } from "../../../test/tamper.ts";
import { writeAudit } from "./commands.ts";
import { verifyHouseAudit } from "./verify.ts";

let house: TestHouse;

beforeAll(async () => {
  house = await openTestHouse();
  const { id } = await house.person("olga@operator.example");
  const actor = { userId: id } as Parameters<typeof writeAudit>[1];
  const change = (number: number) =>
    house.database.transaction((tx) =>
      writeAudit(tx, actor, { kind: "flag", subject: `flag-${number}`, after: { enabled: true } }),
    );
  await Promise.all(Array.from({ length: 12 }, (_, number) => change(number)));
});

afterAll(() => house?.close());

const problems = () => verifyHouseAudit(house.database.pool);

test("changes that operators make at once are one chain, and nothing is wrong with it", async () => {
  const { rows } = await house.database.pool.query(
    "SELECT count(*)::int AS changes, max(sequence)::int AS last FROM house_audit",
  );
  expect(rows[0]).toEqual({ changes: 12, last: 12 });
  expect(await problems()).toEqual([]);
});

test("a removed last change, a changed one, an inserted one and one missing in the middle are each named", async () => {
  await tamper(house, "DELETE FROM house_audit WHERE sequence = 12");
  expect(await problems()).toEqual(["house trail: its last entries are missing"]);
  await tamper(house, "UPDATE house_audit SET subject = 'another-flag' WHERE sequence = 3");
  expect((await problems())[0]).toMatch(/^house trail entry .* was changed, removed or inserted/);
  await tamper(house, "UPDATE house_audit SET subject = 'flag-0' WHERE sequence = 3");
  await tamper(house, "DELETE FROM house_audit WHERE sequence = 5");
  expect((await problems()).length).toBeGreaterThan(1);
});
