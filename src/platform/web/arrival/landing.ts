/** Brought along in the address, by an emailed link or a provider's sign-in. */
export type Landing = {
  /** Only worth a session in the browser that began the flow, since it has the verifier. */
  code?: string | undefined;
  /** One of several flows that this browser began. */
  flowId?: string | undefined;
  errorCode?: string | undefined;
  /** The failure as a sentence. */
  reason?: string | undefined;
};

const inQuery = ["code", "sb_flow_id", "error", "error_code", "error_description", "message"];
/** `arrive.js` asks by it for the app in place of a painted page. */
const openedByScript = "open";
const inFragment = [...inQuery, "access_token", "refresh_token"];

/**
 * Reads a landing address. `rest` is the address without its one-time parts. Tokens in a fragment are dropped unread:
 * following a forged link would sign people into another's account (decision 0030).
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
  for (const name of [...inQuery, openedByScript].filter((each) => query.has(each))) query.delete(name);
  return { landing, rest: address.href };
}
