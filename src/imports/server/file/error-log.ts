import { type FileHandle, open } from "node:fs/promises";
import type { FoundErrors } from "../../contract.ts";
import { errorHeader, errorLine, errorsShown, type RowError } from "../../report.ts";
import { countErrors } from "../../rows/error-counts.ts";

/** Keeps the first row errors and their kinds in memory, and all of them in an optional file. */
export type ErrorLog = {
  /** Starts over: a retried transaction reads the file anew. */
  restart(): Promise<void>;
  add(errors: RowError[]): Promise<void>;
  found(): FoundErrors;
  close(): Promise<void>;
};

/** Opens the log with an empty file, so that no older run's errors mix in. */
export async function openErrorLog(path: string | undefined): Promise<ErrorLog> {
  const begin = async () => {
    if (path === undefined) return undefined;
    const file = await open(path, "w", 0o600);
    await file.appendFile(errorHeader);
    return file;
  };
  let file: FileHandle | undefined = await begin();
  let first: RowError[] = [];
  let counts = countErrors();
  return {
    async restart() {
      first = [];
      counts = countErrors();
      await file?.close();
      file = await begin();
    },
    async add(errors) {
      if (errors.length === 0) return;
      counts.add(errors);
      first = [...first, ...errors].sort((one, other) => one.line - other.line).slice(0, errorsShown);
      await file?.appendFile(errors.map(errorLine).join(""));
    },
    found: () => ({
      errors: first.map(({ foreign: _foreign, ...error }) => error),
      ...counts.found(),
    }),
    close: async () => file?.close(),
  };
}
