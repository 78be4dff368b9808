/**
 * First segments that Byline needs: its services, the sign-in, and the operators' screens, which alone can undo a
 * redirect. A test compares them with the server's and the screens' maps.
 */
const reserved = new Set([
  "api",
  "assets",
  "auth",
  "demo",
  "dev",
  "files",
  "health",
  "link",
  "locales",
  "sandbox",
  "confirm",
  "forgot",
  "invite",
  "operator",
  "reset",
  "second-factor",
  "setup",
  "sign-in",
  "sign-up",
  "survey",
]);

/** True for a path that may not be redirected (R2.25). */
export const isReserved = (path: string): boolean => reserved.has(path.split("/")[1]?.toLowerCase() ?? "");

type Redirect = { path: string; target: string };

/** True when the redirect leads back to its own path, directly or over others (R2.25). */
export function leadsBack({ path, target }: Redirect, others: Redirect[]): boolean {
  const byPage = Map.groupBy(others, (other) => pageOf(other.path));
  const reached = new Set([pageOf(target)]);
  for (const page of reached) {
    if (page === pageOf(path)) return true;
    for (const next of (page && byPage.get(page)) || []) reached.add(pageOf(next.target));
  }
  return false;
}

const anyHost = "byline.invalid";

/** The path of an address as a browser reads it; undefined for another site. */
function pageOf(address: string): string | undefined {
  const { hostname, pathname } = new URL(address, `https://${anyHost}`);
  return hostname === anyHost ? pathname.replace(/(.)\/+$/, "$1") : undefined;
}
