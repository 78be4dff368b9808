import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { isRoot, type ServiceUser } from "#platform/processes/service-user.ts";
import { EmbeddedPostgresError } from "./error.ts";
import { canEnter, defaultServerUser } from "./server-user.ts";

export type ServerPlace = {
  /** The folder that holds `postgres`: the data directory, or one within reach of the server's account. */
  home: string;
  /** Set only when Byline runs as root. */
  user: ServiceUser | undefined;
};

export const systemFolder = "/var/lib/byline";

const locationFile = (dataDirectory: string) => join(dataDirectory, "database-location");

/** Returns the database's recorded home outside of its data directory, if any. */
export function recordedHome(dataDirectory: string): string | undefined {
  const file = locationFile(dataDirectory);
  return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}

/** Whether a start would take up a database instead of making one, also one whose recorded home is gone. */
export function holdsDatabase(dataDirectory: string): boolean {
  if (recordedHome(dataDirectory) !== undefined) return true;
  const cluster = join(dataDirectory, "postgres");
  return existsSync(cluster) && readdirSync(cluster).length > 0;
}

/** Decides where the database lies; never starts an empty one while another exists elsewhere. */
export function prepareDataDirectory(dataDirectory: string, log: (line: string) => void): ServerPlace {
  const directory = realpathSync(dataDirectory);
  const recorded = recordedHome(directory);
  if (recorded && !existsSync(recorded)) {
    throw new EmbeddedPostgresError(
      `The database of ${directory} was kept in ${recorded}, which is gone. Bring it back, or remove ${locationFile(directory)} to begin anew.`,
    );
  }
  const home = recorded ?? directory;
  const cluster = join(home, "postgres");
  if (!isRoot()) {
    refuseForeign(cluster);
    return { home, user: undefined };
  }
  const user = ownerOf(cluster) ?? defaultServerUser();
  if (canEnter(user, home)) return { home: givenTo(user, home), user };
  if (existsSync(cluster)) {
    throw new EmbeddedPostgresError(
      `The database in ${cluster} can't be reached by its account (uid ${user.uid}): a folder above it is closed. Allow passing with chmod o+x, or move the data directory.`,
    );
  }
  return { home: moveOut(directory, user, log), user };
}

function refuseForeign(cluster: string): void {
  const owner = lstatSync(cluster, { throwIfNoEntry: false })?.uid;
  if (owner === undefined || process.getuid === undefined || owner === process.getuid()) return;
  throw new EmbeddedPostgresError(
    `The database in ${cluster} belongs to another account (uid ${owner}). Start Byline as that account or as root, or set DATA_DIR to another folder.`,
  );
}

/** A database that an ordinary user made stays that user's. */
function ownerOf(cluster: string): ServiceUser | undefined {
  if (!existsSync(cluster)) return undefined;
  const { uid, gid } = lstatSync(cluster);
  return uid === 0 ? undefined : { uid, gid };
}

/** Files that root restored from a backup belong to root: the server's account takes them over. */
function givenTo(user: ServiceUser, home: string): string {
  const cluster = join(home, "postgres");
  if (!existsSync(cluster) || lstatSync(cluster).uid !== 0) return home;
  for (const entry of readdirSync(cluster, { recursive: true }) as string[])
    lchownSync(join(cluster, entry), user.uid, user.gid);
  chownSync(cluster, user.uid, user.gid);
  return home;
}

function moveOut(directory: string, user: ServiceUser, log: (line: string) => void): string {
  const home = join(systemFolder, createHash("sha256").update(directory).digest("hex").slice(0, 16));
  try {
    mkdirSync(home, { recursive: true });
    for (const folder of [systemFolder, home]) chmodSync(folder, 0o755);
  } catch {
    // `canEnter` reports this below: a folder that can't be made can't be entered either.
  }
  if (!canEnter(user, home)) {
    throw new EmbeddedPostgresError(
      `The database's account (uid ${user.uid}) can enter neither ${directory} nor ${home}. Set DATA_DIR to a folder that every account may pass through.`,
    );
  }
  writeFileSync(locationFile(directory), `${home}\n`);
  log(`the database's account may not enter ${directory}: its files are kept in ${home}`);
  return home;
}
