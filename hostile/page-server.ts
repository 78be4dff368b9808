import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parentPort } from "node:worker_threads";
import { hostilePage } from "./pages.ts";

/** Serves `/{number}/{bytes}` from a thread of its own: making the pages must not slow down their reader. */
const server = createServer(({ url = "/" }, response) => {
  const [, number, bytes] = url.split("/").map(Number);
  const { name, html } = hostilePage(number ?? 0, bytes ?? 0);
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", "x-name": encodeURIComponent(name) }).end(html);
});
server.listen(0, "127.0.0.1", () => parentPort?.postMessage((server.address() as AddressInfo).port));
