import { pino } from "pino";
import { consumers } from "../src/consumers.ts";
import { type Filling, fillPast, fillStage } from "../src/demo/fill.ts";
import { usualAccountSchema, withAccountSchema } from "../src/platform/database/application-url.ts";
import { queuesOf } from "../src/queues.ts";
import { sealerOf } from "../src/sealing-key.ts";
import { openTestFiles } from "./files.ts";
import type { TestServer } from "./server.ts";

type Installation = Pick<TestServer, "testDatabase" | "config">;

function fillingOf({ testDatabase, config }: Installation): Filling {
  const store = openTestFiles();
  return {
    ownerUrl: withAccountSchema(testDatabase.ownerUrl, usualAccountSchema),
    consumers,
    queues: queuesOf(config, store),
    files: { store, sealer: sealerOf(config) },
    log: pino({ level: "silent" }),
  };
}

/** The demo's people and outlets alone. */
export const fillDemoStage = (installation: Installation): Promise<void> => fillStage(fillingOf(installation));

/** The whole demo. Returns whether it told the past. */
export async function fillDemo(installation: Installation): Promise<boolean> {
  const filling = fillingOf(installation);
  await fillStage(filling);
  return (await fillPast(filling)) !== undefined;
}
