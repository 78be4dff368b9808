import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchDocument } from "./metadata-document.ts";

/** Answers of a site, by path. */
const answers: Record<string, (response: ServerResponse) => void> = {
  "/app.json": (response) => response.setHeader("cache-control", "max-age=60").end('{"client_id":"x"}'),
  "/moved": (response) => response.writeHead(302, { location: "http://169.254.169.254/latest" }).end(),
  "/large": (response) => response.end("x".repeat(20_000)),
};

let server: Server;
let hosts: ReadonlyMap<string, string>;
beforeAll(async () => {
  server = createServer((request: IncomingMessage, response) => answers[request.url ?? ""]?.(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  hosts = new Map([["apps.example", `127.0.0.1:${(server.address() as AddressInfo).port}`]]);
});
afterAll(() => void server.close());

test("R10.13 an app's own description is read from its site", async () => {
  const answer = await fetchDocument("http://apps.example/app.json", hosts);
  expect([answer.status, answer.headers.get("cache-control"), await answer.json()]).toEqual([
    200,
    "max-age=60",
    { client_id: "x" },
  ]);
});

test.each([
  ["a redirect", "http://apps.example/moved", "redirects"],
  ["a large one", "http://apps.example/large", "larger"],
  ["this machine", "http://127.0.0.1/app.json", "private network"],
  ["the cloud's own address", "http://169.254.169.254/app.json", "private network"],
  ["another port", "https://apps.elsewhere.example:8443/app.json", "usual port"],
])("R10.13 %s is not followed to an app's description", async (_what, address, why) => {
  await expect(fetchDocument(address, hosts)).rejects.toThrow(why);
});
