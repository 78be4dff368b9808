import { afterAll, beforeAll, expect, test } from "vitest";
import { demoLogins } from "../../src/demo/cast.ts";
import { openDemoLogins } from "../../src/demo/open-logins.ts";
import { startAuthService, startServer } from "../../src/main.ts";
import { fillDemoStage } from "../demo.ts";
import { openTestServer, type TestServer } from "../server.ts";

let byline: TestServer;
beforeAll(async () => {
  byline = await openTestServer();
});
afterAll(() => byline?.close());

test("a database that was tried as a demo does not go public with the demo's passwords", async () => {
  expect(await openDemoLogins(byline.database)).toEqual([]);
  await fillDemoStage(byline);
  const emails = demoLogins.map(({ email }) => email);
  expect(await openDemoLogins(byline.database)).toEqual(emails);
  const starting = startServer(
    { ...byline.config, DATABASE_URL: byline.testDatabase.ownerUrl, demo: false, PORT: 0 },
    () => {},
  );
  await expect(starting).rejects.toThrow(/published passwords: ada@.*npm run reset.*DEMO=true/);
  const alone = startAuthService(
    { ...byline.config, DATABASE_URL: byline.testDatabase.ownerUrl, demo: false, PORT: 0 },
    () => {},
  );
  await expect(alone).rejects.toThrow("published passwords");
});

test("whose password was changed is no demo login any more", async () => {
  await byline.database.pool.query("UPDATE users SET encrypted_password = '' WHERE email LIKE 'ada@%'");
  expect(await openDemoLogins(byline.database)).toEqual(demoLogins.slice(1).map(({ email }) => email));
});
