import { useSyncExternalStore } from "react";
import { createActor } from "xstate";
import type { ClientUser } from "../people/contract.ts";
import { sessionMachine } from "../people/session-machine.ts";
import { type SessionEvent, type SessionState, synchronise } from "../people/synchronisation.ts";
import type { Side } from "../places.ts";

const session = createActor(sessionMachine).start();
const rememberedUnder = "byline-side";
/** Screens before a person has a role, or where it changes (R2.27). */
const withoutRoles = ["/sign-in", "/survey", "/publisher", "/publisher/setup", "/publisher/setup-list"];

/** Aligns the machine with the person's record (R4.12); null when signed out. */
export function synchroniseSession(user: ClientUser | null, path: string): void {
  const arrives = stateNow() === "unauthenticated";
  const { events } = synchronise(user, stateNow());
  const areRolesOff = withoutRoles.includes(path);
  for (const event of events) if (!areRolesOff || isPresence(event)) session.send(event);
  if (user && arrives && rememberedSide(user) === "media" && !hasOneSide(user))
    session.send({ type: "TO_MEDIA_DASHBOARD" });
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
  session.send({ type: side === "media" ? "TO_MEDIA_DASHBOARD" : "TO_CLIENT_DASHBOARD" });
}

export function currentSide(): Side {
  return stateNow() === "media" ? "media" : "client";
}

export function useSide(): Side {
  return useSyncExternalStore(subscribe, currentSide);
}

function subscribe(listener: () => void): () => void {
  const { unsubscribe } = session.subscribe(listener);
  return unsubscribe;
}

function stateNow(): SessionState {
  const snapshot = session.getSnapshot();
  if (snapshot.matches("unauthenticated")) return "unauthenticated";
  return snapshot.matches({ authenticated: "media" }) ? "media" : "client";
}
