import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "#platform/database/database.ts";
import { createTestDatabase, type TestDatabase } from "../../../../test/database.ts";
import { openTestFiles } from "../../../../test/files.ts";
import { readConfig } from "../../../config.ts";
import { buildServer } from "../../../server.ts";

const webDirectory = mkdtempSync(join(tmpdir(), "byline-page-"));
const log = pino({ level: "silent" });
let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  writeFileSync(join(webDirectory, "index.html"), "<!doctype html><html><head><!--config--></head></html>");
  testDatabase = await createTestDatabase();
  database = openDatabase({ url: testDatabase.url, poolSize: 4, log });
});
afterAll(async () => {
  await database.close();
  testDatabase.drop();
  rmSync(webDirectory, { recursive: true });
});

async function pageOf(env: Record<string, string>) {
  // On a busy machine a new server would answer 503.
  const config = readConfig({ OVERLOAD_MILLISECONDS: "0", ...env });
  const app = await buildServer({ config, database, store: openTestFiles(), log, webDirectory });
  const page = await app.inject("/forgot");
  const settings = /<script type="application\/json" id="config">(.*)<\/script>/.exec(page.body)?.[1] ?? "{}";
  const rules = String(page.headers["content-security-policy"]).split(";");
  const policy = Object.fromEntries(rules.map((rule) => [rule.split(" ")[0], rule.split(" ").slice(1)]));
  const own = (await app.inject("/auth/v1/settings")).statusCode;
  await app.close();
  return { settings: JSON.parse(settings), policy, own };
}

test("R7.7 with a GoTrue server the page signs in there, and Byline's own service is not there", async () => {
  const { settings, policy, own } = await pageOf({ AUTH_URL: "https://auth.example/auth/v1/" });
  expect(settings.authUrl).toBe("https://auth.example/auth/v1");
  expect(policy["connect-src"]).toEqual(["'self'", "https://auth.example"]);
  expect(own).toBe(404);
});

test("without one the page signs in here, and speaks with nobody else", async () => {
  const { settings, policy, own: status } = await pageOf({ AUTH_PATH: "/auth/v1" });
  expect(settings).toMatchObject({ authUrl: "/auth/v1" });
  expect(settings).not.toHaveProperty("captcha");
  expect(policy["connect-src"]).toEqual(["'self'"]);
  const [own, ...others] = policy["script-src"] ?? [];
  expect([own, policy["frame-src"]]).toEqual(["'self'", ["'self'"]]);
  for (const other of others) expect(other, "a script of the page itself").toMatch(/^'sha256-/);
  expect(status).toBe(200);
});

test.each([
  ["turnstile", ["https://challenges.cloudflare.com"]],
  ["hcaptcha", ["https://hcaptcha.com", "https://*.hcaptcha.com"]],
])("R7.7 with a captcha the page shows %s, and may load it", async (AUTH_CAPTCHA_PROVIDER, origins) => {
  const { settings, policy } = await pageOf({
    AUTH_CAPTCHA_PROVIDER,
    AUTH_CAPTCHA_SECRET: "secret",
    AUTH_CAPTCHA_SITE_KEY: "site",
  });
  expect(settings.captcha).toEqual({ provider: AUTH_CAPTCHA_PROVIDER, siteKey: "site" });
  for (const directive of ["script-src", "frame-src", "connect-src", "style-src"])
    expect(policy[directive]).toEqual(expect.arrayContaining(origins));
  expect(JSON.stringify(settings)).not.toContain("secret");
});
