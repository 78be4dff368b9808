import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { api, call, download, findQuery, listQuery, sendPlain } from "#platform/web/calls/client.ts";
import { queryClient, refresh } from "#platform/web/query-client.ts";
import { saveFile } from "#platform/web/save-file.ts";
import type { CatalogueImport } from "../contract.ts";
import type { ImportKind } from "../import.ts";
import type { importOptions } from "../import-options.ts";

export const importsQuery = (organization: string | undefined, page: number) =>
  queryOptions({ ...listQuery(api.catalogue_imports, { organization, page }), placeholderData: keepPreviousData });

export const importQuery = (id: string) =>
  queryOptions({
    ...findQuery(api.catalogue_imports, "get", { id }),
  });

/** Returns the import's id. */
export async function uploadCatalogue(
  file: File,
  { kind, organization }: { kind: ImportKind; organization: string },
): Promise<string> {
  const { id } = await sendPlain(api.catalogue_imports, "upload", {
    query: { kind, ...(organization ? { organization } : {}) },
    file,
  });
  await refresh(api.catalogue_imports);
  return id;
}

export type ImportWays = z.input<typeof importOptions>;

export const previewImport = (id: string, ways: ImportWays): Promise<void> =>
  keep(call(api.catalogue_imports, "preview", { id, input: ways }));
export const runImport = (id: string): Promise<void> => keep(call(api.catalogue_imports, "run", { id, input: {} }));
export const undoImport = (id: string): Promise<void> => keep(call(api.catalogue_imports, "undo", { id, input: {} }));

async function keep(changing: Promise<CatalogueImport>): Promise<void> {
  const changed = await changing;
  queryClient.setQueryData(importQuery(changed.id).queryKey, changed);
  await refresh(api.catalogue_imports, api.media, api.formats, api.listings);
}

export async function saveErrors({ id, fileName }: CatalogueImport): Promise<void> {
  saveFile(`refused-${fileName}`, await download(api.catalogue_imports, "errors", { id }));
}
