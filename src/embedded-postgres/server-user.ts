import { spawnSync } from "node:child_process";
import { findServiceUser, type ServiceUser } from "#platform/processes/service-user.ts";
import { EmbeddedPostgresError } from "./error.ts";

/** PostgreSQL refuses to run as root, so the server runs as this account. */
export function defaultServerUser(): ServiceUser {
  const user = findServiceUser();
  if (!user)
    throw new EmbeddedPostgresError(
      'PostgreSQL refuses to run as root and this system has no account "nobody". Add an account "byline", or start Byline as an ordinary user.',
    );
  return user;
}

/** Asks the system itself, since modes, ACLs and mounts all decide. */
export function canEnter(user: ServiceUser | undefined, folder: string): boolean {
  if (!user) return true;
  return spawnSync("/bin/sh", ["-c", 'cd -- "$1"', "sh", folder], { ...user, cwd: "/", stdio: "ignore" }).status === 0;
}
