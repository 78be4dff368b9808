import { fillDemoFolder, filledDemoVariable } from "../../test/filled-demo.ts";
import { scratchFolder } from "../../test/scratch.ts";

/** Fills the demo once, unless `npm test` did. */
export default async function startFirst(): Promise<() => void> {
  if (process.env[filledDemoVariable]) return () => {};
  const first = scratchFolder();
  await fillDemoFolder(first.path);
  process.env[filledDemoVariable] = first.path;
  return first.remove;
}
