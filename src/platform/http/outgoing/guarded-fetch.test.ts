import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isPublic } from "./guarded-address.ts";
import { guardedFetch } from "./guarded-fetch.ts";

let server: Server;
let port = 0;
const hosts = new Map([["site.example", "127.0.0.1"]]);

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/metadata")
      return response.writeHead(302, { location: "http://169.254.169.254/latest/" }).end();
    if (request.url === "/inside") return response.writeHead(302, { location: "http://localhost/" }).end();
    if (request.url === "/port") return response.writeHead(302, { location: `http://given.example:${port}/` }).end();
    if (request.url === "/loop") return response.writeHead(302, { location: "/loop" }).end();
    if (request.url === "/file") return response.writeHead(302, { location: "file:///etc/passwd" }).end();
    if (request.url === "/endless") return void setInterval(() => response.write("x".repeat(65_536)), 1);
    if (request.url === "/silent") return undefined;
    if (request.url === "/moved") return response.writeHead(301, { location: "/new" }).end();
    if (request.url === "/cyrillic")
      return response
        .writeHead(200, { "content-type": "text/html; charset=windows-1251" })
        .end(Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]));
    return response.end("hello");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(() => server.closeAllConnections());

const get = (path: string, timeoutMilliseconds = 60_000) =>
  guardedFetch(`http://site.example:${port}${path}`, {
    hosts,
    ports: "any at given hosts",
    timeoutMilliseconds,
    maxBytes: 300_000,
  });

test("a page is fetched through its redirects, each of which is kept", async () => {
  const page = await get("/moved");
  expect(page).toMatchObject({
    status: 200,
    body: "hello",
    finalUrl: `http://site.example:${port}/new`,
    redirects: [`http://site.example:${port}/new`],
  });
});

test("R10.3 a page is read in the encoding that it is sent in", async () => {
  expect((await get("/cyrillic")).body).toBe("Привет");
});

test("a host may be given a port besides its address", async () => {
  const given = new Map([["site.example", `127.0.0.1:${port}`]]);
  expect(await guardedFetch("http://site.example/moved", { hosts: given })).toMatchObject({
    body: "hello",
    finalUrl: "http://site.example/new",
  });
  const other = "http://site.example:8080/";
  await expect(guardedFetch(other, { hosts: given })).rejects.toThrow("usual port");
  expect(await guardedFetch(other, { hosts: given, ports: "any at given hosts" })).toMatchObject({ body: "hello" });
});

test.each([
  ["http://one.one.one.one:8080/", "usual"],
  ["http://given.example:8080/", "usual"],
  ["https://one.one.one.one:80/", "usual"],
  ["http://one.one.one.one:8080/", "any at given hosts"],
] as const)("%s is refused where ports are %s", async (address, ports) => {
  const given = new Map([["given.example", "127.0.0.1"]]);
  await expect(guardedFetch(address, { hosts: given, ports })).rejects.toThrow("usual port");
});

test("a redirect leads to no port that would be refused at first, open or closed", async () => {
  const given = new Map([
    ["site.example", `127.0.0.1:${port}`],
    ["given.example", "127.0.0.1"],
  ]);
  await expect(guardedFetch("http://site.example/port", { hosts: given })).rejects.toThrow("usual port");
  expect(await guardedFetch("http://site.example/port", { hosts: given, ports: "any at given hosts" })).toMatchObject({
    body: "hello",
  });
});

test.each([
  "http://127.0.0.1/",
  "http://[::1]/",
  "http://[::ffff:10.0.0.1]/",
  "http://2130706433/",
  "http://0x7f.1/",
  "http://10.1.2.3/",
  "http://192.168.0.1/",
  "http://169.254.169.254/",
  "http://100.64.0.1/",
  "http://0.0.0.0/",
  "http://localhost/",
])("%s is refused: it lies in a private network", async (address) => {
  await expect(guardedFetch(address, { hosts: new Map() })).rejects.toThrow("private network");
});

test.each([
  ["/metadata", "private network"],
  ["/inside", "private network"],
  ["/loop", "more than 5 times"],
  ["/file", "Only http and https"],
  ["/endless", "larger than"],
  ["/silent", "too long", 1_500],
])("a page that answers with %s ends in a sentence", async (path, sentence, timeoutMilliseconds?: number) => {
  await expect(get(path, timeoutMilliseconds)).rejects.toThrow(sentence);
});

test("only addresses of the open internet are public", () => {
  expect(["1.1.1.1", "2606:4700::1111"].every(isPublic)).toBe(true);
  expect(
    ["127.0.0.1", "::1", "fd00::1", "fe80::1", "::ffff:192.168.1.1", "224.0.0.1", "64:ff9b::a00:1", "nonsense"].some(
      isPublic,
    ),
  ).toBe(false);
});
