import { once } from "node:events";
import { connect } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { boundBodies } from "./slow-bodies.ts";

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = Fastify();
  boundBodies(app, 300);
  app.post("/quick", async ({ body }) => body);
  app.post("/slow", { config: { slowBody: true } }, async ({ body }) => body);
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  port = Number(new URL(address).port);
});

afterAll(() => app.close());

async function send(path: string, pause: number): Promise<string> {
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
  setTimeout(() => socket.write('"t"}'), pause);
  await ended;
  return answer;
}

test("a body that does not arrive in time is answered with 408, and the connection ends", async () => {
  expect(await send("/quick", 2_000)).toMatch(/^HTTP\/1\.1 408 /);
});

test("a body that arrives in time is taken, and on a route for slow lines later too", async () => {
  const [quick, slow] = await Promise.all([send("/quick", 20), send("/slow", 900)]);
  for (const answer of [quick, slow]) {
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('{"one":"t"}');
  }
});
