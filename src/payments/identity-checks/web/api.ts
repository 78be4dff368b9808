import { queryOptions } from "@tanstack/react-query";
import { fetchItem, send } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";
import { waitUntil } from "#platform/web/wait-until.ts";
import type { IdentityCheck } from "../contract.ts";

const followEveryMilliseconds = 3_000;

const read = (organizationId: string) => fetchItem<IdentityCheck>(`/identity_checks/${organizationId}`);

/** An organization's way by the provider; followed while the provider has not reported. */
export const identityCheckQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ["identity_checks", organizationId],
    queryFn: async () => {
      const check = await read(organizationId);
      if (check.status === "verified") void refresh("identity_verifications");
      return check;
    },
    refetchInterval: ({ state: { data } }) => (data?.status === "open" ? followEveryMilliseconds : false),
  });

/** Asks for the provider's page, and waits until it is there or refused; null if neither. */
export async function askForIdentityCheck(organization: string): Promise<IdentityCheck | null> {
  await send("POST", "/identity_checks", { organization });
  return waitUntil(
    () => read(organization),
    ({ status }) => status !== "asked",
  );
}
