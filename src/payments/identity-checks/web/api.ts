import { queryOptions } from "@tanstack/react-query";
import { api, call, itemQuery } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import { waitUntil } from "#platform/web/wait-until.ts";
import type { IdentityCheck } from "../contract.ts";

const read = (organizationId: string) => itemQuery(api.identity_checks, "get", { id: organizationId });

/** Once the provider has verified the owner, the verification is read anew. */
export const identityCheckQuery = (organizationId: string) =>
  queryOptions({
    ...read(organizationId),
    queryFn: async () => {
      const check = await read(organizationId).queryFn();
      if (check.status === "verified") void refresh(api.identity_verifications);
      return check;
    },
  });

/** Requests the provider's page, and waits for it or a refusal; null if neither comes. */
export async function askForIdentityCheck(organization: string): Promise<IdentityCheck | null> {
  await call(api.identity_checks, "create", { input: { organization } });
  return waitUntil(read(organization).queryFn, ({ status }) => status !== "asked");
}
