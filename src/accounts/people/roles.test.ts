import { expect, test } from "vitest";
import { deriveRoles, type RoleSource } from "./roles.ts";

const place = { id: "place", name: "Somewhere" };
const organization = { id: "one", name: "Marlow", kind: "agency" as const, status: 0 };
const other = { ...organization, id: "two" };

const person = (parts: Partial<RoleSource>): RoleSource => ({
  currentOrganization: organization,
  currentCampaign: place,
  currentMediaProject: null,
  currentProjectRole: 1,
  currentMediaRole: null,
  questionnaire: null,
  userOrganizations: [{ organization, organizationRole: "MANAGER" }],
  ...parts,
});

const survey = { workplace: "agency" as const, completedAt: "2026-11-21T09:00:00.000Z" };

test("R5.4 the roles are those of the current organization, project and medium", () => {
  expect(deriveRoles(person({}))).toEqual({
    derived: true,
    roles: { organizationRole: "MANAGER", projectRole: 1, mediaRole: null },
  });
});

test("R5.4 no role without a current organization", () => {
  expect(deriveRoles(person({ currentOrganization: null }))).toEqual({ derived: false, because: "no-organization" });
});

test("R5.4 no role with a questionnaire but neither a media project nor a campaign", () => {
  const answered = person({ questionnaire: survey, currentCampaign: null });
  expect(deriveRoles(answered)).toEqual({ derived: false, because: "no-place" });
  expect(deriveRoles({ ...answered, currentMediaProject: place }).derived).toBe(true);
  expect(deriveRoles({ ...answered, currentCampaign: place }).derived).toBe(true);
  expect(deriveRoles({ ...answered, questionnaire: null }).derived).toBe(true);
  expect(deriveRoles({ ...answered, questionnaire: { workplace: "agency", completedAt: null } }).derived).toBe(true);
});

test("R5.4 no role when the user has organizations but the current one is not among them", () => {
  expect(deriveRoles(person({ currentOrganization: other }))).toEqual({ derived: false, because: "not-a-member" });
});

test("R5.4 with an empty list of organizations the role defaults to OWNER", () => {
  expect(deriveRoles(person({ userOrganizations: [] }))).toMatchObject({ roles: { organizationRole: "OWNER" } });
});
