import { afterAll, beforeAll, expect, test } from "vitest";
import { type Advertiser, aBooking, anAdvertiser, aPublisher } from "../../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../../test/server.ts";

let byline: TestServer;
let ada: Advertiser;

beforeAll(async () => {
  byline = await openTestServer();
  ada = await anAdvertiser(byline, "ada", 50_000);
});

afterAll(() => byline?.close());

type Role = "OWNER" | "ADMIN" | "MANAGER" | "VIEWER";

async function aMember(name: string, role: Role, organization = ada.organization) {
  const person = await byline.person(`${name}@member.example`);
  await person.get(`/api/client_users/${person.id}`);
  const { rows } = await byline.database.pool.query(
    "INSERT INTO organization_member (organization_id, user_id, role) VALUES ($1, $2, $3) RETURNING id",
    [organization, person.id, role],
  );
  return { person, member: rows[0].id as string };
}

const roleOf = async (by: Person, member: string) => (await by.get(`/api/organization_members/${member}`)).body.role;
const projectOf = async (campaign: string) =>
  (await ada.person.get(`/api/campaigns/${campaign}`)).body.project.split("/").at(-1) as string;

test("R6.3 an admin changes managers and viewers, only an owner changes admins, nobody raises above himself", async () => {
  const { person: admin, member: adminId } = await aMember("amy", "ADMIN");
  const { member: other } = await aMember("otto", "ADMIN");
  const { person: manager, member: managerId } = await aMember("max", "MANAGER");
  const path = (member: string) => `/api/organization_members/${member}`;
  expect((await admin.patch(path(managerId), { role: "ADMIN" })).body).toMatchObject({ role: "ADMIN" });
  expect((await ada.person.patch(path(managerId), { role: "MANAGER" })).status).toBe(200);
  expect((await admin.patch(path(managerId), { role: "OWNER" })).body.code).toBe("role_out_of_reach");
  expect((await admin.patch(path(other), { role: "VIEWER" })).body.code).toBe("role_out_of_reach");
  expect((await admin.call("DELETE", path(other))).body.code).toBe("role_out_of_reach");
  expect((await admin.patch(path(adminId), { role: "OWNER" })).status).toBe(403);
  expect((await manager.patch(path(other), { role: "VIEWER" })).status).toBe(403);
  expect((await ada.person.patch(path(other), { role: "VIEWER" })).status).toBe(200);
  expect(await byline.happenedTo(manager.id)).toEqual(["changeRole", "changeRole"]);
  const seen = (await admin.get(path(managerId))).body;
  expect(seen).toMatchObject({ assignableRoles: ["ADMIN", "MANAGER", "VIEWER"], removable: true, self: false });
  expect((await admin.get(path(adminId))).body).toMatchObject({ assignableRoles: [], removable: true, self: true });
});

test("R6.3 the last owner neither leaves nor steps down; ownership is handed over first", async () => {
  const own = (await ada.person.get(`/api/organization_members?organization=${ada.organization}`)).body["hydra:member"];
  const { id: owner } = own.find((each: { self: boolean }) => each.self);
  expect((await ada.person.call("DELETE", `/api/organization_members/${owner}`)).body.code).toBe("last_owner");
  expect((await ada.person.patch(`/api/organization_members/${owner}`, { role: "ADMIN" })).body.code).toBe(
    "last_owner",
  );
  const { person: next, member } = await aMember("nora", "VIEWER");
  const handed = await ada.person.post(`/api/organizations/${ada.organization}/hand-over`, { member });
  expect([handed.status, handed.body.role]).toEqual([200, "ADMIN"]);
  expect(await roleOf(next, member)).toBe("OWNER");
  expect((await ada.person.post(`/api/organizations/${ada.organization}/close`, {})).status).toBe(403);
  expect((await next.post(`/api/organizations/${ada.organization}/hand-over`, { member: owner })).status).toBe(200);
  expect((await next.call("DELETE", `/api/organization_members/${member}`)).status).toBe(204);
  expect((await next.get(`/api/organizations/${ada.organization}`)).status).toBe(404);
  expect(await byline.happenedTo(ada.organization)).toEqual(["handOver", "handOver"]);
  expect(await byline.happenedTo(next.id)).toEqual(["leave"]);
});

test("two owners who leave at the same time leave one behind", async () => {
  const { person, organization } = await anAdvertiser(byline, "twins", 0);
  const { person: second, member } = await aMember("second", "OWNER", organization);
  const own = (await person.get(`/api/organization_members?organization=${organization}`)).body["hydra:member"];
  const { id: first } = own.find((each: { self: boolean }) => each.self);
  const left = await Promise.all([
    person.call("DELETE", `/api/organization_members/${first}`),
    second.call("DELETE", `/api/organization_members/${member}`),
  ]);
  expect(left.map(({ status }) => status).sort()).toEqual([204, 409]);
});

test("R6.3 with a membership go all roles in the organization's projects, and where the person worked", async () => {
  const { person, member } = await aMember("leo", "VIEWER");
  const project = await projectOf(ada.campaign);
  await byline.database.pool.query(
    "INSERT INTO place_member (id, user_id, organization_id, project_id, role) VALUES (gen_random_uuid(), $1, $2, $3, 1)",
    [person.id, ada.organization, project],
  );
  await person.patch(`/api/client_users/${person.id}/update-organization`, { campaign: ada.campaign });
  expect((await person.get(`/api/client_users/${person.id}`)).body).toMatchObject({
    currentOrganizationRole: "VIEWER",
    currentProjectRole: 1,
    currentCampaign: { id: ada.campaign },
  });
  expect((await ada.person.call("DELETE", `/api/organization_members/${member}`)).status).toBe(204);
  expect((await person.get(`/api/projects/${project}`)).status).toBe(404);
  expect((await person.get(`/api/client_users/${person.id}`)).body).toMatchObject({
    currentOrganization: null,
    currentProject: null,
    currentCampaign: null,
    userOrganizations: [],
  });
});

test("R6.3 a manager's own project is open to its maker, and to no other manager", async () => {
  const { person: maker } = await aMember("mia", "MANAGER");
  const { person: other } = await aMember("moe", "MANAGER");
  const made = await maker.post("/api/projects", { organization: ada.organization, name: "Nimbus Coffee" });
  expect(made.status).toBe(201);
  expect((await maker.get(`/api/project_members?project=${made.body.id}`)).body["hydra:member"]).toMatchObject([
    { role: 0, self: true, projectName: "Nimbus Coffee" },
  ]);
  expect((await maker.post("/api/campaigns", { project: made.body.id, name: "Launch", goal: "seo" })).status).toBe(201);
  expect((await other.get(`/api/projects/${made.body.id}`)).status).toBe(404);
  expect((await other.get("/api/projects")).body["hydra:totalItems"]).toBe(0);
  expect((await ada.person.get(`/api/projects/${made.body.id}`)).status).toBe(200);
});

test("R6.2 R6.3 a guest works in one project: sees its name and orders, books, and knows nothing of the rest", async () => {
  const guest = await byline.person("gus@guest.example");
  await guest.get(`/api/client_users/${guest.id}`);
  const project = await projectOf(ada.campaign);
  const { rows } = await byline.database.pool.query(
    "INSERT INTO place_member (id, user_id, organization_id, project_id, role) VALUES (gen_random_uuid(), $1, $2, $3, 1) RETURNING id",
    [guest.id, ada.organization, project],
  );
  const paul = await aPublisher(byline, "paul");
  expect(await aBooking({ ...ada, person: guest }, paul.formatId)).toMatchObject({ party: "client", role: 1 });
  expect((await guest.get(`/api/campaigns/${ada.campaign}`)).body.role).toBe(1);
  expect((await guest.get(`/api/carts/${ada.cart}`)).body.role).toBe(1);
  expect((await ada.person.get(`/api/projects/${project}`)).body.role).toBe(0);
  expect((await guest.get(`/api/media/${paul.media}`)).body).toMatchObject({ own: false, role: null });
  expect((await guest.get("/api/orders")).body["hydra:totalItems"]).toBe(1);
  await ada.person.patch(`/api/organizations/${ada.organization}`, { taxId: "US-1" });
  expect((await guest.get(`/api/organizations/${ada.organization}`)).body).toMatchObject({
    role: "VIEWER",
    taxId: null,
  });
  expect((await guest.get(`/api/wallets/${ada.organization}`)).status).toBe(404);
  expect((await guest.get("/api/organization_members")).body["hydra:totalItems"]).toBe(0);
  await guest.patch(`/api/client_users/${guest.id}/update-organization`, { campaign: ada.campaign });
  expect((await guest.get(`/api/client_users/${guest.id}`)).body).toMatchObject({
    currentProjectRole: 1,
    currentOrganizationRole: "VIEWER",
    userOrganizations: [{ organization: { id: ada.organization }, organizationRole: "VIEWER" }],
  });
  expect((await guest.patch(`/api/project_members/${rows[0].id}`, { role: 0 })).status).toBe(403);
  expect((await ada.person.patch(`/api/project_members/${rows[0].id}`, { role: 2 })).body).toMatchObject({ role: 2 });
  expect((await guest.patch(`/api/campaigns/${ada.campaign}`, { name: "Mine" })).status).toBe(403);
  expect((await guest.call("DELETE", `/api/project_members/${rows[0].id}`)).status).toBe(204);
  expect((await guest.get(`/api/campaigns/${ada.campaign}`)).status).toBe(404);
});
