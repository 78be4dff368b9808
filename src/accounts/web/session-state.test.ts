import { beforeEach, expect, test, vi } from "vitest";
import type { ClientUser } from "../people/contract.ts";

const place = { id: "1", name: "Somewhere" };
const organization = { ...place, kind: "company" as const, status: 0 };

function person(parts: Partial<ClientUser> = {}): ClientUser {
  return {
    currentOrganization: organization,
    currentCampaign: null,
    currentMediaProject: null,
    currentProjectRole: null,
    currentMediaRole: null,
    questionnaire: null,
    userOrganizations: [{ organization, organizationRole: "OWNER" }],
    ...parts,
  } as ClientUser;
}
const publisher = person({
  userOrganizations: [{ organization: { ...organization, kind: "publisher" }, organizationRole: "OWNER" }],
});

let kept: Map<string, string>;
let state: typeof import("./session-state.ts");

beforeEach(async () => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.resetModules();
  state = await import("./session-state.ts");
});

test("R4.12 who works on a campaign is on the client side, who works on a medium on the media side", () => {
  state.synchroniseSession(person({ currentMediaProject: place }), "/media");
  expect(state.currentSide()).toBe("media");
  state.synchroniseSession(person({ currentCampaign: place }), "/media");
  expect(state.currentSide()).toBe("client");
});

test("R1.5 who has both stays where they last were, over visits", () => {
  const both = person({ currentCampaign: place, currentMediaProject: place });
  kept.set("byline-side", "media");
  state.synchroniseSession(both, "/media");
  expect(state.currentSide()).toBe("media");
  state.chooseSide("client");
  state.synchroniseSession(both, "/media");
  expect(state.currentSide()).toBe("client");
  expect(kept.get("byline-side")).toBe("client");
});

test("who only publishes begins on the media side, everybody else on the client side", () => {
  state.synchroniseSession(publisher, "/media");
  expect(state.currentSide()).toBe("media");
  state.synchroniseSession(null, "/media");
  state.synchroniseSession(person(), "/media");
  expect(state.currentSide()).toBe("client");
});

test.each(["/sign-in", "/survey", "/publisher", "/publisher/setup", "/publisher/setup-list"])(
  "R2.27 on %s only signing in and out count",
  (path) => {
    state.synchroniseSession(person({ currentMediaProject: place }), path);
    expect(state.currentSide()).toBe("client");
    state.synchroniseSession(person({ currentMediaProject: place }), "/dashboard");
    expect(state.currentSide()).toBe("media");
  },
);
