import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestServer, password, type TestServer } from "../test-support.ts";

const publicPassword = "harbour lights at midnight";
const digest = createHash("sha1").update(publicPassword).digest("hex").toUpperCase();
/** Hides the list's length. */
const padding = createHash("sha1").update(password).digest("hex").toUpperCase();

let service: Server;
const asked: string[] = [];
let isAway = false;
let byline: TestServer;
/** Where the machine stalls, the service is there all the same. */
const patience = vi.spyOn(AbortSignal, "timeout").mockReturnValue(new AbortController().signal);

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers["add-padding"]}`);
    const lines = [`${digest.slice(5)}:42`, `${padding.slice(5)}:0`];
    response.writeHead(isAway ? 500 : 200).end(lines.join("\r\n"));
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  byline = await openTestServer({
    AUTH_PASSWORD_HIBP: true,
    AUTH_PASSWORD_HIBP_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
  });
});
afterAll(async () => {
  patience.mockRestore();
  await byline.close();
  service.close();
});

const pwned = { status: 422, code: "weak_password", reasons: ["pwned"] };

test("R7.7 a password that is public elsewhere is refused, and only five digits of its hash leave the server", async () => {
  const { error } = await byline.browser().signUp({ email: "a@pwned.example", password: publicPassword });
  expect(error).toMatchObject(pwned);
  expect(asked).toEqual([`/range/${digest.slice(0, 5)} true`]);
  const { auth } = await byline.signedIn("b@pwned.example");
  expect((await auth.updateUser({ password: publicPassword })).error).toMatchObject(pwned);
  expect((await auth.updateUser({ password: "no list has this one" })).error).toBeNull();
});

test("R7.7 who has such a password signs in, and is told", async () => {
  const { admin } = await byline.administration();
  await admin.createUser({ email: "c@pwned.example", password: publicPassword, email_confirm: true });
  const { data } = await byline.browser().signInWithPassword({ email: "c@pwned.example", password: publicPassword });
  expect(data.session).toBeTruthy();
  expect(data.weakPassword?.reasons).toEqual(["pwned"]);
});

test("R7.7 a service that does not answer stops nobody, and is left alone for a while", async () => {
  isAway = true;
  expect((await byline.browser().signUp({ email: "d@pwned.example", password: publicPassword })).error).toBeNull();
  const before = asked.length;
  expect((await byline.browser().signUp({ email: "e@pwned.example", password: publicPassword })).error).toBeNull();
  expect(asked).toHaveLength(before);
});
