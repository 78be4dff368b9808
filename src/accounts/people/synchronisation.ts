import type { OrganizationRole } from "../actor.ts";
import { deriveRoles, type NoRoles, type RoleSource } from "./roles.ts";

/** Where the session machine stands (R4.11): one of the two dashboards once somebody is signed in. */
export type SessionState = "unauthenticated" | "client" | "media";

/** What the session machine understands (R4.11). */
export type SessionEvent =
  | { type: "LOGIN" }
  | { type: "LOGOUT" }
  | { type: "TO_MEDIA_DASHBOARD" }
  | { type: "TO_CLIENT_DASHBOARD" }
  | { type: "SET_ORG_ROLE"; organizationRole: OrganizationRole }
  | { type: "SET_PROJECT_ROLE"; projectRole: number }
  | { type: "SET_MEDIA_ROLE"; mediaRole: number };

/** Events to send in this order; `failure` when the record gives no roles (R5.4), so that none are sent. */
export type Synchronisation = { events: SessionEvent[]; failure?: NoRoles };

/**
 * The events that bring the session machine in line with the person's record (R4.12). `user` is null when nobody is signed in.
 * Pure and repeatable: asking again changes nothing but the roles, to the same ones.
 */
export function synchronise(user: RoleSource | null, state: SessionState): Synchronisation {
  if (!user) return { events: state === "unauthenticated" ? [] : [{ type: "LOGOUT" }] };
  const login: SessionEvent[] = state === "unauthenticated" ? [{ type: "LOGIN" }] : [];
  if (user.currentMediaProject && user.currentCampaign) return { events: login };
  const side = state === "media" ? "media" : "client";
  const move = moveFrom(side, user);
  const roles = roleEvents(user, move ? otherSide[side] : side);
  return { ...roles, events: [...login, ...(move ? [move] : []), ...roles.events] };
}

const otherSide = { client: "media", media: "client" } as const;

/** LOGIN arrives at the client side; from there or from where the machine stands, to the side of what is worked on. */
function moveFrom(side: "client" | "media", user: RoleSource): SessionEvent | undefined {
  if (side === "media" && user.currentCampaign) return { type: "TO_CLIENT_DASHBOARD" };
  if (side === "client" && user.currentMediaProject) return { type: "TO_MEDIA_DASHBOARD" };
  return undefined;
}

/** The roles by what the record says, each on the side that keeps it. */
function roleEvents(user: RoleSource, side: "client" | "media"): Synchronisation {
  const answer = deriveRoles(user);
  if (!answer.derived) return { events: [], failure: answer.because };
  const { organizationRole, projectRole, mediaRole } = answer.roles;
  const events: SessionEvent[] = [{ type: "SET_ORG_ROLE", organizationRole }];
  if (side === "client" && user.currentCampaign && projectRole !== null)
    events.push({ type: "SET_PROJECT_ROLE", projectRole });
  if (side === "media" && user.currentMediaProject && mediaRole !== null)
    events.push({ type: "SET_MEDIA_ROLE", mediaRole });
  return { events };
}
