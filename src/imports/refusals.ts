import type { RefusalList, ViolationList } from "#platform/contract/refusals.ts";

export const importRefusals = {
  file_gone: { status: 409, means: "The file of the import is no longer kept." },
  import_of_operator: { status: 409, means: "An operator brought the file, and only operators read or import it." },
  import_move: { status: 409, means: "The import stands elsewhere: the move does not begin at its state." },
  imported_since: { status: 409, means: "A later import changed the same media; take that back first." },
  nothing_to_undo: { status: 409, means: "The import changed nothing, so there is nothing to take back." },
  nothing_to_import: { status: 409, means: "No row of the file can be imported." },
  too_many_uploads: { status: 429, means: "The organization uploaded as many files as a day allows." },
} as const satisfies RefusalList;

export const importViolations = {
  mapping: "The mapping names a column or field that is not there.",
  not_a_table: "The file is no CSV table.",
  unknown: "There is no organization of this name.",
} as const satisfies ViolationList;
