import { execFileSync } from "node:child_process";
import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyCluster } from "../src/embedded-postgres/backup/base-backup.ts";
import { startEmbeddedPostgres } from "../src/embedded-postgres/embedded.ts";
import { findServiceUser, isRoot } from "../src/platform/processes/service-user.ts";
import { scratchFolder } from "../test/scratch.ts";

const log = () => {};

/** A primary of its own, and a replica that streams its log from `primaryPort`, by default the primary's. */
export async function startPrimary() {
  const folder = scratchFolder();
  const server = await startEmbeddedPostgres({ dataDirectory: folder.path, port: 0, log });
  const stop = async () => {
    await server.stop();
    folder.remove();
  };
  return { ...server, folder: folder.path, stop };
}

type Primary = Pick<Awaited<ReturnType<typeof startPrimary>>, "ownerUrl" | "dataPath" | "folder">;

export async function startStandby(primary: Primary) {
  const folder = scratchFolder();
  const cluster = join(folder.path, "postgres");
  await copyCluster(primary.ownerUrl, primary.dataPath, cluster);
  writeFileSync(join(cluster, "standby.signal"), "");
  copyFileSync(join(primary.folder, "database-password"), join(folder.path, "database-password"));
  const user = isRoot() ? findServiceUser() : undefined;
  if (user) execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, cluster]);
  const { username, password, port } = new URL(primary.ownerUrl);
  const source = `host=127.0.0.1 port=${port} user=${username} password=${password}`;
  const server = await startEmbeddedPostgres({
    dataDirectory: folder.path,
    port: 0,
    log,
    settings: { primary_conninfo: source, hot_standby: "on" },
  });
  return {
    ownerUrl: server.ownerUrl,
    port: server.port,
    async stop() {
      await server.stop();
      folder.remove();
    },
  };
}
