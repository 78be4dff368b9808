import { expect, test } from "vitest";
import { afterEvent, noSession } from "./session-machine.ts";
import type { SessionEvent } from "./synchronisation.ts";

const after = (...events: SessionEvent[]) => events.reduce(afterEvent, noSession);

test("R4.11 it begins unauthenticated; LOGIN leads to the client side", () => {
  expect(after().state).toBe("unauthenticated");
  expect(after({ type: "LOGIN" }).state).toBe("client");
});

test("R4.11 TO_MEDIA_DASHBOARD and TO_CLIENT_DASHBOARD change sides", () => {
  const toMedia = [{ type: "LOGIN" }, { type: "TO_MEDIA_DASHBOARD" }] as const;
  expect(after(...toMedia).state).toBe("media");
  expect(after(...toMedia, { type: "TO_CLIENT_DASHBOARD" }).state).toBe("client");
});

test("R4.11 nothing but LOGIN is heard while unauthenticated", () => {
  const deaf = after({ type: "TO_MEDIA_DASHBOARD" }, { type: "SET_ORG_ROLE", organizationRole: "ADMIN" });
  expect(deaf.state).toBe("unauthenticated");
  expect(deaf.roles.organizationRole).toBeUndefined();
});

test("R4.11 the organization role is set on both sides, the project's in client, the medium's in media", () => {
  const roles = [
    { type: "SET_ORG_ROLE", organizationRole: "MANAGER" },
    { type: "SET_PROJECT_ROLE", projectRole: 1 },
    { type: "SET_MEDIA_ROLE", mediaRole: 2 },
  ] as const;
  expect(after({ type: "LOGIN" }, ...roles).roles).toEqual({ organizationRole: "MANAGER", projectRole: 1 });
  expect(after({ type: "LOGIN" }, { type: "TO_MEDIA_DASHBOARD" }, ...roles).roles).toEqual({
    organizationRole: "MANAGER",
    mediaRole: 2,
  });
});

test("R4.11 LOGOUT ends it from either side, and the roles are gone", () => {
  const left = after(
    { type: "LOGIN" },
    { type: "SET_ORG_ROLE", organizationRole: "OWNER" },
    { type: "TO_MEDIA_DASHBOARD" },
    { type: "LOGOUT" },
  );
  expect(left.state).toBe("unauthenticated");
  expect(left.roles.organizationRole).toBeUndefined();
});
