import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { aBooking, goodText, openTrade } from "../../../../test/scene.ts";
import type { Person } from "../../../../test/server.ts";

const site = createServer(({ url }, response) => {
  if (url === "/inside") return response.writeHead(302, { location: "http://169.254.169.254/" }).end();
  if (url === "/slow") return undefined;
  return response
    .writeHead(url === "/gone" ? 404 : 200, { "content-type": "text/html" })
    .end(url === "/whole" ? goodText.content : "<p>Another page</p>");
});
await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
const given = `127.0.0.1:${(site.address() as AddressInfo).port}`;
const { byline, ada, paul } = await openTrade({ env: { LINK_CHECK_HOSTS: `paul.example=${given}` } });

afterAll(async () => {
  site.closeAllConnections();
  site.close();
});

const { id } = await aBooking(ada, paul.formatId);
await ada.person.patch(`/api/orders/${id}`, goodText);
await ada.person.post(`/api/orders/${id}/send`, {});
const preview = (person: Person, path: string) =>
  person.post(`/api/orders/${id}/preview`, {
    publicationUrl: path.includes(":") ? path : `http://paul.example${path}`,
  });

test("R4.5 no page is looked at for an order that is not to be published", async () => {
  expect((await preview(paul.person, "/whole")).status).toBe(409);
  await paul.person.post(`/api/orders/${id}/accept`, {});
});

test("R10.3 the publisher sees what a check will find before they publish, and nothing is kept", async () => {
  expect(await preview(paul.person, "/whole")).toMatchObject({
    status: 200,
    body: { problems: [], checks: 7, linksFound: 1, linksPromised: 1 },
  });
  expect((await preview(paul.person, "/gone")).body.problems).toEqual(["The page answers 404."]);
  expect((await preview(paul.person, "/other")).body.problems).toContain(
    "The link to https://nimbus.example/roastery is missing.",
  );
  expect((await preview(paul.person, "/slow")).body.problems).toHaveLength(1);
  const { body } = await paul.person.get(`/api/orders/${id}`);
  expect([body.status, body.publicationUrl, body.proof]).toEqual(["accepted", null, null]);
  expect((await paul.person.get(`/api/link_checks?order=${id}`)).body["hydra:totalItems"]).toBe(0);
});

test("R4.5 a look ahead leaves the outlet's own domain and the open web as little as a check does", async () => {
  const elsewhere = await preview(paul.person, "https://elsewhere.example/news");
  expect([elsewhere.status, elsewhere.body.violations[0].code]).toEqual([422, "foreign_domain"]);
  expect((await preview(paul.person, "/inside")).body.problems[0]).toContain("private network");
});

test("R6.3 only who may publish has pages looked at", async () => {
  const eve = await byline.person("eve@stranger.example");
  expect((await preview(ada.person, "/whole")).status).toBe(403);
  expect((await preview(eve, "/whole")).status).toBe(404);
  expect((await preview(byline.stranger, "/whole")).status).toBe(401);
});
