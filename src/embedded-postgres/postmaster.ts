import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import type { ServerPlace } from "./data-directory.ts";
import { childEnvironment, serverSettings } from "./settings.ts";

export type ServerOptions = { place: ServerPlace; binaries: Binaries; port: number; settings: Record<string, string> };

export type Postmaster = {
  processId: number | undefined;
  running(): boolean;
  exited: Promise<void>;
  howItEnded(): string;
  /** Its own words on why it could not start, if any. */
  complaint(): string;
};

/** Gives the server its own process group: Ctrl-C must let Byline finish its requests before the database stops. */
export function launch({ place, binaries, port, settings }: ServerOptions): Postmaster {
  const cluster = join(place.home, "postgres");
  const given = Object.entries({ ...serverSettings, port: String(port), ...settings });
  const child = spawn(
    binaries.program("postgres"),
    ["-D", cluster, ...given.flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    {
      ...place.user,
      cwd: cluster,
      env: childEnvironment(),
      detached: process.platform !== "win32",
      windowsHide: true,
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  let running = true;
  let said = "";
  let end = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-4_000);
  });
  const exited = new Promise<void>((resolve) => {
    const over = (how: string) => {
      running = false;
      end ||= how;
      resolve();
    };
    child.on("error", (error) => over(error.message));
    child.on("exit", (code, signal) => over(signal ?? `exit ${code}`));
  });
  return {
    processId: child.pid,
    running: () => running,
    exited,
    howItEnded: () => end,
    complaint: () =>
      lastFatal(said) ?? lastFatal(newestLog(cluster).split(`[${child.pid}] LOG:  starting`)[1] ?? "") ?? end,
  };
}

function lastFatal(text: string): string | undefined {
  return text.match(/(?:FATAL|PANIC): .*(?:\n.*HINT: .*)?/g)?.at(-1);
}

function newestLog(cluster: string): string {
  const folder = join(cluster, "log");
  if (!existsSync(folder)) return "";
  const [newest] = readdirSync(folder)
    .map((name) => join(folder, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  return newest ? readFileSync(newest, "utf8").slice(-20_000) : "";
}
