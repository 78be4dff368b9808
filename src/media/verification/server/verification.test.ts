import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { queuesOf } from "#queues.ts";
import { type NameServer, startNameServer } from "../../../../test/outside/name-server.ts";
import { aPublisher, type Publisher } from "../../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../../test/server.ts";

let byline: TestServer;
let names: NameServer;
let site: Server;
let paul: Publisher;
let token = "";
let pages: Record<string, { status?: number; headers?: Record<string, string>; body?: string }> = {};

const recordName = "_byline.paul.example";
const filePath = "/.well-known/byline-verification.txt";

beforeAll(async () => {
  names = await startNameServer();
  site = createServer((request, response) => {
    const page = pages[request.url ?? ""];
    response.writeHead(page ? (page.status ?? 200) : 404, page?.headers).end(page?.body);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const given = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  byline = await openTestServer({
    work: true,
    env: {
      DNS_SERVERS: names.address,
      LINK_CHECK_HOSTS: `paul.example=${given},elsewhere.example=${given},bare.paul.example=127.0.0.1`,
    },
  });
  paul = await aPublisher(byline, "paul");
  await paul.person.patch(`/api/media/${paul.media}`, { url: "http://paul.example/" });
  token = (await medium()).verification.proofs.file.text;
});

beforeEach(async () => {
  pages = {};
  names.set(recordName);
  names.silent = false;
  await byline.database.pool.query("DELETE FROM media_verification");
  await byline.database.pool.query("UPDATE media_project SET verification = 'unverified', verification_method = NULL");
  await byline.settle();
  await byline.database.pool.query("DELETE FROM mail");
});

afterAll(async () => {
  await byline?.close();
  site.close();
  names.close();
});

const medium = async () => (await paul.person.get(`/api/media/${paul.media}`)).body;

async function verified(method: string) {
  await byline.database.pool.query("UPDATE media_verification SET asked_at = NULL, checked_at = NULL");
  const asked = await paul.person.post(`/api/media/${paul.media}/verify`, { method });
  expect(asked.body.verification).toMatchObject({ checking: true });
  return vi.waitFor(
    async () => {
      const { verified: isVerified, verification } = await medium();
      expect(verification.checking).toBe(false);
      expect(verification.checkedAt).not.toBeNull();
      return { isVerified, ...verification } as Record<string, unknown>;
    },
    { timeout: 60_000, interval: 100 },
  );
}

async function nextDay() {
  await byline.database.pool.query("UPDATE media_verification SET checked_at = now() - interval '1 day'");
  const queues = queuesOf(byline.config);
  const log = pino({ level: "silent" });
  await queues.find(({ name }) => name === "reverify-media")?.handle(byline.database, {}, log);
  return vi.waitFor(
    async () => {
      const found = await medium();
      expect(Date.now() - Date.parse(found.verification.checkedAt)).toBeLessThan(60_000);
      return found;
    },
    { timeout: 60_000, interval: 100 },
  );
}

const subjects = async () => {
  await byline.settle();
  return (await byline.database.pool.query("SELECT recipient, letter->>'subject' AS subject FROM mail ORDER BY id"))
    .rows;
};

test("R2.19 a domain is proven by a TXT record; what stands there instead is said", async () => {
  expect(await verified("dns")).toMatchObject({
    isVerified: false,
    state: "unverified",
    method: "dns",
    problem: expect.stringContaining("has no TXT record yet"),
  });
  names.set(recordName, "v=spf1 -all", "byline-verification=wrong");
  expect((await verified("dns")).problem).toBe(
    `The TXT record of ${recordName} says “v=spf1 -all”, “byline-verification=wrong”, not “byline-verification=${token}”.`,
  );
  names.set(recordName, "v=spf1 -all", `byline-verification=${token}`);
  expect(await verified("dns")).toMatchObject({ isVerified: true, state: "verified", method: "dns", problem: null });
});

test("R2.19 by a tag in the head of the first page, not by what stands in its body", async () => {
  const tag = (content: string) => `<meta name="byline-verification" content="${content}">`;
  expect((await verified("meta")).problem).toBe("http://paul.example/ answers 404.");
  pages["/"] = { body: `<html><head><title>x</title></head><body><p>Comment: ${tag(token)}</p></body></html>` };
  expect((await verified("meta")).problem).toContain("has no tag");
  pages["/"] = { body: `<head>${tag("wrong")}</head>` };
  expect((await verified("meta")).problem).toContain("says “wrong”");
  pages["/"] = { body: `<!doctype html><html><head>${tag(token)}<title>x</title></head><body>x</body></html>` };
  expect(await verified("meta")).toMatchObject({ isVerified: true, state: "verified", method: "meta" });
});

test("R2.19 by a file that says the token and nothing else", async () => {
  pages[filePath] = { body: `<p>Not found: ${token}</p>` };
  expect((await verified("file")).isVerified).toBe(false);
  pages[filePath] = { status: 404, body: token };
  expect((await verified("file")).problem).toContain("answers 404");
  pages[filePath] = { body: `${token}\n` };
  expect(await verified("file")).toMatchObject({ isVerified: true, method: "file" });
});

test("R2.19 a redirect to another domain proves nothing", async () => {
  pages[filePath] = { status: 302, headers: { location: "http://elsewhere.example/proof" } };
  pages["/proof"] = { body: token };
  expect(await verified("file")).toMatchObject({ isVerified: false, problem: expect.stringContaining("leads away") });
});

test("R2.19 nor does one to another port, which is not even asked", async () => {
  pages[filePath] = { status: 302, headers: { location: "http://bare.paul.example:9/proof" } };
  expect(await verified("file")).toMatchObject({
    isVerified: false,
    problem: expect.stringContaining("Only pages on the usual port"),
  });
});

test("R2.19 a proof that is gone is told at once and costs the mark after 14 days", async () => {
  names.set(recordName, `byline-verification=${token}`);
  await verified("dns");
  names.set(recordName);
  expect(await nextDay()).toMatchObject({ verified: true, verification: { state: "missing" } });
  // Still on the market, hence not in setup: its card and the mail report the missing proof.
  expect((await paul.person.get("/api/media?incomplete=true")).body["hydra:totalItems"]).toBe(0);
  expect(await nextDay()).toMatchObject({ verified: true, verification: { state: "missing" } });
  expect(await subjects()).toEqual([
    {
      recipient: paul.person.email,
      subject: expect.stringMatching(/^The proof of paul Gazette is gone, put it back by \w+ \d+$/),
    },
  ]);
  await byline.database.pool.query("UPDATE media_verification SET missing_since = now() - interval '14 days'");
  expect(await nextDay()).toMatchObject({ verified: false, verification: { state: "unverified", losesMarkAt: null } });
  expect((await subjects()).at(-1)).toMatchObject({ subject: "paul Gazette is no longer verified" });
});

test("R2.19 a proof that comes back within the time is as if it had never gone", async () => {
  names.set(recordName, `byline-verification=${token}`);
  await verified("dns");
  names.set(recordName);
  await nextDay();
  names.set(recordName, `byline-verification=${token}`);
  expect(await nextDay()).toMatchObject({ verified: true, verification: { state: "verified", losesMarkAt: null } });
});

test("R2.19 name servers that do not answer take no mark away", async () => {
  names.set(recordName, `byline-verification=${token}`);
  await verified("dns");
  names.silent = true;
  const found = await nextDay();
  expect(found).toMatchObject({ verified: true, verification: { state: "verified" } });
  expect(found.verification.problem).toContain("did not answer");
  expect(await subjects()).toEqual([]);
});

test("R2.19 another method that is tried in vain leaves the proven one alone", async () => {
  names.set(recordName, `byline-verification=${token}`);
  await verified("dns");
  expect(await verified("file")).toMatchObject({ isVerified: true, state: "verified", method: "dns" });
});

test("R2.19 another domain is proven anew", async () => {
  names.set(recordName, `byline-verification=${token}`);
  await verified("dns");
  await paul.person.patch(`/api/media/${paul.media}`, { url: "http://elsewhere.example/" });
  expect(await medium()).toMatchObject({ verified: false, verification: { state: "unverified", method: null } });
  await paul.person.patch(`/api/media/${paul.media}`, { url: "http://paul.example/" });
});

test("R6.4 the proof is for who works for the medium: strangers see the mark, not the token", async () => {
  const eve = await byline.person("eve@stranger.example");
  const { status, body } = await eve.get(`/api/media/${paul.media}`);
  expect([status, body.verification]).toEqual([200, null]);
  expect(JSON.stringify(body)).not.toContain(token);
  expect((await eve.post(`/api/media/${paul.media}/verify`, { method: "dns" })).status).toBe(404);
});
