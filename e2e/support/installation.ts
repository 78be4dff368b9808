import { cpSync } from "node:fs";
import { demoIsFilled } from "../../src/demo/filled.ts";
import { runServer, until } from "../../test/process.ts";
import { type Scratch, scratchFolder } from "../../test/scratch.ts";

const variable = "BYLINE_FIRST_INSTALLATION";

/** Fills the demo once: workers begin with a copy in a third of the time. */
export default async function startFirst(): Promise<() => void> {
  const first = scratchFolder();
  const byline = await runServer(first.path);
  await until(async () => byline.output().includes(demoIsFilled), 600_000);
  await byline.stop();
  process.env[variable] = first.path;
  return first.remove;
}

/** A copy of the prepared data directory. */
export function newInstallation(): Scratch {
  const directory = scratchFolder();
  cpSync(process.env[variable] ?? "", directory.path, { recursive: true });
  return directory;
}
