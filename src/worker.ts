import { compareSettings } from "./agreed-settings.ts";
import type { Config } from "./config.ts";
import { openDemoSite } from "./demo-opening.ts";
import { type OpenInstallation, openInstallation } from "./open-installation.ts";
import { createLogger } from "./platform/log/logger.ts";
import { buildMonitor } from "./server.ts";

/** Works the queues without serving requests; run as many as the load needs. `METRICS_PORT` opens it to monitors. */
export async function startWorker(given: Config): Promise<{ close: () => Promise<void> }> {
  const log = createLogger(given.LOG_LEVEL);
  const { config, site } = await openDemoSite(given);
  const installation = await openInstallation(config, log, { work: true, poolSize: 2 });
  try {
    site?.read(installation.database.reader);
    const close = await openMonitor(config, installation, log);
    await compareSettings(installation.database, config, log);
    log.info("worker started");
    return {
      close: async () => {
        await installation.close(close);
        site?.close();
      },
    };
  } catch (error) {
    await installation.close();
    site?.close();
    throw error;
  }
}

async function openMonitor(
  config: Config,
  { database }: OpenInstallation,
  log: ReturnType<typeof createLogger>,
): Promise<(() => Promise<void>) | undefined> {
  const { METRICS_PORT: port, HOST: host } = config;
  if (port === undefined) return undefined;
  const app = await buildMonitor({ config, database, log });
  await app.listen({ host, port });
  return () => app.close();
}
