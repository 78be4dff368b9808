import { assign, setup } from "xstate";
import type { OrganizationRole } from "../actor.ts";
import type { SessionEvent } from "./synchronisation.ts";

type SessionRoles = { organizationRole?: OrganizationRole; projectRole?: number; mediaRole?: number };

/** The signed-in person, dashboard and role (R4.11). `synchronise` decides the events; the machine only keeps state. */
export const sessionMachine = setup({
  types: { context: {} as SessionRoles, events: {} as SessionEvent },
}).createMachine({
  id: "session",
  context: {},
  initial: "unauthenticated",
  states: {
    unauthenticated: {
      entry: assign({ organizationRole: undefined, projectRole: undefined, mediaRole: undefined }),
      on: { LOGIN: "authenticated" },
    },
    authenticated: {
      initial: "client",
      on: {
        LOGOUT: "unauthenticated",
        SET_ORG_ROLE: { actions: assign({ organizationRole: ({ event }) => event.organizationRole }) },
      },
      states: {
        client: {
          on: {
            TO_MEDIA_DASHBOARD: "media",
            SET_PROJECT_ROLE: { actions: assign({ projectRole: ({ event }) => event.projectRole }) },
          },
        },
        media: {
          on: {
            TO_CLIENT_DASHBOARD: "client",
            SET_MEDIA_ROLE: { actions: assign({ mediaRole: ({ event }) => event.mediaRole }) },
          },
        },
      },
    },
  },
});
