import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { fetchCollection, fetchFile, findItem, send, upload } from "#platform/web/api.ts";
import { queryClient, refresh } from "#platform/web/query-client.ts";
import { saveFile } from "#platform/web/save-file.ts";
import type { CatalogueImport, importOptions } from "../contract.ts";
import { type ImportKind, isUnderWay } from "../import.ts";

const path = "/catalogue_imports";
const lookMilliseconds = 800;

/** A page of imports, the newest first; of one organization, or of all that the person may see. */
export function importsQuery(organization: string | undefined, page: number) {
  return queryOptions({
    queryKey: ["catalogue_imports", { organization, page }],
    queryFn: () => fetchCollection<CatalogueImport>(path, { organization, page }),
    placeholderData: keepPreviousData,
  });
}

/** One import, asked again while a job works on it. */
export function importQuery(id: string) {
  return queryOptions({
    queryKey: ["catalogue_imports", id],
    queryFn: () => findItem<CatalogueImport>(`${path}/${id}`),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.state) ? lookMilliseconds : false),
  });
}

/** Uploads a file; answers the import's id. */
export async function uploadCatalogue(
  file: File,
  { kind, organization }: { kind: ImportKind; organization: string },
): Promise<string> {
  const query = new URLSearchParams({ kind, ...(organization ? { organization } : {}) });
  const { id } = await upload(`${path}/upload?${query}`, file);
  await refresh("catalogue_imports");
  return id;
}

export type ImportWays = z.input<typeof importOptions>;

export const previewImport = (id: string, ways: ImportWays): Promise<void> => act(id, "preview", ways);
export const runImport = (id: string): Promise<void> => act(id, "run", {});
export const undoImport = (id: string): Promise<void> => act(id, "undo", {});

async function act(id: string, action: string, body: object): Promise<void> {
  const found = await send<CatalogueImport>("POST", `${path}/${id}/${action}`, body);
  queryClient.setQueryData(importQuery(id).queryKey, found);
  await refresh("catalogue_imports", "media", "formats", "listings");
}

export async function saveErrors({ id, fileName }: CatalogueImport): Promise<void> {
  saveFile(`refused-${fileName}`, await fetchFile(`${path}/${id}/errors`));
}
