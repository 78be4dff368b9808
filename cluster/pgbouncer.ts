import { spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findServiceUser } from "#platform/processes/service-user.ts";
import { freePort } from "../test/process.ts";
import { scratchFolder } from "../test/scratch.ts";
import { runProgram } from "./program.ts";
import { query } from "./query.ts";

export type PoolMode = "session" | "transaction";

/** Its version in words, or undefined where it is not installed (`apt-get install pgbouncer`). */
export function pgBouncerVersion(): string | undefined {
  const { stdout, error } = spawnSync("pgbouncer", ["--version"], { encoding: "utf8" });
  return error ? undefined : stdout.split("\n")[0];
}

/**
 * Starts PgBouncer before the database at `target`, for its user alone. A database that died is knocked at each second: by
 * default PgBouncer waits for fifteen.
 */
export async function startPgBouncer(target: string, { mode, poolSize }: { mode: PoolMode; poolSize: number }) {
  const folder = scratchFolder();
  const port = await freePort();
  const { hostname, port: targetPort, username, password, pathname } = new URL(target);
  const name = pathname.slice(1);
  const ini = join(folder.path, "pgbouncer.ini");
  const users = join(folder.path, "users.txt");
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  writeFileSync(
    ini,
    `[databases]
${name} = host=${hostname} port=${targetPort} dbname=${name}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = ${poolSize}
max_client_conn = 500
idle_transaction_timeout = 10
server_login_retry = 1
admin_users = ${username}
`,
  );
  const user = findServiceUser();
  for (const file of [folder.path, ini, users]) {
    if (user) chownSync(file, user.uid, user.gid);
    chmodSync(file, 0o700);
  }
  const url = Object.assign(new URL(target), { port: String(port) }).href;
  const program = await runProgram({
    spawn: () => spawn("pgbouncer", ["-q", ini], { ...user, cwd: "/", stdio: "ignore" }),
    isReady: async () => (await query(url, "SELECT 1")).length === 1,
  });
  return {
    ...program,
    url,
    port,
    async stop() {
      await program.kill();
      folder.remove();
    },
  };
}
