import { Writable } from "node:stream";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLogger } from "../src/platform/log/logger.ts";
import { openTestServer, type TestServer } from "./server.ts";

const lines: string[] = [];
const destination = new Writable({
  write(chunk, _, done) {
    lines.push(String(chunk));
    done();
  },
});
let byline: TestServer;

beforeAll(async () => {
  byline = await openTestServer({ log: createLogger("info", destination), env: { AUTH_AUTOCONFIRM: "false" } });
});
afterAll(() => byline.close());

/** The application's login may not change tables. */
async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: byline.testDatabase.ownerUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const signUp = (email: string) =>
  byline.app.inject({
    method: "POST",
    url: "/auth/v1/signup",
    payload: { email, password: "a quiet harbour at dawn" },
  });

test("the log of a broken database holds no password hash, address, or sign-in link", async () => {
  await asOwner("ALTER TABLE auth.users ADD CONSTRAINT broken_users CHECK (email IS NULL) NOT VALID");
  expect((await signUp("ada@broken.example")).statusCode).toBe(500);
  await asOwner("ALTER TABLE auth.users DROP CONSTRAINT broken_users");
  await asOwner("ALTER TABLE mail ADD CONSTRAINT broken_mail CHECK (false) NOT VALID");
  expect((await signUp("paul@broken.example")).statusCode).toBe(500);
  await asOwner("ALTER TABLE mail DROP CONSTRAINT broken_mail");

  const log = lines.join("");
  expect(log).toContain("broken_users");
  expect(log).toContain("broken_mail");
  expect(log).toContain("23514");
  expect(log).not.toMatch(/argon2|broken\.example|token=|verify\?|params/);
});

test("a request is logged by its route: secrets of shared links and invitations stand in no line", async () => {
  lines.length = 0;
  const secret = "k3JZ0Jm1yQ8sVtXb";
  for (const url of [
    `/shared/${secret}`,
    `/api/public_invitations/${secret}`,
    `/link/${secret}`,
    `/nowhere/${secret}?${secret}`,
  ])
    await byline.app.inject({ url });
  expect(lines.length).toBeGreaterThanOrEqual(4);
  expect(lines.join("")).toContain("/api/public_invitations/:");
  expect(lines.join("")).not.toContain(secret);
});
