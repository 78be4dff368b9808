/** What somebody brought along in the address: from an emailed link, from a provider's sign-in. */
export type Landing = {
  /** Worth a session to the browser that began, which has the verifier; nothing to any other. */
  code?: string | undefined;
  /** Which of several that were begun here. */
  flowId?: string | undefined;
  errorCode?: string | undefined;
  /** Why nobody comes along, as a sentence. */
  reason?: string | undefined;
};

const inQuery = ["code", "sb_flow_id", "error", "error_code", "error_description", "message"];
const inFragment = [...inQuery, "access_token", "refresh_token"];

/**
 * Reads the address that somebody landed on. `rest` is the address without what was brought: it is for this visit alone.
 * Tokens in a fragment are dropped unread. Anybody can write them into a link, and whoever follows it would work in
 * somebody else's account (decision 0030).
 */
export function readLanding(href: string): { landing: Landing; rest: string } {
  const address = new URL(href);
  const query = address.searchParams;
  const fragment = new URLSearchParams(address.hash.slice(1));
  const told = (name: string) => query.get(name) ?? fragment.get(name) ?? undefined;
  const landing = {
    code: query.get("code") ?? undefined,
    flowId: query.get("sb_flow_id") ?? undefined,
    errorCode: told("error_code"),
    reason: told("error_description"),
  };
  if (inFragment.some((name) => fragment.has(name))) address.hash = "";
  for (const name of inQuery.filter((each) => query.has(each))) query.delete(name);
  return { landing, rest: address.href };
}
