import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, call, findPlain, listQuery, sendPlain } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { consentAnswer } from "../contract.ts";

export const connectedAppsQuery = () => queryOptions(listQuery(api.connected_apps, { itemsPerPage: fullPage }));

export async function revokeApp(id: string): Promise<void> {
  await call(api.connected_apps, "remove", { id });
  await refresh(api.connected_apps);
}

/** Null for a question that has ended, or that another browser was asked. */
export const consentQuery = (id: string) =>
  queryOptions({
    queryKey: [api.app_consents.path, id],
    queryFn: () => findPlain(api.app_consents, "get", { id }),
    staleTime: 0,
  });

/** Returns the address at which the browser goes on. */
export async function answerApp(id: string, input: z.input<typeof consentAnswer>): Promise<string> {
  const { returnTo } = await sendPlain(api.app_consents, "answer", { id, input });
  return returnTo;
}
