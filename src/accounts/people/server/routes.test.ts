import { afterAll, beforeAll, expect, test } from "vitest";
import { type Advertiser, anAdvertiser, aPublisher, mediaFields } from "../../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../../test/server.ts";

let byline: TestServer;
let ada: Advertiser;
let person: Person;

beforeAll(async () => {
  byline = await openTestServer();
  ada = await anAdvertiser(byline, "ada", 0);
  person = ada.person;
});

afterAll(() => byline?.close());

test("R3.1 R7.2 a person has a record under the session user's id from the first call on", async () => {
  const nina = await byline.person("nina@new.example");
  const { body } = await nina.get(`/api/client_users/${nina.id}`);
  expect(body).toMatchObject({
    "@type": "ClientUser",
    email: "nina@new.example",
    currentOrganization: null,
    userOrganizations: [],
    currentOrganizationRole: null,
  });
  expect((await nina.get(`/api/client_users/${person.id}`)).status).toBe(404);
});

test("R1.2 R3.2 an advertiser's organization comes with its first project and campaign, entered at once", async () => {
  const { body } = await person.get(`/api/client_users/${person.id}`);
  expect(body).toMatchObject({
    currentOrganization: { id: ada.organization, name: "ada Agency", kind: "agency", status: 0 },
    currentCampaign: { id: ada.campaign },
    currentOrganizationRole: "OWNER",
    userOrganizations: [{ organization: { id: ada.organization }, organizationRole: "OWNER" }],
  });
});

test("R7.2 the person edits the own record and says where they work", async () => {
  expect((await person.patch("/api/client_users", { name: "Ada Marlow", phone: "+1 555 0100" })).body).toMatchObject({
    name: "Ada Marlow",
    phone: "+1 555 0100",
  });
  const paul = await aPublisher(byline, "paul");
  const path = `/api/client_users/${person.id}/update-organization`;
  expect((await person.patch(path, { mediaProject: paul.media })).status).toBe(404);
  const second = (await person.post("/api/organizations", { name: "Second Agency", kind: "publisher" })).body.id;
  expect((await person.patch(path, { organization: second })).body).toMatchObject({
    currentOrganization: { id: second },
    currentCampaign: null,
  });
  expect((await person.patch(path, { campaign: `/api/campaigns/${ada.campaign}` })).body).toMatchObject({
    currentOrganization: { id: ada.organization },
    currentCampaign: { id: ada.campaign },
  });
});

test("an avatar is an image that was uploaded", async () => {
  const id = "0199aaaa-0000-7000-8000-000000000001";
  const missing = await person.patch("/api/client_users", { avatar: `/files/${id}` });
  expect([missing.status, missing.body.violations?.[0].propertyPath]).toEqual([422, "avatar"]);
  expect((await person.patch("/api/client_users", { avatar: `/files/${"-".repeat(36)}` })).status).toBe(422);
  await byline.database.pool.query(
    `INSERT INTO stored_file (id, organization_id, uploaded_by, name, content_type, bytes)
     VALUES ($1, $2, $3, 'ada.png', 'image/png', 1)`,
    [id, ada.organization, person.id],
  );
  expect((await person.patch("/api/client_users", { avatar: `/files/${id}` })).body.avatar).toBe(`/files/${id}`);
});

test("R4.12 one campaign and one medium are remembered; the current one is what was entered last", async () => {
  const zoe = await anAdvertiser(byline, "zoe", 0);
  const path = `/api/client_users/${zoe.person.id}`;
  const placesAfter = async (place: Record<string, string>) => {
    const { body } = await zoe.person.patch(`${path}/update-organization`, place);
    return [body.currentOrganization.id, body.currentCampaign?.id ?? null, body.currentMediaProject?.id ?? null];
  };
  const publisher = (await zoe.person.post("/api/organizations", { name: "Zoe Media", kind: "publisher" })).body.id;
  expect((await zoe.person.get(path)).body).toMatchObject({
    currentOrganization: { id: publisher },
    currentCampaign: null,
  });
  const made = await zoe.person.post("/api/media", {
    organization: publisher,
    ...mediaFields("Zoe Gazette", "zoe.example"),
  });
  const medium = made.body.id;
  expect((await zoe.person.get(path)).body).toMatchObject({
    currentCampaign: null,
    currentMediaProject: { id: medium },
  });
  expect(await placesAfter({ organization: zoe.organization })).toEqual([zoe.organization, zoe.campaign, null]);
  expect(await placesAfter({ organization: publisher })).toEqual([publisher, null, medium]);
  expect(await placesAfter({ campaign: zoe.campaign })).toEqual([zoe.organization, zoe.campaign, null]);
  expect(await placesAfter({ mediaProject: medium })).toEqual([publisher, null, medium]);
});

test("R4.12 in an organization with campaigns and media the place entered last is the current one", async () => {
  const { person: max, organization, campaign } = await anAdvertiser(byline, "max", 0);
  const medium = (await max.post("/api/media", { organization, ...mediaFields("Max Gazette", "max.example") })).body.id;
  const path = `/api/client_users/${max.id}`;
  expect((await max.get(path)).body).toMatchObject({ currentCampaign: null, currentMediaProject: { id: medium } });
  const { body } = await max.patch(`${path}/update-organization`, { campaign });
  expect(body).toMatchObject({ currentCampaign: { id: campaign }, currentMediaProject: null, currentMediaRole: null });
});

test("R7.2 preferences, referral and analytics identity answer as the specification says", async () => {
  const preferences = "/api/client_users/subscription_preferences";
  expect((await person.get(preferences)).body).toMatchObject({ orderUpdates: "at_once", productNews: "off" });
  const chosen = {
    orderUpdates: "daily",
    offers: "at_once",
    messages: "off",
    listings: "at_once",
    billing: "at_once",
    productNews: "at_once",
  };
  expect((await person.call("PUT", preferences, chosen)).body).toMatchObject(chosen);
  expect((await person.get(preferences)).body).toMatchObject(chosen);
  const referred = await person.post(`/api/client_users/${person.id}/referrals`, { code: "friend-1" });
  expect([referred.status, referred.body]).toEqual([204, undefined]);
  expect((await person.post("/api/client_users/segment-identify")).status).toBe(204);
});

test("R3.9 R2.6 the survey is answered bit by bit, and complete with its last answer", async () => {
  const sue = await byline.person("sue@survey.example");
  const answer = async (questionnaire: object) => (await sue.patch("/api/client_users", { questionnaire })).body;
  expect((await answer({ workplace: "company", role: "founder" })).questionnaire).toEqual({
    workplace: "company",
    role: "founder",
    completedAt: null,
  });
  await answer({ promoting: "MYSELF", goal: "seo", budget: "under1000", timing: "month" });
  const done = await answer({ industry: "News", countries: ["GB"] });
  expect(done.questionnaire).toMatchObject({ workplace: "company", completedAt: expect.any(String) });
  expect((await sue.patch("/api/client_users", done)).body.questionnaire).toEqual(done.questionnaire);
  expect((await answer({ workplace: "circus" })).violations).toEqual([
    { propertyPath: "questionnaire.workplace", message: "Wrong value", code: "invalid_value" },
  ]);
});

test("R3.2 R5.1 a name that is taken or not allowed is refused at its field", async () => {
  const taken = await person.post("/api/organizations", { name: "ADA agency", kind: "company" });
  expect(taken.body.violations).toEqual([
    { propertyPath: "name", message: "This name is taken. Choose another.", code: "name_taken" },
  ]);
  const reserved = await person.post("/api/organizations", { name: "Byline", kind: "company" });
  expect(reserved.body.violations[0].message).toBe("This organization name is not allowed");
});

test("R6.3 R6.4 a role that is too weak is told so, and may read", async () => {
  const victor = await byline.person("victor@viewer.example");
  await victor.get(`/api/client_users/${victor.id}`);
  await byline.database.pool.query(
    "INSERT INTO organization_member (organization_id, user_id, role) VALUES ($1, $2, 'VIEWER')",
    [ada.organization, victor.id],
  );
  // Being in the organization is not enough: members see only their own projects.
  expect((await victor.get(`/api/campaigns/${ada.campaign}`)).status).toBe(404);
  await byline.database.pool.query(
    `INSERT INTO place_member (id, user_id, organization_id, project_id, role)
     SELECT gen_random_uuid(), $1, organization_id, id, 2 FROM project WHERE organization_id = $2`,
    [victor.id, ada.organization],
  );
  expect((await victor.get(`/api/campaigns/${ada.campaign}`)).status).toBe(200);
  for (const refused of [
    await victor.patch(`/api/campaigns/${ada.campaign}`, { name: "Mine now" }),
    await victor.post(`/api/carts/${ada.cart}/book`, {}),
    await victor.post("/api/top_ups", { organization: ada.organization, amountCents: 5_000 }),
  ]) {
    expect(refused.status).toBe(403);
    expect(refused.body["hydra:description"]).toBe("You don't have permissions");
  }
  expect((await victor.get(`/api/wallets/${ada.organization}`)).status).toBe(404);
});

test("a forged token opens nothing", async () => {
  const [header, payload] = person.token.split(".");
  const none = Buffer.from(JSON.stringify({ alg: "none", typ: "JWT" })).toString("base64url");
  for (const token of [
    `${header}.${payload}.`,
    `${none}.${payload}.`,
    `${header}.${payload}.AAAA`,
    "x",
    `${person.token}x`,
  ]) {
    expect(
      (await person.call("GET", "/api/organizations", undefined, { authorization: `Bearer ${token}` })).status,
    ).toBe(401);
  }
});

test("R4.13 signing out ends the session for the API too, at once", async () => {
  const sam = await byline.person("sam@leaves.example");
  expect((await sam.get("/api/organizations")).status).toBe(200);
  const logout = await byline.app.inject({
    method: "POST",
    url: "/auth/v1/logout",
    headers: { authorization: `Bearer ${sam.token}` },
  });
  expect(logout.statusCode).toBe(204);
  const after = await sam.get("/api/organizations");
  expect([after.status, after.body["hydra:description"]]).toEqual([401, "Your session has ended. Sign in again."]);
});

test("R3.1 a changed address is the person's from the next call on, whichever token they hold", async () => {
  const person = await byline.person("moves@first.example");
  await byline.database.pool.query("UPDATE auth.users SET email = 'moved@elsewhere.example' WHERE id = $1", [
    person.id,
  ]);
  for (let time = 0; time < 2; time++) {
    const { body } = await person.get(`/api/client_users/${person.id}`);
    expect(body.email).toBe("moved@elsewhere.example");
  }
});
