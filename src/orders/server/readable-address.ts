import { Invalid } from "#platform/http/errors.ts";
import { isPortAsked, usualPortsOnly } from "#platform/http/outgoing/guarded-address.ts";

/** Hosts whose addresses are given, as of `LINK_CHECK_HOSTS`: there alone a publication may lie on any port. */
export type GivenHosts = ReadonlyMap<string, string>;

/** Throws 422 at its field for a publication that the link check would never read. */
export function refuseUnreadable({ publicationUrl }: { publicationUrl?: string | undefined }, hosts: GivenHosts): void {
  if (publicationUrl === undefined || isPortAsked(publicationUrl, { hosts, ports: "any at given hosts" })) return;
  throw new Invalid([{ propertyPath: "publicationUrl", message: usualPortsOnly, code: "custom" }]);
}
