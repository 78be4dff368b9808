import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import Fastify from "fastify";

/** The longest wait of another caller during `work`, in milliseconds, and the work that it met. */
export type Held = { most: number; beside: string };

/** Calls a server in this process again and again, and notes the slowest answer. */
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
      // From the moment when the call was due: a blocked caller has waited as well.
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
