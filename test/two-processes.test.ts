import { expect, onTestFinished, test, vi } from "vitest";
import { compareSettings } from "../src/agreed-settings.ts";
import { settingsId } from "../src/settings/settings-id.ts";
import { anOperator } from "./scene.ts";
import { asPerson, openTestServer } from "./server.ts";

async function twoProcesses(env: Record<string, string> = {}, otherEnv: Record<string, string> = env) {
  const one = await openTestServer({ env });
  const other = await openTestServer({
    env: otherEnv,
    testDatabase: { ...one.testDatabase, drop: async () => {} },
  });
  onTestFinished(async () => {
    await other.close();
    await one.close();
  });
  return { one, other };
}

const soon = (assert: () => Promise<void>) => vi.waitFor(assert, { timeout: 60_000, interval: 100 });

test("a caller who has used up the minute's calls on one process is refused by the other", async () => {
  const { one, other } = await twoProcesses({ RATE_LIMIT: "20" });
  const ada = await one.person("ada@office.example");
  const there = asPerson(other.app, ada);
  for (let call = 0; call < 20; call++) expect((await ada.get("/api/organizations")).status).toBe(200);
  await soon(async () => {
    const answer = await there.get("/api/organizations");
    expect(answer.status).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  });
  const bob = asPerson(other.app, await one.person("bob@office.example"));
  expect((await bob.get("/api/organizations")).status).toBe(200);
});

test("a route's own limit holds for both processes together", async () => {
  const { one, other } = await twoProcesses({ RATE_LIMIT: "0", RATE_LIMIT_ADDRESS: "1000" });
  const visit = async ({ stranger }: typeof one) => (await stranger.get("/shared/unknown")).status;
  for (let call = 0; call < 60; call++) expect(await visit(one)).not.toBe(429);
  await soon(async () => expect(await visit(other)).toBe(429));
});

test("whoever signs out on one process is signed out on the other, and a setting of one holds on both", async () => {
  const { one, other } = await twoProcesses();
  const olga = await anOperator(one, "olga@operator.example");
  const there = asPerson(other.app, olga);
  const answerHours = async () => (await there.get("/api/public_settings")).body.answerHours;
  const before = await answerHours();
  const changed = await olga.patch(`/api/settings/${settingsId}`, { answerHours: before + 1 });
  expect([changed.status, await answerHours()]).toEqual([200, before + 1]);
  expect((await olga.post("/auth/v1/logout")).status).toBe(204);
  expect((await there.get(`/api/settings/${settingsId}`)).status).toBe(401);
});

test("a process whose settings differ from another's says which, as long as that one runs", async () => {
  const { one, other } = await twoProcesses({}, { PUBLIC_URL: "https://other.example", RATE_LIMIT: "7" });
  const errors: unknown[] = [];
  const log = { error: (...said: unknown[]) => errors.push(said) } as never;
  expect(await compareSettings(one.database, one.config, log)).toEqual([]);
  expect(await compareSettings(other.database, other.config, log)).toEqual([
    "PUBLIC_URL differs from another process of this database. Give all of them the same.",
    "RATE_LIMIT differs from another process of this database. Give all of them the same.",
  ]);
  expect(errors).toHaveLength(1);
  one.database.notices.close();
  await soon(async () => expect(await compareSettings(other.database, other.config, log)).toEqual([]));
});
