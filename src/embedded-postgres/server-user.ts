import { spawnSync } from "node:child_process";
import { findServiceUser, type ServiceUser } from "#platform/processes/service-user.ts";
import { EmbeddedPostgresError } from "./error.ts";

/** The account that the server runs as when Byline itself runs as root, which PostgreSQL refuses. */
export function defaultServerUser(): ServiceUser {
  const user = findServiceUser();
  if (!user)
    throw new EmbeddedPostgresError(
      'PostgreSQL refuses to run as root and this system has no account "nobody". Add an account "byline", or start Byline as an ordinary user.',
    );
  return user;
}

/** Asks the system itself, since modes, ACLs and mounts all have a say: can this account make the folder its own? */
export function canEnter(user: ServiceUser | undefined, folder: string): boolean {
  if (!user) return true;
  return spawnSync("/bin/sh", ["-c", 'cd -- "$1"', "sh", folder], { ...user, cwd: "/", stdio: "ignore" }).status === 0;
}
