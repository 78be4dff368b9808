import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll } from "vitest";
import { openTestServer } from "../../../../test/server.ts";
import { readMapping } from "../../mapping/mapping.ts";
import { importMedia, type MediaImport } from "./media.ts";

const media = ["name=name,url=website,description=about,ahrefsDr=dr", "mediaType:=News Media,country:=US,language:=en"];

export const withFormat = [
  ...media,
  "formatType=format,price=price",
  "turnaroundHours:=48,textMinCharacters:=10,textMaxCharacters:=2000,hyperlinksMax:=2,hyperlinkKind:=Dofollow",
  "imagesMax:=1,permanenceMonths:=12",
];

export function csv(...rows: string[]): string {
  return ["name,website,about,dr", ...rows, ""].join("\n");
}

export async function openMediaImports() {
  const byline = await openTestServer();
  const folder = mkdtempSync(join(tmpdir(), "byline-import-"));
  afterAll(async () => {
    await byline.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function run(organizationId: string, text: string | Buffer | (() => Readable), order: Partial<MediaImport> = {}) {
    return importMedia(byline.database, {
      organizationId,
      by: "operator",
      open: typeof text === "function" ? text : () => Readable.from([Buffer.from(text)]),
      mapping: readMapping(media),
      duplicates: "merge",
      status: "listed",
      strict: false,
      preview: false,
      ...order,
    });
  }

  async function rows(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return (await byline.database.pool.query(text, values)).rows;
  }

  return { byline, folder, run, rows };
}

type MediaImportReport = Awaited<ReturnType<typeof importMedia>>;

/** Rows read, created, updated, unchanged, merged and refused. */
export const counts = ({
  rowsRead,
  rowsCreated,
  rowsUpdated,
  rowsUnchanged,
  rowsMerged,
  rowsRefused,
}: MediaImportReport) => [rowsRead, rowsCreated, rowsUpdated, rowsUnchanged, rowsMerged, rowsRefused].join(" ");
