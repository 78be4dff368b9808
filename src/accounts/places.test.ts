import { expect, test } from "vitest";
import { currentSideOf } from "./places.ts";

const both = { projectOrganizationId: "agency", mediaOrganizationId: "publisher", enteredSide: "media" as const };

test("R4.12 the remembered place in the organization where the person works is the current one", () => {
  expect(currentSideOf({ ...both, organizationId: "agency" })).toBe("client");
  expect(currentSideOf({ ...both, organizationId: "publisher" })).toBe("media");
});

test("R4.12 a new organization has no current place, and neither has a person without an organization", () => {
  expect(currentSideOf({ ...both, organizationId: "new" })).toBeNull();
  expect(currentSideOf({ ...both, projectOrganizationId: null, organizationId: null })).toBeNull();
});

test("R4.12 of two places in one organization the one entered last is the current one", () => {
  const one = { organizationId: "one", projectOrganizationId: "one", mediaOrganizationId: "one" };
  expect(currentSideOf({ ...one, enteredSide: "client" })).toBe("client");
  expect(currentSideOf({ ...one, enteredSide: "media" })).toBe("media");
});
