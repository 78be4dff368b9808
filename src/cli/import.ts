import { createReadStream, existsSync, realpathSync, statSync } from "node:fs";
import { basename } from "node:path";
import type { Readable } from "node:stream";
import { findOrganizationByName } from "#accounts/organizations/server/queries.ts";
import type { ImportKind } from "#imports/import.ts";
import { importOptions as importWays } from "#imports/import-options.ts";
import {
  type ImportMapping,
  MappingError,
  mappingOf,
  readMapping,
  readWords,
  wireOf,
} from "#imports/mapping/mapping.ts";
import { matchColumns } from "#imports/mapping/matching.ts";
import { columnLines, type ImportReport, reportLines } from "#imports/report.ts";
import { requirements } from "#imports/rows/requirements.ts";
import { ImportError } from "#imports/server/file/import-error.ts";
import { lookAtFile } from "#imports/server/file/look.ts";
import { recordImport } from "#imports/server/record.ts";
import type { Database, Tx } from "#platform/database/database.ts";

export const importCommandOptions = {
  organization: { type: "string" },
  map: { type: "string", multiple: true },
  value: { type: "string", multiple: true },
  guess: { type: "boolean", default: false },
  duplicates: { type: "string", default: "merge" },
  status: { type: "string", default: "listed" },
  delimiter: { type: "string" },
  encoding: { type: "string", default: "utf-8" },
  source: { type: "string", default: "import" },
  errors: { type: "string" },
  strict: { type: "boolean", default: false },
  preview: { type: "boolean", default: false },
} as const;

/** Options that every import takes, as its usage says them. */
export const usageOfAll = [
  "  --guess                          match the other columns by their names, as without --map",
  "  --delimiter CHARACTER            between the cells, found out by the header; tab is \\t",
  "  --encoding utf-8|windows-1252    how the file is written; UTF-16 is known by its mark",
  "  --preview                        report only, write nothing",
  "  --strict                         write nothing when any row has an error",
  "  --errors FILE.csv                write all row errors there",
];

type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;
type CalledImport = { values: Values; positionals: string[] };
export type ImportArguments = ReturnType<typeof known>;

export const ownerMissing = "Whose media are they? Name the --organization.";

export function ownerOf(organizationId: string | null): string {
  if (organizationId === null) throw new ImportError(ownerMissing);
  return organizationId;
}

/** Returns the arguments, or the problem to print above the usage. */
function readOrder(
  { values, positionals: [, file, ...others] }: CalledImport,
  howToCall: string,
  problemOf: (order: ImportArguments) => string | undefined,
): ImportArguments | string {
  if (!file || others.length > 0) return howToCall;
  const order = known(values, file);
  const problem = problemOf(order) ?? sharedProblem(order);
  return problem ? `${problem}\n\n${howToCall}` : order;
}

function known(values: Values, file: string) {
  const texts = (value: Values[string]) => (Array.isArray(value) ? value.map(String) : []);
  const text = (value: Values[string]) => (typeof value === "string" ? value : undefined);
  return {
    file,
    organization: text(values.organization) ?? "",
    maps: texts(values.map),
    words: texts(values.value),
    guess: values.guess === true,
    duplicates: (["merge", "refuse"] as const).find((each) => each === values.duplicates),
    status: (["listed", "draft"] as const).find((each) => each === values.status),
    delimiter: text(values.delimiter)?.replace("\\t", "\t"),
    encoding: (["utf-8", "windows-1252"] as const).find((each) => each === (values.encoding ?? "utf-8")),
    source: text(values.source)?.trim() ?? "",
    errors: text(values.errors),
    strict: values.strict === true,
    preview: values.preview === true,
  };
}

function sharedProblem({ file, delimiter, encoding, errors }: ImportArguments): string | undefined {
  if (!encoding) return "--encoding is utf-8 or windows-1252.";
  if (delimiter !== undefined && delimiter.length !== 1) return "--delimiter is one character.";
  return errors && isSameFile(errors, file) ? `--errors would overwrite ${file}.` : undefined;
}

const isSameFile = (one: string, other: string): boolean =>
  existsSync(one) && existsSync(other) && realpathSync(one) === realpathSync(other);

export type WithInstallation = (work: (installation: { database: Database }) => Promise<number>) => Promise<number>;

/** The owner is apart: an import of metrics may have none. */
type FileOrder = ImportArguments & {
  open: () => Readable;
  mapping: ImportMapping;
  errorsPath: string | undefined;
  onWritten: (tx: Tx, report: ImportReport) => Promise<void>;
};

type ImportOfKind = {
  kind: ImportKind;
  usage: string;
  problemOf: (order: ImportArguments) => string | undefined;
  run: (database: Database, file: FileOrder, organizationId: string | null) => Promise<ImportReport>;
};

export type ImportCommand = {
  /** Returns the arguments, or a sentence on the usage. */
  read: (called: CalledImport) => ImportArguments | string;
  /** Imports the file and prints the report. Returns the exit code: 1 when nothing could be imported. */
  run: (order: ImportArguments, withInstallation: WithInstallation) => Promise<number>;
};

export const importCommand = ({ kind, usage, problemOf, run }: ImportOfKind): ImportCommand => ({
  read: (called) => readOrder(called, usage, problemOf),
  run: (order, withInstallation) =>
    reportImport(order, withInstallation, async () => {
      const mapping = await chosenMapping(order, kind);
      return async (database) => {
        const organizationId = order.organization ? await requireOrganization(database, order.organization) : null;
        const open = () => createReadStream(order.file);
        const onWritten = recorded(order, kind, organizationId, mapping);
        return run(database, { ...order, open, mapping, errorsPath: order.errors, onWritten }, organizationId);
      };
    }),
});

/**
 * Reads the mapping from `--map`. Without it, or with `--guess`, columns are matched by their names. Prints one line
 * per column then.
 */
async function chosenMapping(order: ImportArguments, kind: ImportKind): Promise<ImportMapping> {
  const { maps, words, guess, file, delimiter, encoding } = order;
  if (maps.length > 0 && !guess) return readMapping(maps, words, requirements[kind]);
  const head = await lookAtFile(() => createReadStream(file), { delimiter, encoding });
  const told = readMapping(maps, [], () => {});
  const sources = { ...matchColumns(head.columns, kind), ...wireOf(told) };
  console.log(columnLines(head, sources).join("\n"));
  const mapping = mappingOf(sources, requirements[kind]);
  return { ...mapping, values: readWords(words, mapping.sources) };
}

/** Records the import for `byline import undo` and prints its id. */
function recorded(order: ImportArguments, kind: ImportKind, organizationId: string | null, mapping: ImportMapping) {
  return async (tx: Tx, report: ImportReport): Promise<void> => {
    if (!report.written) return;
    const { file, encoding, duplicates, status, source } = order;
    const options = importWays.parse({ mapping: wireOf(mapping), encoding, duplicates, status, source });
    const fileBytes = statSync(file).size;
    const id = await recordImport(tx, { organizationId, kind, fileName: basename(file), fileBytes, options }, report);
    report.importId = id;
  };
}

async function requireOrganization(database: Database, name: string): Promise<string> {
  const organization = await findOrganizationByName(database.reader, name);
  if (!organization) throw new ImportError(`There is no organization "${name}".`);
  return organization.id;
}

type Work = (database: Database) => Promise<ImportReport>;

/**
 * Imports and prints the report; a fault of file or mapping becomes a sentence. `prepare` reads the mapping before the
 * database opens. Returns the exit code.
 */
async function reportImport(
  order: ImportArguments,
  withInstallation: WithInstallation,
  prepare: () => Promise<Work>,
): Promise<number> {
  try {
    if (!statSync(order.file, { throwIfNoEntry: false })?.isFile())
      throw new ImportError(`There is no file ${order.file}.`);
    const work = await prepare();
    return await withInstallation(async ({ database }) => {
      const began = performance.now();
      const report = await work(database);
      return print(order, report, (performance.now() - began) / 1_000);
    });
  } catch (error) {
    if (!(error instanceof ImportError || error instanceof MappingError || isFileFault(error))) throw error;
    console.error(error instanceof MappingError ? error.command : error.message);
    return 1;
  }
}

function isFileFault(error: unknown): error is NodeJS.ErrnoException {
  return (
    error instanceof Error && ["EACCES", "EISDIR", "ENOENT", "ENOSPC"].includes((error as { code?: string }).code ?? "")
  );
}

function print({ errors, preview }: ImportArguments, report: ImportReport, seconds: number): number {
  const [first, ...others] = reportLines(report);
  console.log([`${first} in ${seconds.toFixed(1)} s`, ...others].join("\n"));
  if (report.importId) console.log(`To take it back: byline import undo ${report.importId}`);
  const { rowsRead, rowsRefused, errorCount } = report;
  if (errorCount > 0) {
    const where = errors ? `All errors are in ${errors}.` : "Call it with --errors FILE.csv to have all of them.";
    console.error(`${rowsRefused} of ${rowsRead} rows were refused. ${where}`);
  }
  if (rowsRefused === rowsRead || !(report.written || preview)) {
    console.error("Nothing was imported.");
    return 1;
  }
  return 0;
}
