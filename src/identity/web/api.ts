import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, call, downloadPlain, findQuery, listQuery, read, sendPlain } from "#platform/web/calls/client.ts";
import { queryClient, refresh } from "#platform/web/query-client.ts";
import type { Identity, IdentityDocument, identityEdit } from "../contract.ts";
import type { IdentityDocumentKind, IdentityState } from "../identity.ts";

export const identityQuery = (organizationId: string) =>
  queryOptions(findQuery(api.identity_verifications, "get", { id: organizationId }));

export const identitiesQuery = (filter: { state: IdentityState; page: number }) =>
  queryOptions({
    ...listQuery(api.identity_verifications, filter),
    placeholderData: keepPreviousData,
  });

/** The first hundred, for the steps from one to the next. */
export const waitingIdentitiesQuery = () =>
  queryOptions(listQuery(api.identity_verifications, { state: "in_review", page: 1, itemsPerPage: fullPage }));

const keep = (identity: Identity): Identity => {
  queryClient.setQueryData(identityQuery(identity.id).queryKey, identity);
  return identity;
};

export const editIdentity = async (id: string, edit: z.input<typeof identityEdit>): Promise<Identity> =>
  keep(await call(api.identity_verifications, "update", { id, input: edit }));

export async function uploadDocument(id: string, kind: IdentityDocumentKind, file: File): Promise<void> {
  await sendPlain(api.identity_verifications, "documents", { id, query: { kind }, file });
  keep(await read(api.identity_verifications, "get", { id }));
}

export const submitIdentity = async (id: string): Promise<Identity> =>
  keep(await call(api.identity_verifications, "submit", { id, input: {} }));

export async function decideIdentity(id: string, move: "approve" | "reject", notes: string): Promise<void> {
  await call(api.identity_verifications, move, { id, input: { notes } });
  await refresh(api.identity_verifications);
}

/** Each look enters the audit trail. */
export const readDocument = (organizationId: string, { id }: IdentityDocument): Promise<Blob> =>
  downloadPlain(api.identity_verifications, "documents/{documentId}", {
    id: organizationId,
    parameters: { documentId: id },
  });
