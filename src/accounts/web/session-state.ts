import { storeOf } from "#platform/web/store.ts";
import type { ClientUser } from "../people/contract.ts";
import { afterEvent, noSession } from "../people/session-machine.ts";
import { type SessionEvent, synchronise } from "../people/synchronisation.ts";
import type { Side } from "../places.ts";

const session = storeOf(noSession);

const hear = (event: SessionEvent) => session.set(afterEvent(session.get(), event));

const rememberedUnder = "byline-side";
/** Screens before a person has a role, or where it changes (R2.27). */
const withoutRoles = ["/sign-in", "/survey", "/publisher", "/publisher/setup", "/publisher/setup-list"];

/** Aligns the machine with the person's record (R4.12); null when signed out. */
export function synchroniseSession(user: ClientUser | null, path: string): void {
  const arrives = session.get().state === "unauthenticated";
  const { events } = synchronise(user, session.get().state);
  const areRolesOff = withoutRoles.includes(path);
  for (const event of events) if (!areRolesOff || isPresence(event)) hear(event);
  if (user && arrives && rememberedSide(user) === "media" && !hasOneSide(user)) hear({ type: "TO_MEDIA_DASHBOARD" });
}

const isPresence = ({ type }: SessionEvent) => type === "LOGIN" || type === "LOGOUT";

/** Exactly one of campaign and outlet decides the side. */
const hasOneSide = (user: ClientUser) => (user.currentCampaign === null) !== (user.currentMediaProject === null);

/** The last side; at first, publishers start on the media side. */
function rememberedSide({ userOrganizations }: ClientUser): Side {
  const remembered = localStorage.getItem(rememberedUnder);
  if (remembered) return remembered === "media" ? "media" : "client";
  const publishes = ({ organization }: ClientUser["userOrganizations"][number]) => organization.kind === "publisher";
  return userOrganizations.length > 0 && userOrganizations.every(publishes) ? "media" : "client";
}

export function chooseSide(side: Side): void {
  localStorage.setItem(rememberedUnder, side);
  hear({ type: side === "media" ? "TO_MEDIA_DASHBOARD" : "TO_CLIENT_DASHBOARD" });
}

const sideOf = ({ state }: typeof noSession): Side => (state === "media" ? "media" : "client");

export const currentSide = (): Side => sideOf(session.get());

export const useSide = (): Side => sideOf(session.use());
