import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import Fastify from "fastify";

/** How long another caller waited, in milliseconds, while `work` ran; the worst of all calls, and what it was beside. */
export type Held = { most: number; beside: string };

/** Asks a server of this process again and again, one call after the other, and notes how late the slowest answer was. */
export async function whileAsking(run: (note: (name: string) => void) => Promise<void>): Promise<Held> {
  const app: FastifyInstance = Fastify();
  app.get("/", async () => "here");
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  await fetch(address);
  let asking = true;
  let beside = "";
  const held: Held = { most: 0, beside: "" };
  const asker = (async () => {
    while (asking) {
      // From when the call was due: who is held before it can ask has waited as well.
      const due = performance.now() + 2;
      await setTimeout(2);
      await (await fetch(address)).text();
      const waited = performance.now() - due;
      if (waited > held.most) Object.assign(held, { most: waited, beside });
    }
  })();
  await run((name) => {
    beside = name;
  });
  asking = false;
  await asker;
  await app.close();
  return held;
}
