import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { api, call, listQuery } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { pathRedirectEdit, pathRedirectInput } from "../contract.ts";

export const redirectsQuery = (page: number) =>
  queryOptions({ ...listQuery(api.path_redirects, { page }), placeholderData: keepPreviousData });

export async function createRedirect(input: z.input<typeof pathRedirectInput>): Promise<void> {
  await call(api.path_redirects, "create", { input });
  await redirectsChanged();
}

export async function editRedirect(id: string, edit: z.input<typeof pathRedirectEdit>): Promise<void> {
  await call(api.path_redirects, "update", { id, input: edit });
  await redirectsChanged();
}

export async function removeRedirect(id: string): Promise<void> {
  await call(api.path_redirects, "remove", { id });
  await redirectsChanged();
}

const redirectsChanged = () => refresh(api.path_redirects, api.public_settings, api.audit_events);
