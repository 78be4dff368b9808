import { compareSettings } from "./agreed-settings.ts";
import type { Config } from "./config.ts";
import { type OpenInstallation, openInstallation } from "./open-installation.ts";
import { createLogger } from "./platform/log/logger.ts";
import { buildMonitor } from "./server.ts";

/** Works the queues without serving requests; run as many as the load needs. `METRICS_PORT` opens it to monitors. */
export async function startWorker(config: Config): Promise<{ close: () => Promise<void> }> {
  const log = createLogger(config.LOG_LEVEL);
  const installation = await openInstallation(config, log, { work: true, poolSize: 2 });
  try {
    const close = await openMonitor(config, installation, log);
    await compareSettings(installation.database, config, log);
    log.info("worker started");
    return { close: () => installation.close(close) };
  } catch (error) {
    await installation.close();
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
