import { z } from "zod";
import { tableTypeOf } from "#platform/contract/file-types.ts";
import { callsBelow } from "#platform/contract/plain-calls.ts";
import { file, get, type ListedOf, list, resource } from "#platform/contract/resource.ts";
import { instant, linkIn, linkTo } from "#platform/contract/wire.ts";
import { refusalsOf } from "#platform/lifecycle/lifecycle.ts";
import { movesAsOperations } from "#platform/lifecycle/operations.ts";
import { type ImportFieldName, importFieldNames } from "./fields.ts";
import {
  importKinds,
  importLife,
  importMoves,
  importMovesOfPeople,
  importPermission,
  importStates,
  statesUnderWay,
} from "./import.ts";
import { importOptions } from "./import-options.ts";
import { importMoveInputs } from "./move-input.ts";

const line = z.int().describe("The line of the file, counted from 1 with its header.");
const domain = z.string().describe("The outlet's domain.");
const rowError = z.object({
  line,
  column: z.string().describe("The column that is at fault."),
  value: z.string().describe("The text that stands there."),
  message: z.string().describe("The fault in words."),
});
const previewRow = z.object({
  line,
  domain,
  outcome: z.string().describe("The outcome of the row: `created`, `updated`, …"),
  fields: z.record(z.string(), z.unknown()).describe("The values that would be written, by their fields."),
});
export type PreviewRow = z.infer<typeof previewRow>;

const importCounts = z.object({
  rowsRead: z.int().describe("Rows that were read."),
  rowsCreated: z.int().describe("Rows that bring something new."),
  rowsUpdated: z.int().describe("Rows that change something known."),
  rowsUnchanged: z.int().describe("Rows that change nothing."),
  rowsMerged: z.int().describe("Rows that were merged into an earlier one of the file."),
  rowsRefused: z.int().describe("Rows with an error, which are left out."),
  formatsCreated: z.int().describe("New formats."),
  formatsUpdated: z.int().describe("Formats that change."),
});
export type ImportCounts = z.infer<typeof importCounts>;

const errorKind = z.object({
  column: z.string().describe("The column that is at fault; empty for the row as a whole."),
  message: z.string().describe("The fault in words."),
  count: z.int().describe("How many errors are of this kind."),
  lines: z.array(z.int()).describe("The first lines that have it."),
});

const foreignWord = z.object({
  field: z.enum(importFieldNames as [ImportFieldName, ...ImportFieldName[]]).describe("The field that it was to fill."),
  column: z.string().describe("The column that it stands in."),
  word: z.string().describe("The word as the file writes it."),
  count: z.int().describe("How many rows have it."),
  nearest: z.string().nullable().describe("Byline's word that is most like it; null where none is."),
});
export type ForeignWord = z.infer<typeof foreignWord>;

const foundErrors = z.object({
  errors: z.array(rowError).describe("The first errors; the file of errors holds all."),
  errorCount: z.int().describe("All errors."),
  kinds: z.array(errorKind).describe("Equal errors of a column together, the most frequent first."),
  words: z.array(foreignWord).describe("Words of refused rows that Byline does not know, the most frequent first."),
});
/** Errors of a file; `errors` are the first by line, of which a row may have several. */
export type FoundErrors = z.infer<typeof foundErrors>;

const importFindings = foundErrors.extend({
  rows: z.array(previewRow).describe("The first rows with their outcome."),
});
export type ImportFindings = z.infer<typeof importFindings>;

const keepReasons = ["changed", "booked", "carted", "used"] as const;
export type KeepReason = (typeof keepReasons)[number];

const undoReport = z.object({
  mediaRemoved: z.int().describe("Outlets that were removed."),
  mediaSetBack: z.int().describe("Outlets that are as before."),
  formatsRemoved: z.int().describe("Formats that were removed."),
  formatsSetBack: z.int().describe("Formats that are as before."),
  readingsRemoved: z.int().describe("Readings of metrics that were removed."),
  readingsSetBack: z.int().describe("Readings of metrics that are as before."),
  kept: z
    .array(z.object({ domain, reason: z.enum(keepReasons).describe("Why it was left.") }))
    .describe("Outlets that were left because somebody built on them; the first hundred by domain."),
  keptCount: z.int().describe("All outlets that were left."),
});
export type UndoReport = z.infer<typeof undoReport>;

const catalogueImportSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization")
    .nullable()
    .describe("The organization whose outlets they are; null for metrics of anybody's outlets."),
  organizationName: z.string().nullable().describe("That organization's name."),
  createdByName: z.string().nullable().describe("The person who brought the file; null for the server's own machine."),
  kind: z.enum(importKinds).describe("The contents of the file."),
  fileName: z.string().describe("The file's name."),
  fileBytes: z.int().describe("The file's size in bytes."),
  state: z.enum(importStates).describe("Where the import stands; jobs work on it while it previews, runs or undoes."),
  fileKept: z.boolean().describe("The file is kept and can be read again."),
  columns: z.array(z.string()).describe("The file's header."),
  sample: z.array(z.array(z.string())).describe("The first rows as they stand there."),
  options: importOptions.describe("How the file is read."),
  progressPercent: z.int().describe("How much of the file is read, in percent."),
  counts: importCounts.nullable().describe("Figures of the last reading; null before it."),
  findings: importFindings.nullable().describe("Errors and rows of the last reading; null before it."),
  problem: z.string().nullable().describe("Why it failed, in a sentence; null when it did not."),
  undo: undoReport.nullable().describe("The result of an undo; null before it."),
  moves: z.array(z.enum(importMovesOfPeople)).describe("The moves that you may make now."),
  createdAt: instant().describe("When the file came."),
  finishedAt: instant().nullable().describe("When the import was done; null until then."),
  undoneAt: instant().nullable().describe("When it was undone; null until then."),
});
export type CatalogueImport = z.infer<typeof catalogueImportSchema>;
export type ListedImport = ListedOf<typeof catalogueImportResource>;

const catalogueImportQuery = z.object({
  organization: linkIn("organizations").optional().describe("Only imports of this organization."),
});

/** Names the organization by its id or, for operators, its name. */
export const uploadQuery = z.object({
  kind: z.enum(importKinds).describe("The contents of the file."),
  organization: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .describe("Its outlets' organization: the id, or the name for operators; none for metrics of anybody's outlets."),
});

const permission = importPermission;

const worksOnImport = {
  tool: "import_outlets",
  title: "Import outlets from a file",
  follows: { field: "state", while: statesUnderWay, percent: "progressPercent" },
};

export const catalogueImportResource = resource({
  name: "CatalogueImport",
  path: "catalogue_imports",
  description:
    "Imports of media, formats and metrics from CSV: previewed, run as a job, undone. A file comes in by POST /api/catalogue_imports/upload.",
  schema: catalogueImportSchema,
  onlyInItem: ["columns", "sample", "options", "findings"],
  operations: {
    list: list({
      summary: "Imports, the newest first",
      description: "Imports of the organizations whose outlets you may add; operators see all.",
      permission,
      query: catalogueImportQuery,
    }),
    get: get({
      summary: "One import",
      description: "The import as it stands. Read it again while a job works on it.",
      permission,
      agent: {
        tool: "import_status",
        title: "Read an import",
        use: "Rows, errors and progress of a file that a person or program uploaded.",
      },
    }),
    errors: file({
      summary: "The rows that were refused",
      description: "Every error of the last reading with its line and column. There is none before the file was read.",
      permission,
      files: [tableTypeOf("csv")],
    }),
    ...movesAsOperations(importMoves, importMoveInputs, {
      refusals: (name) => refusalsOf(importLife, name),
      agents: {
        preview: { ...worksOnImport, use: "Reads the whole file by these options and writes nothing." },
        run: { ...worksOnImport, use: "Imports what the preview showed." },
        undo: { ...worksOnImport, use: "Takes the import back.", isFinal: true },
      },
    }),
  },
});

export const importCalls = callsBelow(catalogueImportResource.path, {
  upload: {
    method: "POST",
    summary: "Upload a CSV file to import",
    description:
      "Answers the import with the file's columns, matched as far as their names tell. Nothing is imported yet.",
    permission: "media.create",
    query: uploadQuery,
    takesFile: true,
    status: 201,
    answers: { item: catalogueImportResource },
  },
});
