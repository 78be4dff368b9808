import { cpSync } from "node:fs";
import { runServer } from "../../test/process.ts";
import { type Scratch, scratchFolder } from "../../test/scratch.ts";

const variable = "BYLINE_FIRST_INSTALLATION";

/** Starts Byline once, demo and all, and stops it: to begin with a copy takes a worker a third of the time. */
export default async function startFirst(): Promise<() => void> {
  const first = scratchFolder();
  const byline = await runServer(first.path);
  await byline.stop();
  process.env[variable] = first.path;
  return first.remove;
}

/** The data directory of an installation of its own, which has been started before. */
export function newInstallation(): Scratch {
  const directory = scratchFolder();
  cpSync(process.env[variable] ?? "", directory.path, { recursive: true });
  return directory;
}
