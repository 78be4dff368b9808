/** True for a host that only this machine reaches. IPv6 may stand in brackets, as in a URL. */
export const isLoopback = (host: string): boolean =>
  host === "localhost" || /^\[?::1\]?$/.test(host) || /^127\.\d+\.\d+\.\d+$/.test(host);
