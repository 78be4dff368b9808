import { clientUserQuery } from "#accounts/web/api.ts";
import { ApiError } from "#platform/web/api-error.ts";
import { queryClient } from "#platform/web/query-client.ts";

/** The console is for the operators; everybody else reads that the access is denied (R1.10, R8.2). */
export async function operatorGuard(): Promise<void> {
  const { operator } = await queryClient.ensureQueryData(clientUserQuery());
  if (!operator) throw new ApiError(403);
}
