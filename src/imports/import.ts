import type { Permission } from "#accounts/permissions.ts";
import { type Guard, type Lifecycle, type MoveOf, routedNamesOf } from "#platform/lifecycle/lifecycle.ts";
import { catalogue, wordedRows } from "#platform/words/catalogue.ts";
import type { ImportMoveInputName } from "./move-input.ts";

/** A file holds media, each row with an optional format; or formats of known media; or readings of metrics. */
export const importKinds = ["media", "formats", "metrics"] as const;
export type ImportKind = (typeof importKinds)[number];

export const importStateNames = catalogue("imports.states", {
  uploaded: "Uploaded",
  previewing: "Being read",
  previewed: "Ready to import",
  running: "Being imported",
  done: "Imported",
  failed: "Not imported",
  undoing: "Being taken back",
  undone: "Taken back",
} as const);
export type ImportState = keyof typeof importStateNames;
export const importStates = Object.keys(importStateNames) as ImportState[];

/** People need it in the import's organization. */
export const importPermission = "media.create" satisfies Permission;

export type ImportParty = "person" | "operator" | "system";

export type ImportEffect = "restartProgress" | "clearResult" | "stampFinish" | "stampUndo";

export type ImportMoveRow = MoveOf<{
  status: ImportState;
  side: "person";
  permission: Permission;
  other: Exclude<ImportParty, "person">;
  guard: keyof typeof importGuards;
  effect: ImportEffect;
  input: ImportMoveInputName;
}> & { event: string };

type ImportFacts = { fileKept: boolean; byOperator: boolean; counts: WrittenRows | null };

const importGuards = wordedRows("imports.guards", {
  fileIsKept: {
    holds: ({ fileKept }) => fileKept,
    code: "file_gone",
    refusal: "The file is no longer kept. Upload it again.",
  },
  isOfOwnSide: {
    holds: ({ byOperator }, party) => !byOperator || party !== "person",
    code: "import_of_operator",
    refusal: "An operator brought this file, so its rows count as checked. Upload it yourself to import it.",
  },
  hasRowsToWrite: {
    holds: ({ counts }) => rowsToWrite(counts) > 0,
    code: "nothing_to_import",
    refusal: "The file has no row to import. Fix its refused rows, then preview it again.",
  },
  hasWrittenRows: {
    holds: ({ counts }) => rowsToWrite(counts) > 0,
    code: "nothing_to_undo",
    refusal: "This import changed nothing, so there is nothing to take back.",
  },
} as const satisfies Record<string, Guard<ImportFacts, ImportParty>>);

const byPeople = { person: importPermission, operator: true } as const;

/** THE table of an import's moves (R10.7). Each state that Byline ends is one job. */
export const importMoves = wordedRows("imports.moves", {
  preview: {
    event: "preview_started",
    from: ["uploaded", "previewed", "failed", "undone"],
    to: "previewing",
    by: byPeople,
    input: "options",
    guards: ["isOfOwnSide", "fileIsKept"],
    effects: ["restartProgress", "clearResult"],
    texts: {
      label: "Preview the result of each row",
      about: "A job reads the file by these options, which stay with the import. Nothing is written to the catalogue.",
    },
  },
  previewed: {
    event: "previewed",
    from: ["previewing"],
    to: "previewed",
    by: { system: true },
    effects: [],
    texts: { label: "End the preview" },
  },
  run: {
    event: "started",
    from: ["previewed"],
    to: "running",
    by: byPeople,
    input: "none",
    guards: ["isOfOwnSide", "hasRowsToWrite"],
    effects: ["restartProgress"],
    texts: {
      label: "Import the previewed rows",
      about: "A job writes all of it in one transaction. An import without a row to write is refused.",
    },
  },
  finish: {
    event: "finished",
    from: ["running"],
    to: "done",
    by: { system: true },
    effects: ["stampFinish"],
    texts: { label: "Finish" },
  },
  fail: {
    event: "failed",
    from: ["previewing", "running"],
    to: "failed",
    by: { system: true },
    effects: [],
    texts: { label: "Fail" },
  },
  undo: {
    event: "undo_started",
    from: ["done"],
    to: "undoing",
    by: byPeople,
    input: "none",
    guards: ["hasWrittenRows"],
    effects: ["restartProgress"],
    texts: {
      label: "Undo the import, except for rows that others have used since",
      about: "A job does it. It is refused while a later import of the same outlets stands.",
    },
  },
  undone: {
    event: "undone",
    from: ["undoing"],
    to: "undone",
    by: { system: true },
    effects: ["stampUndo"],
    texts: { label: "End the undo" },
  },
  leave: {
    event: "undo_left",
    from: ["undoing"],
    to: "done",
    by: { system: true },
    effects: [],
    texts: { label: "Leave it as it is" },
  },
} as const satisfies Record<string, ImportMoveRow>);

export type ImportMove = keyof typeof importMoves;
export const importMoveNames = Object.keys(importMoves) as ImportMove[];
export const importMovesOfPeople = routedNamesOf(importMoves);

export const importLife: Lifecycle<ImportMove, ImportMoveRow, ImportFacts> = {
  noun: "import",
  code: "import_move",
  statusNames: importStateNames,
  begins: [
    { deed: "upload", to: "uploaded" },
    { deed: "byline import", to: "done" },
  ],
  guards: importGuards,
  moves: importMoves,
};

export const importSubject = <Facts extends ImportFacts & { state: ImportState }>({ state, ...facts }: Facts) => ({
  ...facts,
  status: state,
});

type WrittenRows = Record<"rowsCreated" | "rowsUpdated" | "rowsMerged", number>;

export const rowsToWrite = (counts: WrittenRows | null): number =>
  counts ? counts.rowsCreated + counts.rowsUpdated + counts.rowsMerged : 0;

/** A job works on such an import, and Byline alone ends the state. */
export const statesUnderWay: ImportState[] = importStates.filter((state) =>
  Object.values<ImportMoveRow>(importMoves).some(({ from, by }) => by.system && from.includes(state)),
);
