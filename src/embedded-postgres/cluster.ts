import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import type { ServerPlace } from "./data-directory.ts";
import { EmbeddedPostgresError } from "./error.ts";
import { childEnvironment } from "./settings.ts";
import { superuser } from "./superuser.ts";

type Options = { place: ServerPlace; binaries: Binaries; password: string; sync: boolean; log: (line: string) => void };

/** Checks the data folder or makes it. An interrupted start leaves only a draft, which the next start deletes. */
export async function ensureCluster({ place, binaries, password, sync, log }: Options): Promise<void> {
  removeDrafts(place.home);
  const cluster = join(place.home, "postgres");
  if (existsSync(cluster) && readdirSync(cluster).length > 0) return checkCluster(cluster, binaries.major);
  log("making a new database");
  const draft = join(place.home, `postgres.new-${randomBytes(6).toString("hex")}`);
  mkdirSync(draft, { mode: 0o700 });
  const secret = `${draft}.password`;
  writeFileSync(secret, `${password}\n`, { mode: 0o600 });
  if (place.user) for (const path of [draft, secret]) chownSync(path, place.user.uid, place.user.gid);
  try {
    await initialise(place, binaries, draft, secret, sync);
    if (existsSync(cluster)) rmdirSync(cluster);
    renameSync(draft, cluster);
    flushFolder(place.home);
  } finally {
    removeDrafts(place.home);
  }
}

function removeDrafts(home: string): void {
  // The initdb of a killed Byline may still write into its draft; it gives up once the files vanish.
  const patiently = { recursive: true, force: true, maxRetries: 20, retryDelay: 50 };
  for (const name of readdirSync(home)) {
    if (name.startsWith("postgres.new-")) rmSync(join(home, name), patiently);
  }
}

function checkCluster(cluster: string, major: string): void {
  const versionFile = join(cluster, "PG_VERSION");
  if (!existsSync(versionFile) || !existsSync(join(cluster, "global", "pg_control"))) {
    throw new EmbeddedPostgresError(
      `The folder ${cluster} is not a complete PostgreSQL data folder, and was left as it is. Restore it from a backup, or move it away to begin anew.`,
    );
  }
  const found = readFileSync(versionFile, "utf8").trim();
  if (found !== major) {
    throw new EmbeddedPostgresError(
      `The database in ${cluster} was made by PostgreSQL ${found}, and this Byline brings PostgreSQL ${major}. Nothing was changed: dump it with the old version and restore it into an empty data directory.`,
    );
  }
  // PostgreSQL insists on this mode, which copies and backups tend to lose.
  chmodSync(cluster, 0o700);
}

/** Collation comes from PostgreSQL itself, so indexes don't depend on the machine's C library. */
function initialise(
  { user }: ServerPlace,
  binaries: Binaries,
  draft: string,
  secret: string,
  sync: boolean,
): Promise<void> {
  const settings = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const access = [`--username=${superuser}`, `--pwfile=${secret}`, "--auth=scram-sha-256"];
  const child = spawn(
    binaries.program("initdb"),
    [`--pgdata=${draft}`, ...settings, ...access, "--no-instructions", ...(sync ? [] : ["--no-sync"])],
    { ...user, cwd: draft, env: childEnvironment(), stdio: ["ignore", "ignore", "pipe"] },
  );
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaint = (complaint + text).slice(-2_000);
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => {
      if (code === 0) return resolve();
      reject(
        new EmbeddedPostgresError(`The database could not be made: ${complaint.trim() || signal || `exit ${code}`}`),
      );
    });
  });
}

/** The rename itself must survive a power cut. */
function flushFolder(folder: string): void {
  if (process.platform === "win32") return;
  const descriptor = openSync(folder, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
