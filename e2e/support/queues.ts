import { PgBoss } from "pg-boss";
import { runningPostgres } from "../../src/embedded-postgres/running.ts";
import type { RunningServer } from "../../test/process.ts";

export async function workNow(byline: RunningServer, queue: string, data: object = {}): Promise<void> {
  const running = await runningPostgres(byline.dataDirectory, () => {});
  if (!running) throw new Error("byline's database does not run");
  const boss = new PgBoss({ connectionString: running.ownerUrl, max: 1, supervise: false, schedule: false });
  await boss.start();
  await boss.send(queue, data);
  await boss.stop({ graceful: false });
}
