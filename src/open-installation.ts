import type { Logger } from "pino";
import { startEmbeddedPostgres } from "#embedded-postgres/embedded.ts";
import { DataDirectoryInUse } from "#embedded-postgres/error.ts";
import { runningPostgres } from "#embedded-postgres/running.ts";
import { applicationUrl, withAccountSchema } from "#platform/database/application-url.ts";
import { type Database, openDatabase } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { type Jobs, startJobs } from "#platform/jobs/jobs.ts";
import type { Config } from "./config.ts";
import { queuesOf } from "./queues.ts";

export type OpenInstallation = {
  database: Database;
  ownerUrl: string;
  /** Where the rows lie, for the person who started it. */
  dataPath: string;
  close(): Promise<void>;
};

/**
 * `work`: all queues, none, or those named. `mayJoin`: use the embedded database of an installation that already runs on the
 * same data directory; by default only who works no queues does.
 */
type Opening = { work: boolean | string[]; poolSize?: number; mayJoin?: boolean };

/** Opens the database (starting the embedded one when none is configured), migrates it and starts the jobs. */
export async function openInstallation(
  config: Config,
  log: Logger,
  { work, poolSize = config.DATABASE_POOL_SIZE, mayJoin = work === false }: Opening,
): Promise<OpenInstallation> {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of closing.reverse()) await step().catch((error) => log.warn({ err: error }, "not closed cleanly"));
  };
  try {
    const { ownerUrl, url, dataPath, stop } = await openPostgres(config, log, mayJoin);
    closing.push(stop);
    const queues = queuesOf(config);
    await migrate({ ownerUrl, queues, accountSchema: config.AUTH_DATABASE_SCHEMA });
    const database = openDatabase({ url, poolSize, log });
    closing.push(() => database.close());
    const worked = Array.isArray(work) ? queues.filter(({ name }) => work.includes(name)) : queues;
    const jobs: Jobs = await startJobs(database, url, worked, log, work !== false);
    closing.push(() => jobs.stop());
    return { database, ownerUrl, dataPath, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openPostgres(config: Config, log: Logger, mayJoin: boolean) {
  const accountSchema = config.AUTH_DATABASE_SCHEMA;
  if (config.DATABASE_URL) {
    const ownerUrl = config.DATABASE_OWNER_URL ?? config.DATABASE_URL;
    // With an owner of its own, the application's user is limited by its grants; with one user for both, by the role.
    const url = config.DATABASE_OWNER_URL
      ? withAccountSchema(config.DATABASE_URL, accountSchema)
      : applicationUrl(ownerUrl, accountSchema);
    return { ownerUrl, url, dataPath: withoutPassword(config.DATABASE_URL), stop: async () => {} };
  }
  const { ownerUrl, dataPath, stop } = await startOrJoin(config, (line) => log.info(line), mayJoin);
  return { ownerUrl, url: applicationUrl(ownerUrl, accountSchema), dataPath, stop };
}

/** A single piece of work goes on beside an installation that runs on the same data directory: it uses that one's database. */
async function startOrJoin(config: Config, log: (line: string) => void, mayJoin: boolean) {
  const { dataDirectory, EMBEDDED_DATABASE_PORT: port } = config;
  try {
    return await startEmbeddedPostgres({ dataDirectory, port, log });
  } catch (error) {
    const running =
      mayJoin && error instanceof DataDirectoryInUse ? await runningPostgres(dataDirectory, log) : undefined;
    if (!running) throw error;
    return { ...running, stop: async () => {} };
  }
}

function withoutPassword(address: string): string {
  const url = new URL(address);
  url.password = "";
  return url.href;
}
