import { execFileSync } from "node:child_process";

/** The account that subprocesses run as when Byline runs as root. */
export type ServiceUser = { uid: number; gid: number };

export const isRoot = () => process.geteuid?.() === 0;

/** Returns "byline" where an operator made such an account, else "nobody". Undefined where the system has neither. */
export function findServiceUser(): ServiceUser | undefined {
  for (const name of ["byline", "nobody"]) {
    const user = accountOf(name);
    if (user) return user;
  }
  return undefined;
}

function accountOf(name: string): ServiceUser | undefined {
  try {
    const number = (flag: string) =>
      Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
    return { uid: number("-u"), gid: number("-g") };
  } catch {
    return undefined;
  }
}
