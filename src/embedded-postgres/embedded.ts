import { join, resolve } from "node:path";
import { locateBinaries } from "./binaries.ts";
import { ensureCluster } from "./cluster.ts";
import { prepareDataDirectory } from "./data-directory.ts";
import { EmbeddedPostgresError } from "./error.ts";
import { holdDataDirectory } from "./hold.ts";
import { stopOrphan } from "./orphan.ts";
import { choosePort } from "./port.ts";
import { databaseUrl, ensureDatabase } from "./readiness.ts";
import { passwordOf } from "./superuser.ts";
import { supervise } from "./supervise.ts";

export type EmbeddedPostgresOptions = {
  /** Holds the database and its password; created when missing. */
  dataDirectory: string;
  /** 0 takes any free port. */
  port: number;
  log: (line: string) => void;
  /** Server settings that differ from `settings.ts`, such as `fsync: "off"` in tests. */
  settings?: Record<string, string>;
};

export type EmbeddedPostgres = {
  ownerUrl: string;
  port: number;
  /** Below the data directory, unless the database's user may not go there. */
  dataPath: string;
  /** Undefined while the server is being restarted. */
  processId(): number | undefined;
  /** Ends all connections and writes everything down; the data directory is free afterwards. */
  stop(): Promise<void>;
};

/**
 * Starts PostgreSQL on 127.0.0.1 and keeps it running until `stop()`; creates its data folder at the first start.
 * Throws `EmbeddedPostgresError` for failures that a person can mend.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDirectory = resolve(options.dataDirectory);
  const { log, settings = {} } = options;
  const release = holdDataDirectory(dataDirectory);
  try {
    const place = prepareDataDirectory(dataDirectory, log);
    const binaries = locateBinaries(place, log);
    const password = passwordOf(dataDirectory, place);
    await ensureCluster({ place, binaries, password, sync: settings.fsync !== "off", log });
    await stopOrphan(place, binaries, log);
    const { port, server } = await onFreePort(options.port, (port) =>
      supervise({ place, binaries, port, password, log, settings }),
    );
    const stop = () => server.stop().finally(release);
    await ensureDatabase(port, password).catch((error) => stop().then(() => Promise.reject(error)));
    return {
      ownerUrl: databaseUrl(port, password, "byline"),
      port,
      dataPath: join(place.home, "postgres"),
      processId: server.processId,
      stop,
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Another program may take a free port before we listen on it; with no wanted port, tries another. */
async function onFreePort<Server>(
  wanted: number,
  start: (port: number) => Promise<Server>,
): Promise<{ port: number; server: Server }> {
  for (let attempt = 1; ; attempt++) {
    const port = await choosePort(wanted);
    try {
      return { port, server: await start(port) };
    } catch (error) {
      const taken =
        error instanceof EmbeddedPostgresError && error.message.includes("could not create any TCP/IP sockets");
      if (wanted !== 0 || !taken || attempt === 3) throw error;
    }
  }
}
