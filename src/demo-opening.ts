import type { Logger } from "pino";
import { withAccountSchema } from "#platform/database/application-url.ts";
import { openFileStore } from "#platform/files/store.ts";
import { type Config, filePlaceOf } from "./config.ts";
import { consumers } from "./consumers.ts";
import { programHost, siteHosts } from "./demo/addresses.ts";
import { fillPast, fillStage } from "./demo/fill.ts";
import { DemoSite } from "./demo/site/site.ts";
import type { OpenInstallation } from "./open-installation.ts";
import { queuesOf } from "./queues.ts";
import { sealerOf } from "./sealing-key.ts";

type Installation = Pick<OpenInstallation, "ownerUrl" | "database">;

/** Where the demo is on, each process has the outlets' own sites for its link checks. Returns the configuration that names them. */
export async function openDemoSite(given: Config): Promise<{ config: Config; site: DemoSite | undefined }> {
  const site = given.demo ? await DemoSite.open(siteHosts, programHost) : undefined;
  return { config: { ...given, linkCheckHosts: new Map([...(site?.hosts ?? []), ...given.linkCheckHosts]) }, site };
}

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
