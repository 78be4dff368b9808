import { pino } from "pino";
import { queuesOf } from "../src/queues.ts";
import { openTestFiles } from "./files.ts";
import type { TestServer } from "./server.ts";

export async function runQueue({ config, database }: TestServer, name: string, data: object = {}): Promise<void> {
  const queue = queuesOf(config, openTestFiles()).find((each) => each.name === name);
  if (!queue) throw new Error(`there is no queue ${name}`);
  await queue.handle(database, data as never, pino({ level: "silent" }));
}
