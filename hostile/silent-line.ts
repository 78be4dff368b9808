import { connect, createServer, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";

/** Passes bytes on, swallows them, or lets a limited number of answers' bytes through. */
export type LineState =
  | { is: "open" }
  | { is: "silent" }
  | { is: "cut"; afterBytes: number }
  | { is: "slow"; bytesPerSecond: number };

export type Line = {
  port: number;
  be(state: LineState): void;
  /** Connections that were begun since the line came to its state. */
  begun(): number;
  close(): Promise<void>;
};

/** A line between server and database that goes silent like a network dropping packets: neither end notices. */
export async function openLine(target: number): Promise<Line> {
  let state: LineState = { is: "open" };
  let passed = 0;
  let begun = 0;
  /** Ends that wait for a hearing: a silent network loses goodbyes too. */
  const unheard: Socket[] = [];
  const sockets = new Set<Socket>();
  const pass = (bytes: Buffer, to: Socket, isAnswer: boolean) => {
    if (state.is === "silent") return;
    if (state.is === "cut" && isAnswer) {
      const left = Math.max(0, state.afterBytes - passed);
      passed += bytes.length;
      if (left > 0) to.write(bytes.subarray(0, left));
      return;
    }
    if (state.is === "slow" && isAnswer) return drip(bytes, to, state.bytesPerSecond);
    to.write(bytes);
  };
  const server = createServer((near) => {
    begun += 1;
    const far = connect(target, "127.0.0.1");
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    }
    near
      .on("data", (bytes) => pass(bytes, far, false))
      .on("close", () => (state.is === "silent" ? unheard.push(far) : far.destroy()));
    far
      .on("data", (bytes) => pass(bytes, near, true))
      .on("close", () => {
        if (state.is === "open") near.destroy();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    port,
    be(next) {
      state = next;
      passed = 0;
      begun = 0;
      if (next.is !== "silent") for (const far of unheard.splice(0)) far.destroy();
    },
    begun: () => begun,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const dripping = new WeakMap<Socket, Promise<void>>();

/** Passes bytes on a few at a time, ten times a second, in order. */
function drip(bytes: Buffer, to: Socket, bytesPerSecond: number): void {
  const step = Math.max(1, Math.floor(bytesPerSecond / 10));
  const hand = async () => {
    for (let from = 0; from < bytes.length && to.writable; from += step) {
      to.write(bytes.subarray(from, from + step));
      await setTimeout(100);
    }
  };
  dripping.set(to, (dripping.get(to) ?? Promise.resolve()).then(hand));
}
