import { expect, test } from "vitest";
import { type OrganizationRole, organizationRoles, type PlaceRole } from "./actor.ts";
import {
  effectiveRole,
  may,
  needsOf,
  organizationsOf,
  type Permission,
  permissions,
  placeRoleMay,
  reachOf,
} from "./permissions.ts";

const here = { organizationId: "one", projectId: "brand" };
const medium = { organizationId: "one", mediaProjectId: "gazette" };

function person({
  organization,
  project,
  media,
}: {
  organization?: OrganizationRole;
  project?: PlaceRole;
  media?: PlaceRole;
}) {
  return {
    memberships: organization ? [{ organizationId: "one", role: organization }] : [],
    projectMemberships: project === undefined ? [] : [{ ...here, role: project, showsAmounts: false }],
    mediaMemberships: media === undefined ? [] : [{ ...medium, role: media }],
  };
}

test("R6.3 owner and admin see every project, the others those that they are members of", () => {
  const seen = organizationRoles.map((organization) => may(person({ organization }), "campaign.read", here));
  expect(seen).toEqual([true, true, undefined, undefined]);
  expect(may(person({ organization: "VIEWER", project: 2 }), "campaign.read", here)).toBe(true);
  expect(may(person({ organization: "VIEWER", project: 2 }), "campaign.read", { ...here, projectId: "other" })).toBe(
    undefined,
  );
});

test("R6.3 a project role gives that project only, a media role that medium only, without any organization role", () => {
  expect(may(person({ project: 1 }), "cart.book", here)).toBe(true);
  expect(may(person({ project: 2 }), "cart.book", here)).toBe(false);
  expect(may(person({ project: 0 }), "project.edit", here)).toBe(true);
  expect(may(person({ project: 0 }), "media.read", medium)).toBe(undefined);
  expect(may(person({ media: 1 }), "order.answer", medium)).toBe(true);
  expect(may(person({ media: 1 }), "format.edit", medium)).toBe(false);
  expect(may(person({ media: 0 }), "format.edit", medium)).toBe(true);
  expect(may(person({ project: 0, media: 0 }), "wallet.read", { organizationId: "one" })).toBe(false);
  expect(may(person({}), "organization.read", { organizationId: "one" })).toBe(undefined);
});

test("R6.3 of two roles in one place the stronger counts", () => {
  expect(may(person({ organization: "MANAGER", project: 2 }), "campaign.edit", here)).toBe(true);
  expect(may(person({ organization: "VIEWER", project: 1 }), "campaign.edit", here)).toBe(true);
  expect(effectiveRole(person({ organization: "MANAGER", project: 2 }), here)).toBe(1);
  expect(effectiveRole(person({ organization: "ADMIN" }), here)).toBe(0);
  expect(effectiveRole(person({ organization: "MANAGER" }), here)).toBe(undefined);
  expect(effectiveRole(person({ project: 2 }), here)).toBe(2);
});

test("screens ask by the role that they are told with a project or medium", () => {
  expect([0, 1, 2, null].map((role) => placeRoleMay(role, "project", "cart.book"))).toEqual([true, true, false, false]);
  expect(placeRoleMay(0, "project", "wallet.read")).toBe(false);
  expect(placeRoleMay(0, "project", "format.edit")).toBe(false);
});

test("R6.3 the owner alone withdraws, verifies, hands over and closes", () => {
  const owners = Object.keys(permissions).filter((each) => needsOf(each as Permission).organization === "OWNER");
  expect(owners).toEqual(["organization.handOver", "organization.close", "wallet.withdraw", "identity.verify"]);
});

test("R6.3 in every row a project's or medium's admin, manager and viewer stand where the organization's do", () => {
  const strength = { OWNER: -1, ADMIN: 0, MANAGER: 1, VIEWER: 2 };
  for (const permission of Object.keys(permissions) as Permission[]) {
    const { organization, project, media } = needsOf(permission);
    for (const weakest of [project, media])
      if (weakest !== undefined) expect([permission, weakest]).toEqual([permission, strength[organization]]);
  }
});

test("a list reaches whole organizations for owners and admins, single places for the others", () => {
  expect(reachOf(person({ organization: "OWNER", project: 2 }), "campaign.edit")).toEqual(["one", "brand"]);
  expect(reachOf(person({ organization: "MANAGER" }), "campaign.read")).toEqual([]);
  expect(reachOf(person({ organization: "MANAGER", project: 2, media: 2 }), "order.read")).toEqual([
    "brand",
    "gazette",
  ]);
  expect(reachOf(person({ project: 2 }), "campaign.edit")).toEqual([]);
  expect(organizationsOf(person({ organization: "VIEWER", project: 2, media: 0 }))).toEqual(["one"]);
});
