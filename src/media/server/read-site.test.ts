import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPublisher, type Publisher } from "../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../test/server.ts";

let byline: TestServer;
let paul: Publisher;
let site: Server;
const html = `<!doctype html><html lang="de"><title>Hafenbote</title><meta name="description" content="Neues vom Hafen"></html>`;

beforeAll(async () => {
  site = createServer((request, response) => {
    if (request.url === "/moved") return response.writeHead(302, { location: "/" }).end();
    if (request.url === "/port") return response.writeHead(302, { location: "http://bare.example:9/" }).end();
    if (request.url === "/inside") return response.writeHead(302, { location: "http://169.254.169.254/" }).end();
    if (request.url === "/picture") return response.writeHead(200, { "content-type": "image/png" }).end("x");
    if (request.url === "/endless") {
      const writing = setInterval(() => response.write("x".repeat(65_536)), 1);
      return response.on("close", () => clearInterval(writing));
    }
    if (request.url === "/closed") return response.writeHead(403).end();
    return response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const given = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  byline = await openTestServer({ env: { LINK_CHECK_HOSTS: `hafenbote.example=${given},bare.example=127.0.0.1` } });
  paul = await aPublisher(byline, "paul");
});

afterAll(async () => {
  await byline?.close();
  site.closeAllConnections();
  site.close();
});

const read = (url: string) => paul.person.post("/api/media/read-site", { url });

test("R2.19 the server reads what a site says of itself, redirects included", async () => {
  const said = { name: "Hafenbote", description: "Neues vom Hafen", language: "de", logo: null, problem: null };
  expect(await read("http://hafenbote.example/")).toMatchObject({ status: 200, body: said });
  expect((await read("http://hafenbote.example/moved")).body).toEqual(said);
});

test.each([
  ["http://hafenbote.example/closed", "answers 403"],
  ["http://hafenbote.example/picture", "no web page"],
  ["http://hafenbote.example/endless", "larger than"],
  ["http://hafenbote.example/inside", "private network"],
  ["http://hafenbote.example:22/", "usual port"],
  ["http://bare.example:9/", "usual port"],
  ["http://hafenbote.example/port", "usual port"],
  ["http://nowhere.invalid/", "can't be found"],
])("R2.19 %s blocks nobody: the reason is a sentence", async (url, sentence) => {
  const { status, body } = await read(url);
  expect([status, body.name]).toEqual([200, null]);
  expect(body.problem).toContain(sentence);
});

test("R2.19 what is no address at all is named at its field", async () => {
  expect(await read("ftp://hafenbote.example/")).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: "url" }] },
  });
});

test("R6.5 nobody but a person who may add media has sites read", async () => {
  const eve = await byline.person("eve@stranger.example");
  const path = "/api/media/read-site";
  expect((await eve.post(path, { url: "http://hafenbote.example/" })).status).toBe(403);
  expect((await byline.stranger.post(path, { url: "http://hafenbote.example/" })).status).toBe(401);
});
