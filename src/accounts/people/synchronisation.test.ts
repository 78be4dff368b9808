import { expect, test } from "vitest";
import type { RoleSource } from "./roles.ts";
import { synchronise } from "./synchronisation.ts";

const place = { id: "place", name: "Somewhere" };
const organization = { id: "one", name: "Marlow", kind: "agency" as const, status: 0 };

const person = (parts: Partial<RoleSource>): RoleSource => ({
  currentOrganization: organization,
  currentCampaign: null,
  currentMediaProject: null,
  currentProjectRole: 1,
  currentMediaRole: 2,
  questionnaire: null,
  userOrganizations: [{ organization, organizationRole: "ADMIN" }],
  ...parts,
});

const advertiser = person({ currentCampaign: place });
const publisher = person({ currentMediaProject: place });
const organizationRole = { type: "SET_ORG_ROLE", organizationRole: "ADMIN" };
const projectRole = { type: "SET_PROJECT_ROLE", projectRole: 1 };
const mediaRole = { type: "SET_MEDIA_ROLE", mediaRole: 2 };

test("R4.12 a logged-in user while unauthenticated logs in", () => {
  expect(synchronise(person({}), "unauthenticated").events[0]).toEqual({ type: "LOGIN" });
  expect(synchronise(person({}), "client").events).not.toContainEqual({ type: "LOGIN" });
});

test("R4.12 no user while authenticated logs out; while unauthenticated nothing happens", () => {
  expect(synchronise(null, "client")).toEqual({ events: [{ type: "LOGOUT" }] });
  expect(synchronise(null, "media")).toEqual({ events: [{ type: "LOGOUT" }] });
  expect(synchronise(null, "unauthenticated")).toEqual({ events: [] });
});

test("R4.12 with both a media project and a campaign nothing further happens", () => {
  const both = person({ currentCampaign: place, currentMediaProject: place });
  expect(synchronise(both, "client")).toEqual({ events: [] });
  expect(synchronise(both, "media")).toEqual({ events: [] });
  expect(synchronise(both, "unauthenticated")).toEqual({ events: [{ type: "LOGIN" }] });
});

test("R4.12 the media state with a current campaign goes to the client side, and takes its roles there", () => {
  expect(synchronise(advertiser, "media").events).toEqual([
    { type: "TO_CLIENT_DASHBOARD" },
    organizationRole,
    projectRole,
  ]);
});

test("R4.12 the client state with a current media project goes to the media side, and takes its roles there", () => {
  expect(synchronise(publisher, "client").events).toEqual([
    { type: "TO_MEDIA_DASHBOARD" },
    organizationRole,
    mediaRole,
  ]);
  expect(synchronise(publisher, "unauthenticated").events).toEqual([
    { type: "LOGIN" },
    { type: "TO_MEDIA_DASHBOARD" },
    organizationRole,
    mediaRole,
  ]);
});

test("R4.12 then the roles: organization where there is one, project in client with a campaign, media in media with a medium", () => {
  expect(synchronise(advertiser, "client").events).toEqual([organizationRole, projectRole]);
  expect(synchronise(publisher, "media").events).toEqual([organizationRole, mediaRole]);
  expect(synchronise(person({}), "client").events).toEqual([organizationRole]);
  expect(synchronise(person({}), "media").events).toEqual([organizationRole]);
});

test("R4.12 R5.4 where no role can be derived none is set, and the failure says why", () => {
  expect(synchronise(person({ currentOrganization: null }), "client")).toEqual({
    events: [],
    failure: "no-organization",
  });
  expect(
    synchronise(
      {
        ...publisher,
        userOrganizations: [{ organization: { ...organization, id: "two" }, organizationRole: "OWNER" }],
      },
      "client",
    ),
  ).toEqual({
    events: [{ type: "TO_MEDIA_DASHBOARD" }],
    failure: "not-a-member",
  });
});

test("R4.11 no organization role is sent to a machine without anybody in it", () => {
  expect(synchronise(null, "unauthenticated").events).toEqual([]);
});
