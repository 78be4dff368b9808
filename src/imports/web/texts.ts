import { catalogue } from "#platform/web/catalogue.ts";
import type { ImportCounts } from "../contract.ts";
import { type ImportFieldName, importFieldNames, importFields, labelOfField } from "../fields.ts";
import { importStateNames } from "../import.ts";

const labelsBy = (label: (name: ImportFieldName) => string) =>
  Object.fromEntries(importFieldNames.map((name) => [name, label(name)])) as Record<ImportFieldName, string>;

const count = (number: number): string => number.toLocaleString("en-US");
const several = (number: number, one: string, many: string): string => `${count(number)} ${number === 1 ? one : many}`;

export const texts = catalogue("imports", {
  title: "Import",
  lead: "Bring a list of media, of their formats and prices, or of readings of metrics, as a CSV file. You see what would come of each row before anything is written, and you can take an import back.",
  back: "All imports",
  upload: {
    title: "A new file",
    kind: "What is in it",
    kinds: {
      media: "Media, with a format each if the list has them",
      formats: "Formats and prices of media that are here already",
      metrics: "Readings of metrics",
    },
    organization: "Whose media",
    organizationHint: "Any organization here, or a new one of the name that you type.",
    anybodyHint: "Any organization here; empty for everybody's outlets.",
    newOrganization: (name: string) => `New organization “${name}”`,
    file: "CSV file",
    fileHint: "Comma, semicolon or tab; UTF-8, UTF-16 or Windows-1252.",
    submit: "Upload",
    choose: "Choose a file",
    needsAdmin: "Your role does not add media. Ask an admin of the organization.",
  },
  list: {
    title: "Imports so far",
    none: "Nothing has been imported yet",
    noneText: "Upload a file above: the first look at it writes nothing.",
    counts: ({ rowsRead, rowsCreated, rowsUpdated, rowsRefused }: ImportCounts) =>
      `${several(rowsRead, "row", "rows")}: ${count(rowsCreated)} new, ${count(rowsUpdated)} changed, ${count(rowsRefused)} refused`,
    of: (organization: string | null) => organization ?? "Everybody's media",
    by: (name: string | null) => (name === null ? "on the server's own machine" : `by ${name}`),
  },
  fields: labelsBy(labelOfField),
  headings: labelsBy((name) => importFields[name].label),
  states: importStateNames,
  nothingToImport: "Nothing to import",
  came: "See what came",
  columns: {
    title: "What stands where",
    lead: "Each field is filled from a column of the file, or with one text for every row.",
    leadFormats:
      "One row is one format, known by its medium and type. What a row leaves empty stays as it is; a new format needs its price and conditions. New prices and conditions count at once, and open orders ask their advertisers to accept them.",
    sample: "The file's first rows",
    required: "needed",
    more: "More fields",
    nothing: "Not in this file",
    byCountry: (pattern: string) => `${pattern}: a column for each country`,
    fixed: "The same text for every row",
    choose: "Choose",
    fixedFor: (field: string) => `${field} of every row`,
    words: "Put our words for theirs",
    wordsFor: (field: string) => `Their words for ${field}`,
    wordsHint: "One a line: theirs = ours. A star stands for every other word.",
    ways: "How the file is read",
    delimiter: "Between the cells",
    delimiters: { ",": "Comma", ";": "Semicolon", "\t": "Tab", "|": "Bar" } as Record<string, string>,
    encoding: "Written in",
    encodings: { "utf-8": "UTF-8 or UTF-16", "windows-1252": "Windows-1252, by an older Excel" } as Record<
      string,
      string
    >,
    duplicates: "Domains that are there already",
    duplicateWays: { merge: "Change them", refuse: "Refuse them" },
    status: { media: "New media", formats: "New formats" },
    statuses: { listed: "List them, after the review if there is one", draft: "Keep them as drafts" },
    source: "Who measured",
    sourceHint: "Shown beside each value.",
    preview: "Preview",
    again: "Preview again",
  },
  progress: {
    previewing: (percent: number) => `Reading the file: ${percent} %`,
    running: (percent: number) => (percent < 99 ? `Importing: ${percent} % is read` : "Importing: writing"),
    undoing: "Taking the import back",
  },
  findings: {
    preview: "What would come of it",
    result: "What came of it",
    read: (rows: number) => several(rows, "row", "rows"),
    counts: {
      rowsCreated: "New",
      rowsUpdated: "Changed",
      rowsUnchanged: "As before",
      rowsMerged: "Merged into an earlier row",
      rowsRefused: "Refused",
      formatsCreated: "New formats",
      formatsUpdated: "Changed formats",
    },
    rows: "The first rows, as they are to be",
    line: "Line",
    domain: "Domain",
    outcome: "Comes to",
    outcomes: { created: "New", updated: "Changed", unchanged: "As before" } as Record<string, string>,
    errors: "Refused rows",
    kind: (column: string, rows: number) => `${column || "Row"}: ${several(rows, "error", "errors")}`,
    means: (theirs: string) => `“${theirs.slice(0, 40)}” means`,
    notYet: "Choose",
    mend: "Use for all rows",
    errorAt: (line: number, column: string) => (column ? `Line ${line}, ${column}` : `Line ${line}`),
    more: (number: number) => `… and ${count(number)} more`,
    download: "Download all as CSV",
    nothing: "No row of this file can be imported.",
  },
  run: (rows: number) => `Import ${several(rows, "row", "rows")}`,
  undo: {
    button: "Take back",
    title: "Take this import back?",
    text: "What it created is removed, and what it changed is set back. What somebody changed, booked or put into a cart since stays, and is named afterwards.",
    report: "What was taken back",
    kept: "What stays",
    counts: {
      mediaRemoved: "Media removed",
      mediaSetBack: "Media set back",
      formatsRemoved: "Formats removed",
      formatsSetBack: "Formats set back",
      readingsRemoved: "Readings removed",
      readingsSetBack: "Readings set back",
    },
    reasons: {
      changed: "was changed since",
      booked: "was booked",
      carted: "is in a cart",
      used: "is used by others already",
    },
  },
  fileGone: "The file is no longer kept: upload it again to import it.",
});
