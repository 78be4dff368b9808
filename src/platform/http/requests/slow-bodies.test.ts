import { once } from "node:events";
import { connect } from "node:net";
import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { boundBodies } from "./slow-bodies.ts";

/** The port of a server whose bodies must arrive within `milliseconds`. */
async function aServer(milliseconds: number): Promise<number> {
  const app = Fastify();
  boundBodies(app, milliseconds);
  app.post("/quick", async ({ body }) => body);
  app.post("/slow", { config: { slowBody: true } }, async ({ body }) => body);
  afterAll(() => app.close());
  return Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
}

const [hurried, patient] = [await aServer(300), await aServer(60_000)];

/** Sends the body's second half after `pause` milliseconds, or never. */
async function send(port: number, path: string, pause?: number): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  let answer = "";
  socket.on("data", (bytes) => {
    answer += bytes;
  });
  const ended = once(socket, "close");
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: byline\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 11\r\n\r\n{"one":`,
  );
  if (pause !== undefined) setTimeout(() => socket.write('"t"}'), pause);
  await ended;
  return answer;
}

test("a body that does not arrive in time is answered with 408, and the connection ends", async () => {
  expect(await send(hurried, "/quick")).toMatch(/^HTTP\/1\.1 408 /);
});

test("a body that arrives in time is taken, and on a route for slow lines later too", async () => {
  const [quick, slow] = await Promise.all([send(patient, "/quick", 20), send(hurried, "/slow", 900)]);
  for (const answer of [quick, slow]) {
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('{"one":"t"}');
  }
});
