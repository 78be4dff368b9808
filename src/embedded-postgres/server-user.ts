import { execFileSync, spawnSync } from "node:child_process";
import { EmbeddedPostgresError } from "./error.ts";

/** The account that the server runs as when Byline itself runs as root, which PostgreSQL refuses. */
export type ServerUser = { uid: number; gid: number };

export const isRoot = () => process.geteuid?.() === 0;

/** "byline" where an operator made such an account, else "nobody", which every system has. */
export function defaultServerUser(): ServerUser {
  for (const name of ["byline", "nobody"]) {
    const user = accountOf(name);
    if (user) return user;
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL refuses to run as root and this system has no account "nobody". Add an account "byline", or start Byline as an ordinary user.',
  );
}

function accountOf(name: string): ServerUser | undefined {
  try {
    const number = (flag: string) =>
      Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
    return { uid: number("-u"), gid: number("-g") };
  } catch {
    return undefined;
  }
}

/** Asks the system itself, since modes, ACLs and mounts all have a say: can this account make the folder its own? */
export function canEnter(user: ServerUser | undefined, folder: string): boolean {
  if (!user) return true;
  return spawnSync("/bin/sh", ["-c", 'cd -- "$1"', "sh", folder], { ...user, cwd: "/", stdio: "ignore" }).status === 0;
}
