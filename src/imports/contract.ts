import { z } from "zod";
import { instant, linkIn, linkTo } from "#platform/contract/wire.ts";
import { type ImportFieldName, importFieldNames } from "./fields.ts";
import { importKinds, importStates } from "./import.ts";

export const importDelimiters = [",", ";", "\t", "|"] as const;
/** UTF-16 is known by its first two bytes, whatever is chosen. */
export const importEncodings = ["utf-8", "windows-1252"] as const;

/** Where a field's text comes from: a column of the file or one text for every row; `words` puts ours for theirs. */
const importSource = z.strictObject({
  column: z.string().trim().min(1).max(500).optional(),
  fixed: z.string().trim().min(1).max(2_000).optional(),
  words: z
    .record(z.string().max(500), z.string().max(500))
    .refine((words) => Object.keys(words).length <= 500, "500 words at most")
    .optional(),
});
const fieldName = z.enum(importFieldNames as [ImportFieldName, ...ImportFieldName[]]);
export type ImportSources = Partial<Record<ImportFieldName, z.infer<typeof importSource>>>;

/** How a file is to be read. `status` is where new media and formats are to stand, as far as Byline's review lets them. */
export const importOptions = z.object({
  delimiter: z.enum(importDelimiters).default(","),
  encoding: z.enum(importEncodings).default("utf-8"),
  mapping: z.partialRecord(fieldName, importSource).default({}),
  duplicates: z.enum(["merge", "refuse"]).default("merge"),
  status: z.enum(["listed", "draft"]).default("listed"),
  /** Who measured the metrics; what a publisher brings is always `declared`. */
  source: z.string().trim().min(1).max(60).default("import"),
});
export type ImportOptions = z.output<typeof importOptions>;

const rowError = z.object({ line: z.int(), column: z.string(), value: z.string(), message: z.string() });
const previewRow = z.object({
  line: z.int(),
  domain: z.string(),
  outcome: z.string(),
  fields: z.record(z.string(), z.unknown()),
});
export type PreviewRow = z.infer<typeof previewRow>;

const importCounts = z.object({
  rowsRead: z.int(),
  rowsCreated: z.int(),
  rowsUpdated: z.int(),
  rowsUnchanged: z.int(),
  rowsMerged: z.int(),
  rowsRefused: z.int(),
  formatsCreated: z.int(),
  formatsUpdated: z.int(),
});
export type ImportCounts = z.infer<typeof importCounts>;

/** What a reading of the whole file came to; the first errors, all of which are a file of their own. */
const importFindings = z.object({
  errors: z.array(rowError),
  errorCount: z.int(),
  rows: z.array(previewRow),
});
export type ImportFindings = z.infer<typeof importFindings>;

/** Why something stays when an import is undone. */
const keepReasons = ["changed", "booked", "carted", "used"] as const;
export type KeepReason = (typeof keepReasons)[number];

/** What an undo took back, and what it left because somebody built on it since. */
const undoReport = z.object({
  mediaRemoved: z.int(),
  mediaSetBack: z.int(),
  formatsRemoved: z.int(),
  formatsSetBack: z.int(),
  readingsRemoved: z.int(),
  readingsSetBack: z.int(),
  /** The first hundred by domain. */
  kept: z.array(z.object({ domain: z.string(), reason: z.enum(keepReasons) })),
  keptCount: z.int(),
});
export type UndoReport = z.infer<typeof undoReport>;

/** One import of a catalogue (R10.7). Times are null until then. */
export const catalogueImportSchema = z.object({
  id: z.string(),
  /** Null: metrics of anybody's media. */
  organization: linkTo("Organization").nullable(),
  organizationName: z.string().nullable(),
  /** Who brought the file; null for the server's own machine. */
  createdByName: z.string().nullable(),
  kind: z.enum(importKinds),
  fileName: z.string(),
  fileBytes: z.int(),
  state: z.enum(importStates),
  /** True while the file is kept: it can be read again. */
  fileKept: z.boolean(),
  /** The file's header, and its first rows as they stand there. */
  columns: z.array(z.string()),
  sample: z.array(z.array(z.string())),
  options: importOptions,
  /** How much of the file is read, in percent. */
  progressPercent: z.int(),
  counts: importCounts.nullable(),
  findings: importFindings.nullable(),
  /** Why it failed, in a sentence. */
  problem: z.string().nullable(),
  undo: undoReport.nullable(),
  createdAt: instant(),
  finishedAt: instant().nullable(),
  undoneAt: instant().nullable(),
});
export type CatalogueImport = z.infer<typeof catalogueImportSchema>;

export const catalogueImportQuery = z.object({ organization: linkIn("organizations").optional() });

/** Whose media the file is about: an organization by its id or, for operators, its name; nobody's own for metrics. */
export const uploadQuery = z.object({
  kind: z.enum(importKinds),
  organization: z.string().trim().min(1).max(200).optional(),
});
