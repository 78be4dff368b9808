import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const signals = ["SIGINT", "SIGTERM"] as const;

type Scratch = { name: string; stopped?: string };

/**
 * Lets `work` use a folder of its own below `TMPDIR` and removes it after, also when the process exits: it holds keys.
 * A signal that nobody else hears exits with the sentence `stopped`.
 */
export async function inScratchFolder<Result>(
  { name, stopped = "Stopped." }: Scratch,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), `byline-backup-${name}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const stop = () => {
    console.error(stopped);
    process.exit(1);
  };
  const unheard = signals.filter((signal) => process.listenerCount(signal) === 0);
  process.on("exit", remove);
  for (const signal of unheard) process.on(signal, stop);
  try {
    return await work(folder);
  } finally {
    process.off("exit", remove);
    for (const signal of unheard) process.off(signal, stop);
    remove();
  }
}
