import type { OrganizationRole } from "../actor.ts";
import { deriveRoles, type NoRoles, type RoleSource } from "./roles.ts";

export type SessionState = "unauthenticated" | "client" | "media";

export type SessionEvent =
  | { type: "LOGIN" }
  | { type: "LOGOUT" }
  | { type: "TO_MEDIA_DASHBOARD" }
  | { type: "TO_CLIENT_DASHBOARD" }
  | { type: "SET_ORG_ROLE"; organizationRole: OrganizationRole }
  | { type: "SET_PROJECT_ROLE"; projectRole: number }
  | { type: "SET_MEDIA_ROLE"; mediaRole: number };

/** Ordered events; `failure` when the record gives no roles (R5.4), so that none are sent. */
export type Synchronisation = { events: SessionEvent[]; failure?: NoRoles };

/**
 * Events that align the session machine with the person's record (R4.12). Pure and repeatable. `user` is null when
 * signed out.
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

/** LOGIN arrives at the client side; switches to the side of the current work. */
function moveFrom(side: "client" | "media", user: RoleSource): SessionEvent | undefined {
  if (side === "media" && user.currentCampaign) return { type: "TO_CLIENT_DASHBOARD" };
  if (side === "client" && user.currentMediaProject) return { type: "TO_MEDIA_DASHBOARD" };
  return undefined;
}

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
