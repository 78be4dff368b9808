import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { authSettings } from "#auth/server/config.ts";
import { authCleanupQueue } from "#auth/server/jobs.ts";
import { buildAuthServer } from "#auth/server/service/standalone.ts";
import { recordCatalogueFile } from "#marketplace/facets/server/commands.ts";
import { facetsFor } from "#marketplace/facets/server/index/counted.ts";
import type { CatalogueKeeping } from "#marketplace/facets/server/index/follow.ts";
import { followedCatalogue } from "#marketplace/facets/server/index/followed.ts";
import { issueSetupLink } from "#operator/setup/server/commands.ts";
import type { Database } from "#platform/database/database.ts";
import { openFileStore } from "#platform/files/store.ts";
import { compareSettings } from "./agreed-settings.ts";
import { type Config, filePlaceOf, marketplaceIndexName } from "./config.ts";
import { demoLogins } from "./demo/cast.ts";
import { demoIsFilled } from "./demo/filled.ts";
import { openDemoLogins } from "./demo/open-logins.ts";
import { demoOpening, openDemoSite } from "./demo-opening.ts";
import { openInstallation } from "./open-installation.ts";
import { openToAll } from "./open-to-all.ts";
import { createLogger } from "./platform/log/logger.ts";
import { setSecurityHeaders } from "./security-headers.ts";
import { buildServer } from "./server.ts";

const webDirectory = fileURLToPath(new URL("../dist", import.meta.url));

/** Starts database, demo data, jobs and server. Resolves when it listens; `close` ends all of it in order. */
export async function startServer(
  given: Config,
  print: (line: string) => void,
  { work = true }: { work?: boolean } = {},
): Promise<{ address: string; close: () => Promise<void> }> {
  const log = createLogger(given.LOG_LEVEL);
  const { config, site } = await openDemoSite(given);
  const demo = config.demo ? demoOpening(config, log) : undefined;
  const installation = await openInstallation(config, log, { work, serves: true, beforeWork: demo?.stage });
  const stopping = new AbortController();
  try {
    site?.read(installation.database.reader);
    const store = openFileStore(filePlaceOf(config));
    await refuseDemoLogins(config, installation.database);
    const app = await buildServer({
      config,
      database: installation.database,
      store,
      log,
      webDirectory: existsSync(webDirectory) ? webDirectory : undefined,
      demoSite: site,
      stopping: stopping.signal,
    });
    await listen(app, config);
    openIndex(config, installation.database, log);
    const setupSecret = await installation.database.transaction(issueSetupLink);
    const differing = await compareSettings(installation.database, config, log);
    print(welcome(config, installation.dataPath, { setupSecret, differing }));
    const past = demo
      ?.past(installation, stopping.signal)
      .then((isNew) => isNew && print(demoIsFilled))
      .catch((error: Error) => stopping.signal.aborted || log.error({ err: error }, "the demo's past is not filled"));
    const close = async () => {
      stopping.abort();
      await sleep(config.DRAIN_SECONDS * 1_000);
      await past;
      await installation.close(() => app.close());
      site?.close();
    };
    return { address: config.publicUrl, close };
  } catch (error) {
    await installation.close();
    site?.close();
    throw error;
  }
}

/** The first count starts its thread, before anybody waits for it. */
const ofNobody = { organizationIds: [], campaignId: null };

/** Reads the marketplace's index before anybody waits for it, unless a balancer leads searches to other processes. */
function openIndex(config: Config, database: Database, log: Logger): void {
  const followed = followedCatalogue(database.reader, catalogueKeeping(config, database));
  if (config.MARKETPLACE_INDEX === "search") return;
  followed
    .caughtUp()
    .then(() => facetsFor({ reader: database.reader, query: {}, scope: ofNobody }))
    .catch((error: Error) => log.warn({ err: error }, "the marketplace's index is read with the first search"));
}

const catalogueKeeping = ({ dataDirectory }: Config, database: Database): CatalogueKeeping => ({
  file: join(dataDirectory, marketplaceIndexName),
  record: (token) => database.transaction((tx) => recordCatalogueFile(tx, token)),
});

export async function startAuthService(
  config: Config,
  print: (line: string) => void,
): Promise<{ address: string; close: () => Promise<void> }> {
  const log = createLogger(config.LOG_LEVEL);
  const cleanup = authCleanupQueue(config.AUTH_DATABASE_SCHEMA, config);
  const installation = await openInstallation(config, log, { work: ["send-mail", cleanup.name], mayJoin: true });
  try {
    await refuseDemoLogins(config, installation.database);
    const app = await buildAuthServer({
      config,
      database: installation.database,
      log,
      secure: (server) => setSecurityHeaders(server, config),
    });
    await listen(app, config);
    const address = authSettings(config).serviceUrl;
    print([`The sign-in service listens at ${address}`, ...openLines(config)].join("\n"));
    return { address, close: () => installation.close(() => app.close()) };
  } catch (error) {
    await installation.close();
    throw error;
  }
}

export class StartError extends Error {}

/** A database that was tried as a demo must not go public with the demo's passwords. */
async function refuseDemoLogins({ demo }: Config, database: Database): Promise<void> {
  const open = demo ? [] : await openDemoLogins(database);
  if (open.length === 0) return;
  throw new StartError(
    `The demo's people can sign in here with published passwords: ${open.join(", ")}. Begin anew (npm run reset), change their passwords, or set DEMO=true to allow it.`,
  );
}

async function listen(app: FastifyInstance, { HOST, PORT }: Config): Promise<void> {
  try {
    await app.listen({ host: HOST, port: PORT });
  } catch (error) {
    await app.close();
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE")
      throw new StartError(
        `Port ${PORT} is taken by another program. Free it, or start with another one: PORT=${PORT + 1} npm start`,
      );
    if (code === "EACCES")
      throw new StartError(`Port ${PORT} may not be opened by this user. Choose one above 1024: PORT=3000 npm start`);
    throw error;
  }
}

const openLines = (config: Config): string[] => openToAll(config).map((sentence) => `  Open to all: ${sentence}`);

/** Browsers keep the part behind `#` to themselves, so no request log can hold the secret. */
const setupLines = ({ publicUrl }: Config, secret: string): string[] => [
  `  Set up:     ${publicUrl}/setup#${secret}`,
  "              Nobody runs this installation yet. The link makes its first operator, once and within a day.",
];

type StartWords = { setupSecret: string | undefined; differing: string[] };

function welcome(config: Config, dataPath: string, { setupSecret, differing }: StartWords): string {
  const logins = demoLogins.map(
    ({ role, email, password }) => `    ${role.padEnd(11)} ${email.padEnd(30)} ${password}`,
  );
  return [
    "",
    `  ${config.APP_TITLE} is open:  ${config.publicUrl}`,
    "",
    ...(config.demo ? ["  Demo logins:", ...logins, ""] : []),
    ...(config.devOutbox ? [`  Mails:      ${config.publicUrl}/dev/outbox`] : []),
    `  Data:       ${dataPath}`,
    ...openLines(config),
    ...differing.map((sentence) => `  Differs:    ${sentence}`),
    ...(setupSecret ? setupLines(config, setupSecret) : []),
    "  Stop:       Ctrl-C",
    "",
  ].join("\n");
}
