const loopback = ["127.0.0.1", "[::1]", "localhost"];

/** Codes go back over https, to a program on the same machine, or to an app by a scheme of its own (RFC 8252). */
export function isRedirectAllowed(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, hash } = new URL(address);
  if (username || password || hash || address.includes("#")) return false;
  if (protocol === "https:") return true;
  if (protocol === "http:") return loopback.includes(hostname);
  return /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/.test(protocol);
}
