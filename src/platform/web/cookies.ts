import { config } from "./config.ts";

const yearSeconds = 365 * 24 * 3600;

/** The cookie's full name begins with the installation's prefix (R9.14). */
export function readCookie(name: string): string | undefined {
  const start = `${config.cookiePrefix}${name}=`;
  const found = globalThis.document?.cookie.split("; ").find((each) => each.startsWith(start));
  return found && decodeURIComponent(found.slice(start.length));
}

/** Keeps a value for 365 days (R1.6, R9.13); undefined deletes it. */
export function writeCookie(name: string, value: string | undefined): void {
  // Tests read texts without a page.
  if (!globalThis.document) return;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const age = value === undefined ? 0 : yearSeconds;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http
  document.cookie = `${config.cookiePrefix}${name}=${encodeURIComponent(value ?? "")}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
