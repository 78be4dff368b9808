import type { Logger } from "pino";
import { withAccountSchema } from "#platform/database/application-url.ts";
import { openFileStore } from "#platform/files/store.ts";
import { type Config, filePlaceOf } from "./config.ts";
import { consumers } from "./consumers.ts";
import { fillPast, fillStage } from "./demo/fill.ts";
import type { OpenInstallation } from "./open-installation.ts";
import { queuesOf } from "./queues.ts";
import { sealerOf } from "./sealing-key.ts";

type Installation = Pick<OpenInstallation, "ownerUrl" | "database">;

/** Fills the demo in two parts: before any work the outlets, which a first page needs; then the past. */
export function demoOpening(config: Config, log: Logger) {
  const store = openFileStore(filePlaceOf(config));
  const parts = { consumers, queues: queuesOf(config, store), files: { store, sealer: sealerOf(config) }, log };
  return {
    stage: (ownerUrl: string): Promise<void> => fillStage({ ...parts, ownerUrl }),
    /** False where the past was there. Throws when `signal` cuts it off; the next start makes up for it. */
    async past({ ownerUrl, database }: Installation, signal?: AbortSignal): Promise<boolean> {
      const owner = withAccountSchema(ownerUrl, config.AUTH_DATABASE_SCHEMA);
      const asked = await fillPast({ ...parts, ownerUrl: owner, ...(signal && { signal }) });
      await database.transaction(async (tx) => {
        for (const { queue, data } of asked ?? []) await tx.enqueue(queue, data);
      });
      return asked !== undefined;
    },
  };
}
