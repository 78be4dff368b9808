import { type FileHandle, open } from "node:fs/promises";
import { errorHeader, errorLine, errorsShown, type RowError } from "../../report.ts";

/** Keeps the first row errors in memory, and all of them in an optional file. */
export type ErrorLog = {
  /** Starts over: a retried transaction reads the file anew. */
  restart(): Promise<void>;
  add(errors: RowError[]): Promise<void>;
  first(): RowError[];
  count(): number;
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
  let count = 0;
  return {
    async restart() {
      first = [];
      count = 0;
      await file?.close();
      file = await begin();
    },
    async add(errors) {
      if (errors.length === 0) return;
      count += errors.length;
      first = [...first, ...errors].sort((one, other) => one.line - other.line).slice(0, errorsShown);
      await file?.appendFile(errors.map(errorLine).join(""));
    },
    first: () => first,
    count: () => count,
    close: async () => file?.close(),
  };
}
