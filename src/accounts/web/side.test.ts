import { expect, test } from "vitest";
import type { ClientUser } from "#accounts/contract.ts";
import { sideOf } from "./side.ts";

const place = { id: "1", name: "Somewhere" };

function person(parts: Partial<ClientUser>): ClientUser {
  return { currentCampaign: null, currentMediaProject: null, userOrganizations: [], ...parts } as ClientUser;
}

const memberOf = (kind: "publisher" | "company") =>
  [{ organization: { ...place, kind, status: 0 }, organizationRole: "OWNER" }] as ClientUser["userOrganizations"];

test("R4.12: with a medium and a campaign both, nothing changes", () => {
  const both = person({ currentCampaign: place, currentMediaProject: place });
  expect(sideOf(both, "client")).toBe("client");
  expect(sideOf(both, "media")).toBe("media");
});

test("R4.12: on the media side with a campaign alone, it is the client side", () => {
  expect(sideOf(person({ currentCampaign: place }), "media")).toBe("client");
});

test("R4.12: on the client side with a medium alone, it is the media side", () => {
  expect(sideOf(person({ currentMediaProject: place }), "client")).toBe("media");
});

test("who only publishes begins on the media side, everybody else where they chose", () => {
  expect(sideOf(person({ userOrganizations: memberOf("publisher") }), "client")).toBe("media");
  expect(sideOf(person({ userOrganizations: memberOf("company") }), "client")).toBe("client");
  expect(sideOf(person({}), "media")).toBe("media");
});
