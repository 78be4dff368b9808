import { runningPostgres } from "../../src/embedded-postgres/running.ts";
import type { RunningServer } from "../../test/process.ts";

export async function ownerUrlOf({ dataDirectory }: RunningServer): Promise<string> {
  const running = await runningPostgres(dataDirectory, () => {});
  if (!running) throw new Error("the database does not run");
  return running.ownerUrl;
}
