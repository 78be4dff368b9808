import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parentPort } from "node:worker_threads";
import { hostilePage } from "./pages.ts";

/** A thread that serves `/{number}/{bytes}`: making the pages must not look like the work of who reads them. */
const server = createServer(({ url = "/" }, response) => {
  const [, number, bytes] = url.split("/").map(Number);
  const { name, html } = hostilePage(number ?? 0, bytes ?? 0);
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", "x-name": encodeURIComponent(name) }).end(html);
});
server.listen(0, "127.0.0.1", () => parentPort?.postMessage((server.address() as AddressInfo).port));
