import type { OrganizationRole } from "../actor.ts";
import type { SessionEvent, SessionState } from "./synchronisation.ts";

type SessionRoles = { organizationRole?: OrganizationRole; projectRole?: number; mediaRole?: number };

/** The signed-in person, dashboard and role (R4.11). */
export type PersonSession = { state: SessionState; roles: SessionRoles };

export const noSession: PersonSession = { state: "unauthenticated", roles: {} };

/** Returns the session after an event; `synchronise` decides which come. One that a state does not hear changes nothing. */
export function afterEvent(session: PersonSession, event: SessionEvent): PersonSession {
  const { state, roles } = session;
  if (state === "unauthenticated") return event.type === "LOGIN" ? { state: "client", roles: {} } : session;
  const withRole = (role: SessionRoles) => ({ state, roles: { ...roles, ...role } });
  switch (event.type) {
    case "LOGIN":
      return session;
    case "LOGOUT":
      return noSession;
    case "TO_MEDIA_DASHBOARD":
      return { state: "media", roles };
    case "TO_CLIENT_DASHBOARD":
      return { state: "client", roles };
    case "SET_ORG_ROLE":
      return withRole({ organizationRole: event.organizationRole });
    case "SET_PROJECT_ROLE":
      return state === "client" ? withRole({ projectRole: event.projectRole }) : session;
    case "SET_MEDIA_ROLE":
      return state === "media" ? withRole({ mediaRole: event.mediaRole }) : session;
  }
}
