import { queryOptions } from "@tanstack/react-query";
import { config } from "#platform/web/config.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { accessToken, authClient } from "#platform/web/session.ts";
import { withProof } from "#platform/web/with-proof.ts";

/** The official client knows no recovery codes: these calls are Byline's own. Each throws the service's refusal. */

type KeptCodes = { left: number; created_at: string | null };
type Raised = { access_token: string; refresh_token: string };

async function call<Answer>(method: "GET" | "POST", path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${config.authUrl}/factors/recovery_codes${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await accessToken()}`,
      "content-type": "application/json",
      "x-supabase-api-version": "2024-01-01",
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw Object.assign(new Error(answer.message), { code: answer.code });
  return answer as Answer;
}

export const recoveryCodesQuery = () =>
  queryOptions({ queryKey: ["auth", "recovery-codes"], queryFn: () => call<KeptCodes>("GET", "") });

/** Only this answer contains the codes. */
export async function replaceRecoveryCodes(): Promise<string[]> {
  const { codes } = await withProof(() => call<{ codes: string[] }>("POST", ""));
  await queryClient.invalidateQueries({ queryKey: recoveryCodesQuery().queryKey });
  return codes;
}

/** Raises the session, as a factor's code does. */
export async function showRecoveryCode(code: string): Promise<void> {
  const { access_token, refresh_token } = await call<Raised>("POST", "/verify", { code });
  const { error } = await (await authClient()).setSession({ access_token, refresh_token });
  if (error) throw error;
}
