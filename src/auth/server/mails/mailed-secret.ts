import type { Tx } from "#platform/database/database.ts";
import type { AuthSettings } from "../config.ts";
import type { UserRow } from "../people/accounts.ts";
import { type Challenge, startFlow } from "../sessions/flow-state.ts";
import type { SignInMethod } from "../sessions/sessions.ts";
import type { OneTimeTokenType } from "../tables.ts";
import { issueOneTimeToken, type MailedSecret } from "./one-time-tokens.ts";

/** What the browser that asked for a mail wants of its link: where it leads, and whether it will be proved (PKCE). */
export type MailFlow = {
  redirectTo: string;
  challenge?: Challenge | undefined;
  /** Set when the address was not typed but came from a provider. */
  provider?: string | undefined;
};

/** Issues what the mail carries. With a challenge, the link will answer a code that only that browser can exchange. */
export async function issueSecret(
  tx: Tx,
  settings: AuthSettings,
  user: Pick<UserRow, "id" | "email">,
  { tokenType, method }: { tokenType: OneTimeTokenType; method: SignInMethod },
  { challenge }: MailFlow,
): Promise<MailedSecret> {
  if (challenge)
    await startFlow(tx, { providerType: "email", authenticationMethod: method, userId: user.id, challenge });
  return issueOneTimeToken(tx, settings, user, tokenType, challenge !== undefined);
}
