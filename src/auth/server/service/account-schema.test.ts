import { GoTrueClient } from "@supabase/auth-js";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#config.ts";
import { applicationUrl } from "#platform/database/application-url.ts";
import { type Database, openDatabase } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { queuesOf } from "#queues.ts";
import { createEmptyDatabase, type TestDatabase } from "../../../../test/database.ts";
import { authCleanupQueue } from "../jobs.ts";
import { verifyAuditLog } from "../log/verify.ts";
import { password, required } from "../test-support.ts";
import { buildAuthServer } from "./standalone.ts";

type Service = { app: FastifyInstance; database: Database; url: string };

let shared: TestDatabase;
let staff: Service;
let people: Service;

beforeAll(async () => {
  shared = await createEmptyDatabase();
  [staff, people] = await Promise.all([serve("staff"), serve("people")]);
});
afterAll(async () => {
  for (const { app, database } of [staff, people]) {
    await app.close();
    await database.close();
  }
  shared.drop();
});

const log = pino({ level: "silent" });

/** Like `byline auth`, with its accounts in that schema of the shared database. */
async function serve(schema: string): Promise<Service> {
  const limits = { AUTH_RATE_LIMIT: "0", AUTH_MAIL_INTERVAL_SECONDS: "0" };
  const config = readConfig({ ...limits, AUTH_AUTOCONFIRM: "true", AUTH_DATABASE_SCHEMA: schema });
  await migrate({ ownerUrl: shared.ownerUrl, queues: queuesOf(config), accountSchema: schema });
  const database = openDatabase({ url: applicationUrl(shared.ownerUrl, schema), poolSize: 4, log });
  database.enqueueWith(() => async () => {});
  const app = await buildAuthServer({ config, database, log, secure: () => undefined });
  return { app, database, url: `${await app.listen({ port: 0, host: "127.0.0.1" })}/auth/v1` };
}

const clientOf = ({ url }: Service) => new GoTrueClient({ url, autoRefreshToken: false, persistSession: false });

test("R7.7 services that share a database have people of their own", async () => {
  const email = "ada@shared.example";
  const atStaff = required((await clientOf(staff).signUp({ email, password })).data.session);
  expect((await clientOf(people).signInWithPassword({ email, password })).error?.code).toBe("invalid_credentials");
  const atPeople = required((await clientOf(people).signUp({ email, password })).data.session);
  expect(atPeople.user.id).not.toBe(atStaff.user.id);
  expect((await clientOf(people).getUser(atStaff.access_token)).error?.status).toBe(403);
});

test("R7.7 both rotate refresh tokens, and know only their own", async () => {
  for (const [own, other] of [
    [staff, people],
    [people, staff],
  ] as const) {
    const { data } = await clientOf(own).signUp({ email: "rotating@shared.example", password });
    const refresh = (service: Service, refresh_token: string) => clientOf(service).refreshSession({ refresh_token });
    const first = required(data.session).refresh_token;
    const second = required((await refresh(own, first)).data.session).refresh_token;
    expect(second).not.toBe(first);
    expect((await refresh(own, second)).error).toBeNull();
    expect((await refresh(other, second)).error?.code).toBe("refresh_token_not_found");
  }
});

const limits = { AUTH_SESSION_TIMEBOX_SECONDS: 0, AUTH_SESSION_INACTIVITY_SECONDS: 0 };

test("each follows its own sign-in log, and cleans up after itself alone", async () => {
  expect([await verifyAuditLog(staff.database.pool), await verifyAuditLog(people.database.pool)]).toEqual([[], []]);
  const names = ["auth", "staff", "people"].map((schema) => authCleanupQueue(schema, limits).name);
  expect(names).toEqual(["auth-cleanup", "auth-cleanup-staff", "auth-cleanup-people"]);
  await staff.database.pool.query("UPDATE users SET is_anonymous = true, created_at = now() - interval '31 days'");
  await authCleanupQueue("people", limits).handle(people.database, {}, log);
  const left = async ({ database }: Service) => (await database.pool.query("SELECT FROM users")).rowCount;
  expect([await left(staff), await left(people)]).toEqual([2, 2]);
  await authCleanupQueue("staff", limits).handle(staff.database, {}, log);
  expect([await left(staff), await left(people)]).toEqual([0, 2]);
});
