import { existsSync, readdirSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findChromium } from "../../../../scripts/chromium.ts";
import { runQueue } from "../../../../test/run-queue.ts";
import {
  type Advertiser,
  aBooking,
  anAdvertiser,
  aPublisher,
  goodText,
  type Publisher,
} from "../../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../../test/server.ts";
import { readConfig } from "../../../config.ts";
import { cleanImage } from "../../../platform/files/images/image.ts";
import { openGuardedProxy } from "../../../platform/http/outgoing/guarded-proxy.ts";
import { type PictureBrowser, pictureHeight, pictureOf, pictureWidth, renderedPage } from "./browser.ts";

let byline: TestServer;
let ada: Advertiser;
let paul: Publisher;
let browser: PictureBrowser;
let page = goodText.content;
const asked: string[] = [];
const secrets: string[] = [];

const site = serving(({ url = "", method }, response) => {
  asked.push(`${method} ${url}`);
  if (url === "/away") return void response.writeHead(302, { location: `http://127.0.0.1:${portOf(inside)}/` }).end();
  if (url === "/large") return void response.writeHead(200).end(Buffer.alloc(1_000_000));
  response.writeHead(200, { "content-type": "text/html" }).end(page);
});
const inside = serving(({ url = "" }, response) => {
  secrets.push(url);
  response.writeHead(200, { "access-control-allow-origin": "*" }).end("secret");
});
inside.on("upgrade", ({ url = "" }, socket) => {
  secrets.push(url);
  socket.destroy();
});

function serving(answer: RequestListener): Server {
  return createServer(answer);
}
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listening = (server: Server) => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith("byline-picture-"));

beforeAll(async () => {
  await Promise.all([listening(site), listening(inside)]);
  const program = await findChromium();
  const hosts = new Map([["paul.example", `127.0.0.1:${portOf(site)}`]]);
  browser = { program, hosts, ports: "any at given hosts" };
  byline = await openTestServer({
    env: { PICTURE_BROWSER: program, LINK_CHECK_HOSTS: `paul.example=127.0.0.1:${portOf(site)}` },
  });
  ada = await anAdvertiser(byline, "ada", 1_000_000);
  paul = await aPublisher(byline, "paul");
});
afterAll(async () => {
  await byline?.close();
  site.close();
  inside.close();
});

const bounds = {
  loadMilliseconds: 60_000,
  endMilliseconds: 120_000,
  pageBytes: 1_000_000,
  pictureBytes: 8_000_000,
  memoryBytes: 512 * 1_024 * 1_024,
};

const looks = async (id: string) => (await ada.person.get(`/api/link_checks?order=${id}`)).body["hydra:member"];
async function takePictures(): Promise<number> {
  const waiting = await byline.database.pool.query(
    "DELETE FROM pgboss.job WHERE name = 'take-picture' AND state = 'created' RETURNING data",
  );
  for (const { data } of waiting.rows) await runQueue(byline, "take-picture", data);
  return waiting.rows.length;
}

test("R10.3 a publication is pictured when it comes out and when a look finds it changed; both sides see the picture", async () => {
  page = goodText.content;
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  await paul.person.post(`/api/orders/${id}/accept`, {});
  await paul.person.post(`/api/orders/${id}/publish`, { publicationUrl: "http://paul.example/news" });
  const look = () => runQueue(byline, "check-publication", { orderId: id });
  await look();
  expect(await takePictures()).toBe(1);
  await look();
  expect(await takePictures()).toBe(0);
  page = "<p>Ten tips for better sleep</p>";
  await look();
  expect(await takePictures()).toBe(1);
  const [changed, same, first] = await looks(id);
  expect([Boolean(changed.picture), same.picture, Boolean(first.picture)]).toEqual([true, null, true]);
  const seen = (await paul.person.get(`/api/link_checks/${first.id}`)).body.picture;
  expect(seen).toBe(first.picture);
  const picture = await byline.app.inject({ url: first.picture });
  expect(picture.headers["content-type"]).toBe("image/png");
  expect(cleanImage("image/png", picture.rawPayload)).toMatchObject({ width: pictureWidth, height: pictureHeight });
  expect((await byline.app.inject({ url: changed.picture })).rawPayload.equals(picture.rawPayload)).toBe(false);
  expect(folders()).toEqual([]);
});

test("R10.3 whatever a page asks of its browser, nothing in Byline's own network hears of it", async () => {
  const port = portOf(inside);
  const addresses = [
    `127.0.0.1:${port}`,
    `localhost:${port}`,
    `2130706433:${port}`,
    `[::1]:${port}`,
    "169.254.169.254",
  ];
  page = `<h1>Hostile</h1><img src="/image.png">${addresses
    .map(
      (address) => `<img src="http://${address}/image"><iframe src="http://${address}/frame"></iframe>
        <script>fetch("http://${address}/fetch");new WebSocket("ws://${address}/socket");navigator.sendBeacon("http://${address}/beacon")</script>`,
    )
    .join(
      "",
    )}<script>new RTCPeerConnection({iceServers:[{urls:"stun:127.0.0.1:${port}"}]}).createDataChannel("x")</script>
    <link rel="dns-prefetch" href="//localhost"><link rel="preconnect" href="http://127.0.0.1:${port}">`;
  expect(await pictureOf("http://paul.example/hostile", browser)).toBeDefined();
  expect(asked).toEqual(expect.arrayContaining(["GET /hostile", "GET /image.png"]));
  await pictureOf("http://paul.example/away", browser);
  await pictureOf(`http://127.0.0.1:${port}/straight`, browser);
  expect(asked).toContain("GET /away");
  expect(secrets).toEqual([]);
});

test("R10.3 a page that never ends is ended with all of its processes, and leaves nothing behind", async () => {
  page = "<script>for (;;) {}</script>";
  const limits = { ...bounds, loadMilliseconds: 60_000, endMilliseconds: 3_000 };
  const begun = performance.now();
  expect(await pictureOf("http://paul.example/endless", browser, limits)).toBeUndefined();
  expect(performance.now() - begun).toBeLessThan(40_000);
  expect(folders()).toEqual([]);
  expect(await pictureOf("http://paul.example/endless", { ...browser, program: "/nowhere" })).toBeUndefined();
});

test("R10.3 a page that takes the machine's memory is ended long before it has it", async () => {
  const megabyte = 1_024 * 1_024;
  page = `<script>const kept = []; for (;;) kept.push(new Uint8Array(${megabyte}).fill(1));</script>`;
  const limits = { ...bounds, loadMilliseconds: 300_000, endMilliseconds: 300_000, memoryBytes: 400 * megabyte };
  const begun = performance.now();
  expect(await pictureOf("http://paul.example/greedy", browser, limits)).toBeUndefined();
  // Memory ended it: its time limit is five minutes.
  expect(performance.now() - begun).toBeLessThan(200_000);
  expect(folders()).toEqual([]);
});

test("R10.3 a browser asks nobody but the hosts that its page names", async () => {
  page = goodText.content;
  const named: string[] = [];
  class HeardHosts extends Map<string, string> {
    override get(host: string): string | undefined {
      named.push(host);
      return super.get(host);
    }
  }
  await pictureOf("http://paul.example/news", { ...browser, hosts: new HeardHosts(browser.hosts) }, bounds);
  expect([...new Set(named)]).toEqual(["paul.example"]);
});

test("R10.3 a picture beyond its bytes is none, and a page beyond its bytes is cut off", async () => {
  page = goodText.content;
  const limits = { ...bounds, pictureBytes: 100 };
  expect(await pictureOf("http://paul.example/news", browser, limits)).toBeUndefined();
  const proxy = await openGuardedProxy({ hosts: browser.hosts, ports: "any at given hosts", bytesMax: 100_000 });
  const heard = await through(proxy.port, "GET http://paul.example/large HTTP/1.1\r\nhost: paul.example\r\n\r\n");
  expect(heard.length).toBeLessThan(400_000);
  await proxy.close();
});

const through = (port: number, request: string) =>
  new Promise<string>((resolve) => {
    let heard = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    const done = () => resolve(heard);
    socket.on("data", (chunk) => {
      heard += chunk;
      if (/^HTTP\/1.1 (403|502)/.test(heard)) socket.destroy();
    });
    socket.on("close", done).on("error", done);
  });

test.each([
  "GET http://127.0.0.1/ HTTP/1.1",
  "GET http://localhost/ HTTP/1.1",
  "GET http://[::ffff:10.0.0.1]/ HTTP/1.1",
  "GET http://paul.example.org:8080/ HTTP/1.1",
  "POST http://paul.example/ HTTP/1.1",
  "GET file:///etc/passwd HTTP/1.1",
  "CONNECT 127.0.0.1:443 HTTP/1.1",
  "CONNECT [::1]:443 HTTP/1.1",
  "CONNECT paul.example.org:22 HTTP/1.1",
  "CONNECT :443 HTTP/1.1",
])("R10.3 the browser's only way out refuses %s", async (line) => {
  const before = asked.length;
  const proxy = await openGuardedProxy({ hosts: browser.hosts, bytesMax: 1_000_000 });
  expect(await through(proxy.port, `${line}\r\nhost: x\r\n\r\n`)).toMatch(/^HTTP\/1.1 (403|502)/);
  expect(asked.length).toBe(before);
  await proxy.close();
});

test("the browser's way out leads to a host of the open web, also for what is encrypted", async () => {
  const proxy = await openGuardedProxy({ hosts: browser.hosts, ports: "any at given hosts", bytesMax: 1_000_000 });
  const heard = await new Promise<string>((resolve) => {
    let answer = "";
    const socket = connect(proxy.port, "127.0.0.1", () => socket.write("CONNECT paul.example:443 HTTP/1.1\r\n\r\n"));
    socket.once("data", () => socket.write("GET /tunnel HTTP/1.1\r\nhost: paul.example\r\nconnection: close\r\n\r\n"));
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("close", () => resolve(answer));
  });
  expect(heard).toMatch(/^HTTP\/1.1 200 Connection established/);
  expect(asked).toContain("GET /tunnel");
  await proxy.close();
});

test("a browser that can't be run is refused at the start, and without one nothing is pictured", async () => {
  for (const path of ["/nowhere/chromium", "/etc/passwd", "/tmp"])
    expect(() => readConfig({ PICTURE_BROWSER: path })).toThrow("Name the path of Chromium or Chrome");
  expect(existsSync(readConfig({ PICTURE_BROWSER: browser.program }).PICTURE_BROWSER ?? "")).toBe(true);
  expect(readConfig({}).PICTURE_BROWSER).toBeUndefined();
});

test("R10.3 a page is read as its scripts make it", async () => {
  page = `<p id="place"></p><script>document.getElementById("place").innerHTML = "<a href='https://nimbus.example/roastery'>the roastery</a>"</script>`;
  expect(await renderedPage("http://paul.example/script", browser)).toContain(
    '<a href="https://nimbus.example/roastery">the roastery</a>',
  );
});
