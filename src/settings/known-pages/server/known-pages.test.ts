import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { runQueue } from "../../../../test/run-queue.ts";
import { anOperator } from "../../../../test/scene.ts";
import { openTestServer } from "../../../../test/server.ts";
import { settingsId } from "../../settings-id.ts";

let isUp = true;
const site = createServer(({ url }, response) => {
  if (url === "/inside") return response.writeHead(302, { location: "http://169.254.169.254/" }).end();
  return response.writeHead(isUp && url !== "/gone" ? 204 : 503).end();
});
await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
const given = `127.0.0.1:${(site.address() as AddressInfo).port}`;
const byline = await openTestServer({ env: { LINK_CHECK_HOSTS: `known.example=${given}` } });
const olga = await anOperator(byline, "olga@operator.example");
const page = "http://known.example/";
const settings = `/api/settings/${settingsId}`;

afterAll(async () => {
  await byline.close();
  site.close();
});

const ask = () => runQueue(byline, "ask-known-pages");
const health = async () => (await byline.stranger.get("/health/ready")).body.knownPages;
async function mails(): Promise<string[]> {
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    "SELECT letter ->> 'subject' AS subject FROM mail WHERE recipient = 'olga@operator.example' ORDER BY id",
  );
  return rows.map(({ subject }) => subject);
}

test("R10.3 known pages are tested before they are set, by operators alone", async () => {
  const tested = (knownPages: string[]) => olga.post("/api/settings/test-known-pages", { knownPages });
  expect((await tested([page])).body).toEqual({ silent: [] });
  expect((await tested([page, `${page}gone`, `${page}inside`])).body.silent).toEqual([
    { page: `${page}gone`, problem: "The page answers 503." },
    { page: `${page}inside`, problem: expect.stringContaining("private network") },
  ]);
  const eve = await byline.person("eve@stranger.example");
  expect((await eve.post("/api/settings/test-known-pages", { knownPages: [page] })).status).toBe(403);
  expect((await olga.patch(settings, { knownPages: [page] })).status).toBe(200);
});

test("R10.3 while no known page answers, settings and health say so, and operators are told after six hours", async () => {
  await ask();
  expect([await health(), (await olga.get(settings)).body.knownPagesSilentSince]).toEqual(["answer", null]);
  isUp = false;
  await ask();
  expect([await health(), (await olga.get(settings)).body.knownPagesSilentSince]).toEqual([
    "silent",
    expect.any(String),
  ]);
  expect(await mails()).toEqual([]);
  await byline.database.pool.query("UPDATE known_page_silence SET since = since - interval '6 hours'");
  await ask();
  await ask();
  expect(await mails()).toEqual(["No known page has answered for six hours"]);
  isUp = true;
  await ask();
  expect([await health(), await mails()]).toEqual([
    "answer",
    ["No known page has answered for six hours", "A known page answers again"],
  ]);
});
