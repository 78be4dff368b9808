import { createInterface } from "node:readline";
import type { Terminal } from "./terminal.ts";

/** The process's own streams. Ctrl-C ends the command. */
export function standardTerminal(): Terminal {
  const ending = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"]) process.once(name, () => ending.abort());
  const { stdout, stderr, stdin, env } = process;
  return {
    env,
    signal: ending.signal,
    print: (line) => void stdout.write(`${line}\n`),
    write: (part) => void stdout.write(part),
    tell: (line) => void stderr.write(`${stderr.isTTY ? "\r\u001b[K" : ""}${line}\n`),
    progress: (line) => void (stderr.isTTY && stderr.write(`\r\u001b[K${line}`)),
    lines: () => createInterface({ input: stdin }),
  };
}
