/** What a file brings: media, with a format a row where it names one; formats of media that are known; readings of metrics. */
export const importKinds = ["media", "formats", "metrics"] as const;
export type ImportKind = (typeof importKinds)[number];

export const importDelimiters = [",", ";", "\t", "|"] as const;
export const importEncodings = ["utf-8", "windows-1252"] as const;

export const importStates = [
  "uploaded",
  "previewing",
  "previewed",
  "running",
  "done",
  "failed",
  "undoing",
  "undone",
] as const;
export type ImportState = (typeof importStates)[number];

type Move = { from: readonly ImportState[]; to: ImportState; by: "person" | "system" };

/** An import's way (R10.7): server, screens and tests read this table. What Byline does between two states is one job. */
const moves = {
  preview: { from: ["uploaded", "previewed", "failed", "undone"], to: "previewing", by: "person" },
  previewed: { from: ["previewing"], to: "previewed", by: "system" },
  run: { from: ["previewed"], to: "running", by: "person" },
  finish: { from: ["running"], to: "done", by: "system" },
  fail: { from: ["previewing", "running"], to: "failed", by: "system" },
  undo: { from: ["done"], to: "undoing", by: "person" },
  undone: { from: ["undoing"], to: "undone", by: "system" },
  leave: { from: ["undoing"], to: "done", by: "system" },
} as const satisfies Record<string, Move>;

export type ImportMove = keyof typeof moves;
export const importMoveNames = Object.keys(moves) as ImportMove[];
export const importMoveNamed = (name: ImportMove): Move => moves[name];

/** True when the move begins where the import stands. */
export const canMoveImport = (name: ImportMove, state: ImportState): boolean =>
  importMoveNamed(name).from.includes(state);

/** The rows of a look at a file that an import would write: without any there is nothing to import. */
export const rowsToWrite = (counts: { rowsCreated: number; rowsUpdated: number; rowsMerged: number } | null): number =>
  counts ? counts.rowsCreated + counts.rowsUpdated + counts.rowsMerged : 0;

/** True while a job works on it: somebody who looks should look again. */
export const isUnderWay = (state: ImportState): boolean => ["previewing", "running", "undoing"].includes(state);
