import { createReadStream, existsSync, realpathSync, statSync } from "node:fs";
import { basename } from "node:path";
import { findOrganizationByName } from "#accounts/organizations/server/queries.ts";
import { importOptions as importWays } from "#imports/contract.ts";
import type { ImportKind } from "#imports/import.ts";
import { type ImportMapping, MappingError, readMapping, wireOf } from "#imports/mapping/mapping.ts";
import { type ImportReport, reportLines } from "#imports/report.ts";
import { ImportError } from "#imports/server/file/import-error.ts";
import { recordImport } from "#imports/server/record.ts";
import { importMedia } from "#imports/server/run/media.ts";
import type { Database, Tx } from "#platform/database/database.ts";

/** `byline import media FILE.csv …`: how it is called, and what it prints (that of formats and metrics too). */
export const importOptions = {
  organization: { type: "string" },
  map: { type: "string", multiple: true },
  value: { type: "string", multiple: true },
  duplicates: { type: "string", default: "merge" },
  status: { type: "string", default: "listed" },
  delimiter: { type: "string" },
  encoding: { type: "string", default: "utf-8" },
  source: { type: "string", default: "import" },
  errors: { type: "string" },
  strict: { type: "boolean", default: false },
  preview: { type: "boolean", default: false },
} as const;

type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;
export type Called = { values: Values; positionals: string[] };
export type ImportArguments = ReturnType<typeof known>;

const usage = [
  "byline import media FILE.csv --organization NAME_OR_ID --map FIELD=COLUMN,FIELD:=TEXT … [options]",
  '  --map name=Title,url=Website     columns of the file; "country:=US" the same text for every row',
  '  --value "mediaType:Weekly=Blog"  a text of theirs and ours; "*" stands for every other text',
  "  --duplicates merge|refuse        further rows of a domain fill what is empty (merge), or are refused",
  "  --status listed|draft            of new media and formats",
  "  --delimiter CHARACTER            between the cells, found out by the header; tab is \\t",
  "  --encoding utf-8|windows-1252    how the file is written; UTF-16 is known by its mark",
  "  --preview                        report only, write nothing",
  "  --strict                         write nothing when any row has an error",
  "  --errors FILE.csv                write all row errors there",
  "",
  "byline import formats … takes in prices and formats of media that are here; call it to see how.",
  "byline import metrics … takes in readings of metrics; call it to see how.",
  "byline import undo ID takes an import back, but for what others built on since.",
].join("\n");

/** The arguments, or a sentence that says how to call it. */
export function readImportArguments(called: Called): ImportArguments | string {
  if (called.positionals[0] !== "media") return usage;
  return readOrder(called, usage, ({ organization, duplicates, status }) => {
    if (!organization) return ownerMissing;
    if (!duplicates) return "--duplicates is merge or refuse.";
    return status ? undefined : "--status is listed or draft.";
  });
}

export const ownerMissing = "Whose media are they? Name the --organization.";

/** The arguments of one kind of file; or what is wrong with them, before how to call it. */
export function readOrder(
  { values, positionals: [, file, ...others] }: Called,
  howToCall: string,
  problemOf: (order: ImportArguments) => string | undefined,
): ImportArguments | string {
  if (!file || others.length > 0) return howToCall;
  const order = known(values, file);
  const problem = problemOf(order) ?? sharedProblem(order);
  return problem ? `${problem}\n\n${howToCall}` : order;
}

/** What was said on the command line, whichever kind of file it is about. */
function known(values: Values, file: string) {
  const texts = (value: Values[string]) => (Array.isArray(value) ? value.map(String) : []);
  const text = (value: Values[string]) => (typeof value === "string" ? value : undefined);
  return {
    file,
    organization: text(values.organization) ?? "",
    maps: texts(values.map),
    words: texts(values.value),
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

/** What may be wrong whichever kind of file it is. */
function sharedProblem({ file, maps, delimiter, encoding, errors }: ImportArguments): string | undefined {
  if (maps.length === 0) return "Say what stands in which column: --map.";
  if (!encoding) return "--encoding is utf-8 or windows-1252.";
  if (delimiter !== undefined && delimiter.length !== 1) return "--delimiter is one character.";
  return errors && isSameFile(errors, file) ? `--errors would overwrite ${file}.` : undefined;
}

const isSameFile = (one: string, other: string): boolean =>
  existsSync(one) && existsSync(other) && realpathSync(one) === realpathSync(other);

export type WithInstallation = (work: (installation: { database: Database }) => Promise<number>) => Promise<number>;

/** Imports the file and prints the report. Answers the exit code: 1 when nothing could be imported. */
export async function importFile(order: ImportArguments, withInstallation: WithInstallation): Promise<number> {
  return reportImport(order, withInstallation, () => {
    const mapping = readMapping(order.maps, order.words);
    return async (database) => {
      const organizationId = await requireOrganization(database, order.organization);
      return importMedia(database, {
        ...order,
        organizationId,
        by: "operator",
        open: () => createReadStream(order.file),
        mapping,
        duplicates: order.duplicates ?? "merge",
        status: order.status ?? "listed",
        errorsPath: order.errors,
        onWritten: recorded(order, "media", organizationId, mapping),
      });
    };
  });
}

/** Keeps what was written, so that it can be undone, and says under which id. */
export function recorded(
  order: ImportArguments,
  kind: ImportKind,
  organizationId: string | null,
  mapping: ImportMapping,
) {
  return async (tx: Tx, report: ImportReport): Promise<void> => {
    if (!report.written) return;
    const { file, encoding, duplicates, status, source } = order;
    const options = importWays.parse({ mapping: wireOf(mapping), encoding, duplicates, status, source });
    const fileBytes = statSync(file).size;
    const id = await recordImport(tx, { organizationId, kind, fileName: basename(file), fileBytes, options }, report);
    report.importId = id;
  };
}

/** The id of the organization that was named by its name or id. */
export async function requireOrganization(database: Database, name: string): Promise<string> {
  const organization = await findOrganizationByName(database.reader, name);
  if (!organization) throw new ImportError(`There is no organization "${name}".`);
  return organization.id;
}

type Work = (database: Database) => Promise<ImportReport>;

/**
 * Runs an import and prints its report; a fault of the file or the mapping is a sentence. `prepare` reads the mapping, so that
 * a wrong one opens no database. Answers the exit code.
 */
export async function reportImport(
  order: ImportArguments,
  withInstallation: WithInstallation,
  prepare: () => Work,
): Promise<number> {
  try {
    if (!statSync(order.file, { throwIfNoEntry: false })?.isFile())
      throw new ImportError(`There is no file ${order.file}.`);
    const work = prepare();
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
