import { Invalid } from "#platform/http/errors.ts";
import { isPortAsked, usualPortsOnly } from "#platform/http/outgoing/guarded-address.ts";

/** Hosts of `LINK_CHECK_HOSTS` with their addresses; only these may use any port. */
export type GivenHosts = ReadonlyMap<string, string>;

/** Throws 422 for a publication that the link check could never read. */
export function refuseUnreadable({ publicationUrl }: { publicationUrl?: string | undefined }, hosts: GivenHosts): void {
  if (publicationUrl === undefined || isPortAsked(publicationUrl, { hosts, ports: "any at given hosts" })) return;
  throw new Invalid([{ propertyPath: "publicationUrl", message: usualPortsOnly, code: "custom" }]);
}
