import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { DatabaseSockets } from "./sockets.ts";

test("while the database is silent nothing is sent to it, and afterwards connections open again", async () => {
  const server = createServer((socket) => socket.end()).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  let connections = 0;
  server.on("connection", () => connections++);
  const sockets = new DatabaseSockets();
  const open = () => sockets.open().connect(port, "127.0.0.1");
  sockets.cut();
  const refused = open();
  const [error] = await once(refused, "error");
  expect([error.message, connections]).toEqual(["Connection terminated: the database is silent", 0]);
  sockets.mend();
  const opened = open();
  await once(opened, "connect");
  sockets.end();
  await once(opened, "error");
  sockets.mend();
  await once(open(), "error");
});
