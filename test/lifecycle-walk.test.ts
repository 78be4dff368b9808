import { expect, test } from "vitest";
import { isOfferedAsAccepted, walkLifecycle } from "../hostile/walk/lifecycles.ts";
import { moveNamesOf, statusesOf } from "../src/platform/lifecycle/lifecycle.ts";
import { lifecycles } from "./lifecycles.ts";

const everyLife = lifecycles.map(({ life }) => [life.noun, life] as const);

test.each(everyLife)(
  "%s: a random walk makes every move of the table, and refuses with the table's codes",
  (_noun, life) => {
    const made = walkLifecycle(life, { runs: 4, steps: 800, seed: 20_261_124 });
    expect([...made].filter(([, times]) => times === 0)).toEqual([]);
  },
);

test.each(everyLife)(
  "%s: in each status, each party is offered exactly the moves that the server accepts of it",
  (_noun, life) => {
    const parties = new Set(moveNamesOf(life).flatMap((name) => Object.keys(life.moves[name]?.by ?? {})));
    for (const holds of [true, false]) {
      const guards = Object.fromEntries(
        Object.entries(life.guards).map(([name, guard]) => [name, { ...guard, holds: () => holds }]),
      );
      for (const status of statusesOf(life))
        for (const party of parties)
          for (const name of moveNamesOf(life))
            for (const may of [true, false])
              isOfferedAsAccepted({ ...life, guards }, name, { status } as never, { party, may: () => may });
    }
  },
);
