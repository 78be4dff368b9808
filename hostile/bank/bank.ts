import { setTimeout } from "node:timers/promises";
import { freePort, runServer } from "../../test/process.ts";
import { scratchFolder } from "../../test/scratch.ts";
import { ownerUrlOf } from "./owner-url.ts";
import { bankSecret } from "./scene.ts";
import { letTellersWork, type TellerOptions, type TellerReport } from "./tellers.ts";

export type BankOptions = TellerOptions & { serverKills: number; databaseKills: number };

export type BankReport = TellerReport & Pick<BankOptions, "seconds" | "serverKills" | "databaseKills">;

/** Tellers work on a real installation of one process while its server and database are killed. */
export async function runBank({ serverKills, databaseKills, ...options }: BankOptions): Promise<BankReport> {
  const folder = scratchFolder();
  const env = {
    PORT: String(await freePort()),
    PAYMENT_PROVIDER: "sandbox",
    DEMO: "false",
    AUTH_JWT_SECRET: bankSecret,
    LOG_LEVEL: "fatal",
  };
  let byline = await runServer(folder.path, env);
  const place = {
    url: byline.url,
    ownerUrlOf: () => ownerUrlOf(byline),
    environment: { DATA_DIR: folder.path },
  };
  const { seconds } = options;
  const kill = async () => {
    const kills = killsOf(serverKills, databaseKills);
    for (const kind of kills) {
      await setTimeout((seconds * 1_000) / (kills.length + 1));
      if (kind === "database") process.kill(byline.postmaster(), "SIGKILL");
      else {
        await byline.stop("SIGKILL");
        byline = await runServer(folder.path, env);
      }
    }
  };
  try {
    return { ...(await letTellersWork(place, options, kill)), seconds, serverKills, databaseKills };
  } finally {
    await byline.stop();
    folder.remove();
  }
}

/** Spreads the database's kills evenly among the server's. */
function killsOf(serverKills: number, databaseKills: number): ("server" | "database")[] {
  const all = serverKills + databaseKills;
  return Array.from({ length: all }, (_, index) =>
    Math.floor(((index + 1) * databaseKills) / all) > Math.floor((index * databaseKills) / all) ? "database" : "server",
  );
}
