import { request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type GuardedProxy, openGuardedProxy } from "./guarded-proxy.ts";

const answers: Record<string, string> = {
  "/usual": "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nHello",
  "/below": "HTTP/1.1 099 x\r\nContent-Length: 0\r\n\r\n",
  "/trailer": "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTrailer: X\r\n\r\nx",
};
const site = createServer((socket) => {
  socket.on("error", () => socket.destroy());
  socket.once("data", (asked) => socket.end(answers[asked.toString().split(" ")[1] ?? ""] ?? ""));
});
let proxy: GuardedProxy;

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const { port } = site.address() as AddressInfo;
  proxy = await openGuardedProxy({ hosts: new Map([["site.example", `127.0.0.1:${port}`]]), bytesMax: 1_000_000 });
});
afterAll(async () => {
  await proxy.close();
  site.close();
});

/** The status, or undefined for a connection that was cut off. */
const statusOf = (path: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const asked = request({ host: "127.0.0.1", port: proxy.port, path: `http://site.example${path}` }, (answer) => {
      answer.resume().on("close", () => resolve(answer.statusCode));
    });
    asked.on("error", () => resolve(undefined)).end();
  });

test("an answer that Node can't write is cut off, and the next page is drawn", async () => {
  expect(await statusOf("/usual")).toBe(200);
  expect(await statusOf("/below")).toBeUndefined();
  expect(await statusOf("/trailer")).toBeUndefined();
  expect(await statusOf("/usual")).toBe(200);
});
