import type { Actor } from "./actor.ts";

/** Reads what anybody may read, and belongs to nothing. */
export const visitor: Actor = {
  userId: "",
  email: "",
  sessionId: undefined,
  assurance: "aal1",
  operator: false,
  memberships: [],
  projectMemberships: [],
  mediaMemberships: [],
};
