import type { WeakPassword } from "../../passwords.ts";
import type { AuthContext } from "../context.ts";
import { representUser } from "../people/represent.ts";
import { writeAccessToken } from "./access-token.ts";
import { activeRefreshToken, type OpenSession } from "./sessions.ts";

/** The protocol's session. `expires_in` is in seconds, `expires_at` in Unix seconds; call it after the commit. */
export async function tokenResponse({ keys, settings }: AuthContext, opened: OpenSession, weakPassword?: WeakPassword) {
  const { token, expiresAt } = await writeAccessToken(keys, settings, opened);
  return {
    access_token: token,
    token_type: "bearer",
    expires_in: settings.JWT_EXPIRY_SECONDS,
    expires_at: expiresAt,
    refresh_token: activeRefreshToken(opened.session),
    user: representUser(opened.account),
    ...(weakPassword ? { weak_password: weakPassword } : {}),
  };
}
