import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { locateBinaries } from "./binaries.ts";
import { recordedHome } from "./data-directory.ts";
import { EmbeddedPostgresError } from "./error.ts";
import { holdDataDirectory } from "./hold.ts";
import { stopOrphan } from "./orphan.ts";
import { passwordFile } from "./superuser.ts";

/** Removes a stopped Byline's database and the entries in `also`. Other files of the data directory stay. */
export async function resetDataDirectory(dataDirectory: string, also: string[] = []): Promise<void> {
  if (!existsSync(passwordFile(dataDirectory))) {
    throw new EmbeddedPostgresError(`${dataDirectory} is not a data directory of Byline: nothing was removed.`);
  }
  const release = holdDataDirectory(dataDirectory);
  try {
    const home = recordedHome(dataDirectory) ?? dataDirectory;
    if (existsSync(home)) {
      const place = { home, user: undefined };
      await stopOrphan(
        place,
        locateBinaries(place, () => {}),
        () => {},
      );
    }
    if (home !== dataDirectory) rmSync(home, { recursive: true, force: true });
    const copies = readdirSync(dataDirectory).filter(
      (name) => name.startsWith("postgres.new-") || name.startsWith("postgresql-"),
    );
    // The password goes last: it marks the folder as Byline's, so an interrupted reset can be repeated.
    const own = ["postgres", ...copies, "database-location", "byline.pid", ...also, "database-password"];
    for (const name of own) rmSync(join(dataDirectory, name), { recursive: true, force: true });
  } finally {
    release();
  }
}
