import { createHash } from "node:crypto";
import { tracedFetch } from "#platform/tracing/outgoing.ts";
import type { AuthContext } from "../context.ts";

/** A sign-up waits for the answer. */
const timeoutMilliseconds = 1_500;
/** After a failure, the service is not asked for this long. */
const pauseMilliseconds = 60_000;
const pausedUntil = new Map<string, number>();

/**
 * Asks "Have I Been Pwned" (AUTH_PASSWORD_HIBP); only five digits of the hash leave the server. A silent service stops
 * nobody: false, a line in the log, and a minute's pause.
 */
export async function isPwned(
  { settings, log }: Pick<AuthContext, "settings" | "log">,
  password: string,
): Promise<boolean> {
  const service = settings.AUTH_PASSWORD_HIBP_URL;
  if (Date.now() < (pausedUntil.get(service) ?? 0)) return false;
  const digest = createHash("sha1").update(password).digest("hex").toUpperCase();
  const address = `${service}/range/${digest.slice(0, 5)}`;
  try {
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const answer = await tracedFetch(address, { headers: { "add-padding": "true" }, signal });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    return lists(await answer.text(), digest.slice(5));
  } catch (error) {
    pausedUntil.set(service, Date.now() + pauseMilliseconds);
    log.warn({ err: error }, "whether a password is public could not be asked");
    return false;
  }
}

/** Lines are `SUFFIX:COUNT`; a count of 0 only hides the list's length. */
function lists(text: string, suffix: string): boolean {
  return text.split("\n").some((line) => {
    const [listed, count] = line.trim().split(":");
    return listed === suffix && Number(count) > 0;
  });
}
