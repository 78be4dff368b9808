import { type FileHandle, open } from "node:fs/promises";
import { errorHeader, errorLine, errorsShown, type RowError } from "../../report.ts";

/** Row errors: the first ones in memory, all of them in a file when one is given. */
export type ErrorLog = {
  /** Forgets what was noted: a transaction that is tried again reads the file anew. */
  restart(): Promise<void>;
  add(errors: RowError[]): Promise<void>;
  /** Errors by line, as many as are shown. */
  first(): RowError[];
  count(): number;
  close(): Promise<void>;
};

/** Opens the log; the file is made anew, so that no older run's errors are taken for this one's. */
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
