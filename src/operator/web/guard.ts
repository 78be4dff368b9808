import { redirect } from "@tanstack/react-router";
import { clientUserQuery } from "#accounts/web/api.ts";
import { ApiError } from "#platform/web/api-error.ts";
import { config } from "#platform/web/config.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { hasShownFactor, readSession } from "#platform/web/session.ts";

/** Requires an operator with a second factor; everybody else reads that access is denied (R1.10, R8.2). */
export async function operatorGuard(href: string): Promise<void> {
  const { operator } = await queryClient.ensureQueryData(clientUserQuery());
  if (!operator) throw new ApiError(403);
  const session = await readSession();
  if (config.operatorsNeedFactor && session && !hasShownFactor(session))
    throw redirect({ href: `/second-factor?${new URLSearchParams({ next: href })}` });
}
