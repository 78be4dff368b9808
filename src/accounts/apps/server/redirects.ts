const loopback = ["127.0.0.1", "[::1]", "localhost"];

/** Codes go back over https, to a loopback address, or by an app's own scheme (RFC 8252). */
export function isRedirectAllowed(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, hash } = new URL(address);
  if (username || password || hash || address.includes("#")) return false;
  if (protocol === "https:") return true;
  if (protocol === "http:") return loopback.includes(hostname);
  return /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/.test(protocol);
}
