import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawLifecycle, withDiagram } from "../src/platform/lifecycle/diagram.ts";
import {
  canMove,
  deadlineOf,
  moveNamesOf,
  movesTo,
  statusAfter,
  statusesOf,
} from "../src/platform/lifecycle/lifecycle.ts";
import { transactionStatusNames } from "../src/wallet/transaction.ts";
import { lifecycles } from "./lifecycles.ts";

const readmes = [...new Set(lifecycles.map(({ readme }) => readme))];

test("each lifecycle that the sources declare is walked, drawn and checked here", () => {
  const declared = globSync("src/**/*.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^export const (\w+): Lifecycle</gm)].map(([, name]) => name),
  );
  expect(lifecycles.length).toBe(declared.length);
});

test.each(readmes)(
  "%s draws its lifecycles as their tables have them (`npx vitest run test/lifecycles.test.ts -u` draws them anew)",
  async (readme) => {
    const text = readFileSync(readme, "utf8");
    const drawn = lifecycles
      .filter((each) => each.readme === readme)
      .reduce((drawn, { life }) => {
        expect(drawn).toContain(`\ntitle: ${life.noun}\n`);
        return withDiagram(drawn, life.noun, drawLifecycle(life));
      }, text);
    await expect(drawn).toMatchFileSnapshot(`../${readme}`);
  },
);

test.each(lifecycles.map(({ life }) => [life.noun, life] as const))(
  "%s: each status is reached and leads to an end, and Byline may make the moves of its deadlines",
  (_noun, life) => {
    const statuses = statusesOf(life);
    // Where a transaction keeps the status, its names are those of all transactions.
    const isTransactions = statuses.some((status) => typeof status === "number");
    expect(Object.keys(life.statusNames).sort()).toEqual(
      isTransactions ? Object.keys(transactionStatusNames) : statuses.map(String).sort(),
    );
    for (const status of statuses) {
      const isBegun = life.begins.some(({ to }) => to === status);
      expect([status, isBegun || movesTo(life, status).length > 0]).toEqual([status, true]);
      const { passed, otherwise } = deadlineOf(life, status) ?? {};
      for (const move of [passed, otherwise])
        if (move) expect([move, canMove(life, move, status, "system")]).toEqual([move, true]);
    }
  },
);

test.each(lifecycles.map(({ life }) => [life.noun, life] as const))(
  "%s: moves that lead to one status say the same deadline of it",
  (_noun, life) => {
    for (const status of statusesOf(life))
      for (const name of movesTo(life, status))
        expect([name, life.moves[name]?.deadline]).toEqual([name, deadlineOf(life, status)]);
  },
);

test.each(lifecycles.map(({ life }) => [life.noun, life] as const))(
  "%s: a move with a button has a route, and a move that changes nothing has no deadline",
  (_noun, life) => {
    for (const name of moveNamesOf(life)) {
      const { button, input, from, to, deadline } = life.moves[name] ?? {};
      if (button) expect([name, input !== undefined]).toEqual([name, true]);
      if (to === "stays") expect([name, deadline]).toEqual([name, undefined]);
      for (const status of from ?? []) expect(statusesOf(life)).toContain(statusAfter(life, name, status));
    }
  },
);
