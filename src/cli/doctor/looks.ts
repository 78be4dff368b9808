import { constants, existsSync } from "node:fs";
import { access } from "node:fs/promises";
import nodemailer from "nodemailer";
import type pg from "pg";
import { agreedSettingsOf } from "#agreed-settings.ts";
import { type Config, filePlaceOf } from "#config.ts";
import { checkAddresses, DatabaseAddressError } from "#platform/database/pooler.ts";
import { differingSettings } from "#platform/database/presence.ts";
import { withSession } from "#platform/database/session.ts";
import { diskStateOf, readDiskSpace } from "#platform/files/disk-space.ts";
import { openFileStore } from "#platform/files/store.ts";
import type { DoctorFinding } from "./findings.ts";

const patienceMilliseconds = 5_000;
const oldestPostgres = 150_000;
/** Past it, sessions and deadlines seem to end at odd moments. */
const clockSecondsMax = 5;
/** Besides the pool: jobs, notices, pulse. */
const connectionsBeside = 18;

type Look = (config: Config) => Promise<DoctorFinding[]>;

/** Tries the folder, bucket, database, replica and mail server of the settings. Changes nothing. */
export async function lookAround(config: Config): Promise<DoctorFinding[]> {
  const looks: Look[] = [folders, bucket, database, replica, mailServer];
  return (await Promise.all(looks.map((look) => look(config)))).flat();
}

const breaks = (sentence: string): DoctorFinding => ({ kind: "breaks", sentence });
const said = (error: unknown): string => (error as Error).message || String((error as { code?: string }).code);

async function folders({ dataDirectory }: Config): Promise<DoctorFinding[]> {
  const writable = !existsSync(dataDirectory) || (await can(dataDirectory, constants.W_OK));
  const state = diskStateOf(await readDiskSpace(dataDirectory));
  return [
    ...(writable ? [] : [breaks(`DATA_DIR ${dataDirectory} is not writable for this user.`)]),
    ...(state === "enough" ? [] : [breaks(`The disk of DATA_DIR is ${state === "full" ? "full" : "getting full"}.`)]),
  ];
}

async function bucket(config: Config): Promise<DoctorFinding[]> {
  if (config.FILES_BUCKET === undefined) return [];
  try {
    await openFileStore(filePlaceOf(config)).exists("a file that is not there");
    return [];
  } catch (error) {
    return [
      breaks(
        `The bucket ${config.FILES_BUCKET} can't be used: ${said((error as Error).cause ?? error)}. Uploads fail.`,
      ),
    ];
  }
}

const can = (path: string, mode: number): Promise<boolean> =>
  access(path, mode).then(
    () => true,
    () => false,
  );

async function database(config: Config): Promise<DoctorFinding[]> {
  const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl = url, DATABASE_DIRECT_URL: directUrl } = config;
  if (!url || !ownerUrl) return [];
  try {
    await checkAddresses({ url, ownerUrl, directUrl });
    return await connected(directUrl ?? ownerUrl, (client) => lookAtDatabase(client, config));
  } catch (error) {
    if (error instanceof DatabaseAddressError) return [breaks(error.message)];
    return [breaks(`The database can't be used: ${said(error)}.`)];
  }
}

async function lookAtDatabase(client: pg.Client, config: Config): Promise<DoctorFinding[]> {
  const { rows } = await client.query<{ version: number; free: number; skew: number }>(
    `SELECT current_setting('server_version_num')::integer AS version,
            current_setting('max_connections')::integer - (SELECT sum(numbackends) FROM pg_stat_database)::integer AS free,
            abs(extract(epoch FROM now() - to_timestamp($1)))::float8 AS skew`,
    [Date.now() / 1_000],
  );
  const { version = 0, free = 0, skew = 0 } = rows[0] ?? {};
  const needed = config.DATABASE_POOL_SIZE + connectionsBeside;
  const differing = await differingSettings({ $client: client }, agreedSettingsOf(config));
  return [
    ...(version < oldestPostgres ? [breaks("PostgreSQL is older than 15, which Byline needs.")] : []),
    ...(free < needed && !config.DATABASE_DIRECT_URL
      ? [
          breaks(
            `PostgreSQL has ${free} connections left, and another process may take ${needed}. Lower DATABASE_POOL_SIZE, or raise max_connections.`,
          ),
        ]
      : []),
    ...(skew > clockSecondsMax
      ? [breaks(`This machine's clock and the database's differ by ${Math.round(skew)} seconds. Set both by NTP.`)]
      : []),
    ...differing.map((name) =>
      breaks(`${name} differs from a running process of this database. Give all of them the same.`),
    ),
  ];
}

async function replica({ DATABASE_REPLICA_URL: url }: Config): Promise<DoctorFinding[]> {
  if (!url) return [];
  try {
    const { rows } = await connected(url, (client) =>
      client.query<{ follows: boolean }>("SELECT pg_is_in_recovery() AS follows"),
    );
    return rows[0]?.follows
      ? []
      : [breaks("DATABASE_REPLICA_URL leads to a database that follows no other: it is left.")];
  } catch (error) {
    return [breaks(`The replica can't be used: ${said(error)}. Reads stay on the primary.`)];
  }
}

async function mailServer({ SMTP_URL }: Config): Promise<DoctorFinding[]> {
  if (!SMTP_URL) return [];
  const times = { connectionTimeout: patienceMilliseconds, greetingTimeout: patienceMilliseconds };
  const transport = nodemailer.createTransport({ url: SMTP_URL, ...times, socketTimeout: patienceMilliseconds });
  try {
    await transport.verify();
    return [];
  } catch (error) {
    return [breaks(`The mail server refuses us: ${said(error)}.`)];
  } finally {
    transport.close();
  }
}

const connected = <Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> =>
  withSession(
    { connectionString: url, connectionTimeoutMillis: patienceMilliseconds, query_timeout: patienceMilliseconds },
    work,
  );
