import type { Logger } from "pino";
import { holdsDatabase } from "#embedded-postgres/data-directory.ts";
import { startEmbeddedPostgres } from "#embedded-postgres/embedded.ts";
import { DataDirectoryInUse, EmbeddedPostgresError } from "#embedded-postgres/error.ts";
import { runningPostgres } from "#embedded-postgres/running.ts";
import { applicationLoginUrl, ensureApplicationLogin } from "#platform/database/application-login.ts";
import { applicationUrl, searchPathOf, withAccountSchema } from "#platform/database/application-url.ts";
import { type Database, openDatabase } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { checkAddresses, type Pooler, settleDefaults } from "#platform/database/pooler.ts";
import { watchPulse } from "#platform/database/pulse.ts";
import { DatabaseSockets } from "#platform/database/sockets.ts";
import { type Jobs, startJobs } from "#platform/jobs/jobs.ts";
import { openTracing } from "#platform/tracing/open-tracing.ts";
import type { Config } from "./config.ts";
import { queuesOf } from "./queues.ts";

export type OpenInstallation = {
  database: Database;
  ownerUrl: string;
  dataPath: string;
  /** Closes everything in reverse order, `first` the server. Cuts connections to a database that stays silent. */
  close(first?: () => Promise<unknown>): Promise<void>;
};

/** Longer than any call may take, in the sign-in service too. Commands may take their time. */
const silenceMilliseconds = 12_000;
/** Part of the ten seconds in which Byline ends. */
const closingPatience = 6_000;

/**
 * `work`: all queues, none, or the named ones. `serves`: runs until it is stopped. `mayJoin`: use the embedded database of a
 * running installation; by default only commands do. `mustExist`: refuses to make an embedded database anew. `beforeMigrations` inspects the database as it was left, `beforeWork` has it for itself; both by the owner's URL.
 */
export type Opening = {
  work: boolean | string[];
  serves?: boolean;
  poolSize?: number;
  mayJoin?: boolean;
  mustExist?: boolean;
  beforeMigrations?: (ownerUrl: string) => Promise<void>;
  beforeWork?: ((ownerUrl: string) => Promise<void>) | undefined;
};

/** Opens the database (starting the embedded one when none is configured), migrates it and starts the jobs. */
export async function openInstallation(
  config: Config,
  log: Logger,
  {
    work,
    serves = work !== false,
    poolSize = config.DATABASE_POOL_SIZE,
    mayJoin = !serves,
    mustExist = false,
    beforeMigrations,
    beforeWork,
  }: Opening,
): Promise<OpenInstallation> {
  const sockets = new DatabaseSockets();
  const closing: (() => Promise<unknown>)[] = [];
  const close = async (first: () => Promise<unknown> = async () => undefined) => {
    const silent = setTimeout(() => sockets.end(), closingPatience);
    for (const step of [...closing, first].reverse())
      await step().catch((error) => log.warn({ err: error }, "not closed cleanly"));
    clearTimeout(silent);
  };
  if (mustExist) refuseMissing(config);
  try {
    if (serves) {
      const tracing = await openTracing(config, log);
      closing.push(() => tracing.close());
    }
    const { ownerUrl, url, replicaUrl, pooler, dataPath, stop } = await openPostgres(config, log, mayJoin);
    closing.push(stop);
    const queues = queuesOf(config);
    await beforeMigrations?.(withAccountSchema(ownerUrl, config.AUTH_DATABASE_SCHEMA));
    await migrate({
      ownerUrl,
      queues,
      accountSchema: config.AUTH_DATABASE_SCHEMA,
      tell: (sentence) => log.warn(sentence),
    });
    if (config.embeddedDatabase) await ensureApplicationLogin(ownerUrl);
    if (pooler) await settleDefaults(url, pooler, searchPathOf(config.AUTH_DATABASE_SCHEMA));
    await beforeWork?.(withAccountSchema(ownerUrl, config.AUTH_DATABASE_SCHEMA));
    const silence = serves ? { silenceMilliseconds, replicaUrl } : {};
    const database = openDatabase({ url, pooler, poolSize, log, sockets, ...silence });
    closing.push(() => database.close());
    if (serves) {
      const pulse = watchPulse({ url, pooler, sockets, log });
      closing.push(() => pulse.stop());
    }
    const worked = Array.isArray(work) ? queues.filter(({ name }) => work.includes(name)) : queues;
    const jobs: Jobs = await startJobs(database, { url, pooler, queues: worked, log, work: work !== false, sockets });
    closing.push(() => jobs.stop());
    return { database, ownerUrl, dataPath, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openPostgres(config: Config, log: Logger, mayJoin: boolean) {
  const accountSchema = config.AUTH_DATABASE_SCHEMA;
  if (config.DATABASE_URL) return openElsewhere(config, config.DATABASE_URL);
  const { ownerUrl, dataPath, stop } = await startOrJoin(config, (line) => log.info(line), mayJoin);
  return {
    ownerUrl,
    url: applicationLoginUrl(ownerUrl, accountSchema),
    replicaUrl: undefined,
    pooler: undefined,
    dataPath,
    stop,
  };
}

async function openElsewhere(config: Config, databaseUrl: string) {
  const { DATABASE_OWNER_URL: ownerUrl = databaseUrl, DATABASE_DIRECT_URL: directUrl, DATABASE_REPLICA_URL } = config;
  await checkAddresses({ url: databaseUrl, ownerUrl, directUrl });
  const place = { ownerUrl, dataPath: withoutPassword(databaseUrl), stop: async () => {} };
  const inSchema = (url: string) => withAccountSchema(url, config.AUTH_DATABASE_SCHEMA);
  // With an owner of its own, the application's user is limited by its grants; otherwise by the role.
  const isLimited = config.DATABASE_OWNER_URL !== undefined;
  const limited = (url: string) => (isLimited ? inSchema(url) : applicationUrl(url, config.AUTH_DATABASE_SCHEMA));
  const replicaUrl = DATABASE_REPLICA_URL && limited(DATABASE_REPLICA_URL);
  if (directUrl) {
    const keepsStatements = config.DATABASE_PREPARED_STATEMENTS ?? false;
    const pooler: Pooler = { directUrl: inSchema(directUrl), keepsStatements };
    return { ...place, url: databaseUrl, replicaUrl, pooler };
  }
  return { ...place, url: limited(databaseUrl), replicaUrl, pooler: undefined };
}

/** A command that was given no settings would work on an empty database of its own, and call it fine. */
function refuseMissing({ embeddedDatabase, dataDirectory }: Config): void {
  if (embeddedDatabase && !holdsDatabase(dataDirectory))
    throw new EmbeddedPostgresError(
      `There is no installation here: DATABASE_URL is not set, and DATA_DIR (${dataDirectory}) holds no database. Give the command the settings of the running processes.`,
    );
}

/** A command runs beside an installation on the same data directory, on that one's database. */
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
