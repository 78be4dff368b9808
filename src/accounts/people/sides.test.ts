import { expect, test } from "vitest";
import type { OrganizationRole } from "../actor.ts";
import type { OrganizationKind } from "../organizations/organization.ts";
import type { Permission } from "../permissions.ts";
import { publishersWith } from "./publishers.ts";
import { organizationsOn, sideEntered } from "./sides.ts";

const membership = (id: string, kind: OrganizationKind, organizationRole: OrganizationRole) => ({
  organization: { id, name: id, kind, status: 0 },
  organizationRole,
});
const worker = {
  currentOrganization: { id: "Zeta", name: "Zeta", kind: "publisher" as const, status: 0 },
  userOrganizations: [
    membership("Agency", "agency", "OWNER"),
    membership("Alpha", "publisher", "OWNER"),
    membership("Zeta", "publisher", "ADMIN"),
  ],
};
const namesOn = (...asked: Parameters<typeof organizationsOn>) =>
  organizationsOn(...asked).map(({ organization }) => organization.name);

test("R1.5 R2.19 the organization that somebody works in comes before their others of its side", () => {
  expect(namesOn("media", worker)).toEqual(["Zeta", "Alpha"]);
  expect(namesOn("media", { ...worker, currentOrganization: null })).toEqual(["Alpha", "Zeta"]);
  expect(namesOn("client", worker)).toEqual(["Agency"]);
});

test("R2.19 of publishers for which somebody may do something the one they work for comes first", () => {
  const namesWith = (permission: Permission) =>
    publishersWith(permission, worker).map(({ organization }) => organization.name);
  expect(namesWith("media.create")).toEqual(["Zeta", "Alpha"]);
  expect(namesWith("identity.verify")).toEqual(["Alpha"]);
});

test("R1.5 R2.7 who enters an organization is on the side of its kind", () => {
  expect(sideEntered({}, worker)).toBe("media");
  expect(sideEntered({}, { currentOrganization: { ...worker.currentOrganization, kind: "agency" } })).toBe("client");
  expect(sideEntered({ campaign: "1" }, worker)).toBe("client");
  expect(sideEntered({ mediaProject: "1" }, { currentOrganization: null })).toBe("media");
});
