import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import Fastify from "fastify";
import { expect, test, vi } from "vitest";
import { endConnections } from "./ending.ts";

async function aServer(stopping?: AbortSignal) {
  const app = Fastify();
  endConnections(app, stopping);
  let answer = (_text: string) => {};
  const asked = new Promise<void>((resolve) => {
    app.get("/", (_request, reply) => {
      answer = (text) => void reply.send(text);
      resolve();
    });
  });
  app.get("/begun", (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).write("begun ");
    answer = (text) => reply.raw.end(text);
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return { app, url, asked, answer: (text: string) => answer(text) };
}

test("a connection that waits for its answer ends with it, and the server with the connection", async () => {
  const { app, url, asked, answer } = await aServer();
  const waiting = fetch(url);
  await asked;
  const closed = app.close();
  await vi.waitFor(() => expect(app.server.listening).toBe(false), 60_000);
  answer("the answer");
  const response = await waiting;
  expect(await response.text()).toBe("the answer");
  expect(response.headers.get("connection")).toBe("close");
  await closed;
});

test("a process that is about to end takes calls, and tells each caller to keep no connection", async () => {
  const stopping = new AbortController();
  const { app, url, asked, answer } = await aServer(stopping.signal);
  stopping.abort();
  const waiting = fetch(url);
  await asked;
  answer("still here");
  const response = await waiting;
  expect([await response.text(), response.headers.get("connection")]).toEqual(["still here", "close"]);
  await app.close();
});

test("an answer that had begun is finished", async () => {
  const { app, url, answer } = await aServer();
  const response = await fetch(`${url}/begun`);
  const closed = app.close();
  await vi.waitFor(() => expect(app.server.listening).toBe(false), 60_000);
  answer("and finished");
  expect(await response.text()).toBe("begun and finished");
  await closed;
});

test.each(["", "GET / HTTP/1.1\r\nHost: half"])("a connection that sent %j is not waited for", async (sent) => {
  const { app, url } = await aServer();
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  await once(socket, "connect");
  socket.write(sent);
  await setTimeout(20);
  const ended = once(socket, "close");
  await app.close();
  await ended;
});
