import type { FastifyInstance } from "fastify";
import { type Logger, pino } from "pino";
import { recordAudit } from "../src/auth/server/audit.ts";
import { authSettings } from "../src/auth/server/config.ts";
import { hashPassword } from "../src/auth/server/passwords/password-hash.ts";
import { insertUser } from "../src/auth/server/people/accounts.ts";
import { writeAccessToken } from "../src/auth/server/sessions/access-token.ts";
import { type OpenSession, openSession } from "../src/auth/server/sessions/sessions.ts";
import { openSigningKeys } from "../src/auth/server/tokens/signing-keys.ts";
import { type Config, readConfig } from "../src/config.ts";
import { consumers } from "../src/consumers.ts";
import { findNews, hasNews } from "../src/events/server/queries.ts";
import { readEvents } from "../src/events/server/read.ts";
import { mailDueNotifications } from "../src/notifications/server/mail-due.ts";
import { type Database, openDatabase, type Tx } from "../src/platform/database/database.ts";
import { startJobs } from "../src/platform/jobs/jobs.ts";
import { queuesOf } from "../src/queues.ts";
import { buildServer } from "../src/server.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";
import { openTestFiles } from "./files.ts";
import { freePort } from "./process.ts";

const password = "a quiet harbour at dawn";
const browser = { ip: "127.0.0.1", userAgent: "lightMyRequest" };

type Body = Record<string, unknown>;
// Read as a client reads JSON: by the fields that the test knows.
// biome-ignore lint/suspicious/noExplicitAny: the shape is what the test asserts
type Answer = { status: number; body: any; headers: Record<string, unknown> };

export type TestServer = {
  app: FastifyInstance;
  database: Database;
  testDatabase: TestDatabase;
  config: Config;
  person(email: string): Promise<Person>;
  stranger: Person;
  /** Delivers all pending events, so that their mails are there. */
  settle(): Promise<void>;
  /** The verbs of a subject's events, oldest first. */
  happenedTo(subjectId: string): Promise<string[]>;
  close(): Promise<void>;
};

/** A person with a browser: calls carry the bearer token, and a fresh Idempotency-Key unless one is given. */
export type Person = {
  id: string;
  email: string;
  token: string;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  patch(path: string, body: Body, headers?: Record<string, string>): Promise<Answer>;
  call(
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
};

export type TestServerOptions = {
  env?: Record<string, string>;
  work?: boolean;
  verifiedOnly?: boolean;
  log?: Logger;
  /** By default a new one. */
  testDatabase?: TestDatabase;
};

/**
 * A whole installation on its own database, called without a network. `work` runs its queues. `verifiedOnly` keeps that
 * setting on, where most tests list outlets on unprovable domains.
 */
export async function openTestServer({
  env = {},
  work = false,
  verifiedOnly = false,
  log = pino({ level: "silent" }),
  testDatabase: given,
}: TestServerOptions = {}): Promise<TestServer> {
  const testDatabase = given ?? (await createTestDatabase());
  const { url, pooler, replicaUrl } = testDatabase;
  const config = readConfig({
    RATE_LIMIT: "0",
    RATE_LIMIT_ADDRESS: "0",
    AUTH_RATE_LIMIT: "0",
    AUTH_MAIL_INTERVAL_SECONDS: "0",
    // The test shares Byline's process: when it computes, Byline is late.
    OVERLOAD_MILLISECONDS: "0",
    PAYMENT_PROVIDER: "sandbox",
    IDENTITY_KEY: "5ea1".repeat(16),
    ...env,
  });
  const database = openDatabase({ url, pooler, replicaUrl, poolSize: 8, log });
  if (!verifiedOnly) await database.pool.query("UPDATE operator_setting SET verified_only = false");
  // Tests reach no page but their own.
  await database.pool.query("UPDATE operator_setting SET known_pages = '{}'");
  const store = openTestFiles();
  const jobs = await startJobs(database, { url, pooler, queues: queuesOf(config, store), log, work });
  const app = await buildServer({ config, database, store, log });
  const keys = openSigningKeys(database, config.AUTH_JWKS_FILE);
  const byline = {
    app,
    database,
    testDatabase,
    config,
    stranger: asPerson(app, { id: "", email: "", token: "" }),
    async person(email: string) {
      const opened = await database.transaction((tx) => openPersonsSession(tx, email));
      const { token } = await writeAccessToken(keys, authSettings(config), opened);
      return asPerson(app, { id: opened.session.userId, email, token });
    },
    async settle() {
      // A working installation has its own reader, which may hold the last events at this moment.
      for (const consumer of consumers)
        do await readEvents(database, consumer, log);
        while (hasNews(await findNews(database.reader, consumer.name)));
      await mailDueNotifications(database, log);
      // So may its own mailer: this waits for it.
      await database.pool.query("SELECT FROM notification WHERE mail_due_at <= now() FOR UPDATE");
    },
    async happenedTo(subjectId: string) {
      const events = await database.pool.query("SELECT verb FROM event WHERE subject_id = $1 ORDER BY id", [subjectId]);
      return events.rows.map(({ verb }) => verb);
    },
    async close() {
      await app.close();
      await jobs.stop();
      await database.close();
      await testDatabase.drop();
    },
  };
  return byline;
}

let passwordHash: Promise<string> | undefined;

/** As a sign-in by password leaves it; one hash serves all, since each takes longer than everything else here. */
async function openPersonsSession(tx: Tx, email: string): Promise<OpenSession> {
  passwordHash ??= hashPassword(password);
  const made = { email: email.toLowerCase(), passwordHash: await passwordHash, data: {}, confirmed: true };
  const user = await insertUser(tx, made);
  if (!user) throw new Error(`${email} has an account already`);
  await recordAudit(tx, "login", user, browser);
  return openSession(tx, user.id, "password", browser);
}

/** A whole installation at an address of its own, where programs call it. */
export async function openListeningServer(
  env: Record<string, string> = {},
): Promise<{ byline: TestServer; url: string }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const byline = await openTestServer({ env: { PORT: String(port), PUBLIC_URL: url, ...env } });
  await byline.app.listen({ port, host: "localhost" });
  return { byline, url };
}

export function asPerson(app: FastifyInstance, who: Pick<Person, "id" | "email" | "token">): Person {
  const call: Person["call"] = async (method, path, body, headers = {}) => {
    const type = method === "PATCH" ? "application/merge-patch+json" : "application/ld+json";
    const answer = await app.inject({
      method,
      url: path,
      headers: {
        ...(who.token ? { authorization: `Bearer ${who.token}` } : {}),
        ...(body === undefined ? {} : { "content-type": type }),
        ...(method === "POST" ? { "idempotency-key": crypto.randomUUID() } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, body: answer.body ? parse(answer.body) : undefined, headers: answer.headers };
  };
  return {
    ...who,
    call,
    get: (path) => call("GET", path),
    post: (path, body, headers) => call("POST", path, body, headers),
    patch: (path, body, headers) => call("PATCH", path, body, headers),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
