import { isPortAsked, usualPortsOnly } from "#platform/http/outgoing/guarded-address.ts";
import type { MoveInputSchema } from "../moves/move-input.ts";

/** Hosts whose addresses are given, as of `LINK_CHECK_HOSTS`: there alone a publication may lie on any port. */
export type GivenHosts = ReadonlyMap<string, string>;

/** A move's input; a publication that the link check would never read is refused at its field. */
export function readableAddress(input: MoveInputSchema, hosts: GivenHosts): MoveInputSchema {
  const { publicationUrl } = input.shape;
  if (!publicationUrl) return input;
  const isRead = (url: unknown) =>
    !URL.canParse(String(url)) || isPortAsked(String(url), { hosts, ports: "any at given hosts" });
  return input.extend({ publicationUrl: publicationUrl.refine(isRead, usualPortsOnly) }) as MoveInputSchema;
}
