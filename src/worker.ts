import { compareSettings } from "./agreed-settings.ts";
import type { Config } from "./config.ts";
import { openInstallation } from "./open-installation.ts";
import { createLogger } from "./platform/log/logger.ts";

/** Works the queues without serving requests; run as many as the load needs. */
export async function startWorker(config: Config): Promise<{ close: () => Promise<void> }> {
  const log = createLogger(config.LOG_LEVEL);
  const installation = await openInstallation(config, log, { work: true, poolSize: 2 });
  await compareSettings(installation.database, config, log);
  log.info("worker started");
  return { close: installation.close };
}
