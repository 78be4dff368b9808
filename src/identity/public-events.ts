import { eventNamesOf, type PublicEvents } from "#events/public-event.ts";
import { identityResource } from "./contract.ts";
import { identityLife } from "./moves.ts";

export const identityEvents: PublicEvents = {
  resource: identityResource,
  version: 1,
  names: eventNamesOf("identity", identityLife.moves),
};
