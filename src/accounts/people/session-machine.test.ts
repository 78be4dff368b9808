import { expect, test } from "vitest";
import { createActor } from "xstate";
import { sessionMachine } from "./session-machine.ts";
import type { SessionEvent } from "./synchronisation.ts";

function after(...events: SessionEvent[]) {
  const actor = createActor(sessionMachine).start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot();
}

test("R4.11 it begins unauthenticated; LOGIN leads to the client side", () => {
  expect(after().value).toBe("unauthenticated");
  expect(after({ type: "LOGIN" }).value).toEqual({ authenticated: "client" });
});

test("R4.11 TO_MEDIA_DASHBOARD and TO_CLIENT_DASHBOARD change sides", () => {
  const toMedia = [{ type: "LOGIN" }, { type: "TO_MEDIA_DASHBOARD" }] as const;
  expect(after(...toMedia).value).toEqual({ authenticated: "media" });
  expect(after(...toMedia, { type: "TO_CLIENT_DASHBOARD" }).value).toEqual({ authenticated: "client" });
});

test("R4.11 nothing but LOGIN is heard while unauthenticated", () => {
  const deaf = after({ type: "TO_MEDIA_DASHBOARD" }, { type: "SET_ORG_ROLE", organizationRole: "ADMIN" });
  expect(deaf.value).toBe("unauthenticated");
  expect(deaf.context.organizationRole).toBeUndefined();
});

test("R4.11 the organization role is set on both sides, the project's in client, the medium's in media", () => {
  const roles = [
    { type: "SET_ORG_ROLE", organizationRole: "MANAGER" },
    { type: "SET_PROJECT_ROLE", projectRole: 1 },
    { type: "SET_MEDIA_ROLE", mediaRole: 2 },
  ] as const;
  expect(after({ type: "LOGIN" }, ...roles).context).toEqual({ organizationRole: "MANAGER", projectRole: 1 });
  expect(after({ type: "LOGIN" }, { type: "TO_MEDIA_DASHBOARD" }, ...roles).context).toEqual({
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
  expect(left.value).toBe("unauthenticated");
  expect(left.context.organizationRole).toBeUndefined();
});
