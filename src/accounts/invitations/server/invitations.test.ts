import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Advertiser, anAdvertiser, aPublisher } from "../../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../../test/server.ts";
import { tamper } from "../../../../test/tamper.ts";

let byline: TestServer;
let ada: Advertiser;

beforeAll(async () => {
  byline = await openTestServer();
  ada = await anAdvertiser(byline, "ada", 0);
});

afterAll(() => byline?.close());

// Each test gets its own day, so that the daily limit doesn't add up.
beforeEach(() => tamper(byline, "UPDATE event SET created_at = created_at - interval '2 days'"));

async function tokenFor(email: string): Promise<string> {
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    "SELECT letter FROM mail WHERE recipient = $1 ORDER BY id DESC LIMIT 1",
    [email],
  );
  return /token=([\w-]{43})$/.exec(rows[0].letter.action.path)?.[1] ?? "";
}

const invite = (email: string, place: object = { organization: ada.organization, organizationRole: "MANAGER" }) =>
  ada.person.post("/api/invitations", { email, ...place });

const accept = (person: { post: Advertiser["person"]["post"] }, token: string) =>
  person.post("/api/invitations/accept", { token });

test("R2.7 a visitor with the link sees who invites into what, and nothing about accounts", async () => {
  const { body } = await invite("Vera@Visitor.example");
  expect(body).toMatchObject({ email: "vera@visitor.example", status: "open", organizationRole: "MANAGER" });
  expect(JSON.stringify(body)).not.toContain(await tokenFor("vera@visitor.example"));
  const token = await tokenFor("vera@visitor.example");
  const before = await byline.stranger.get(`/api/public_invitations/${token}`);
  expect(before.body).toEqual({
    kind: "organization",
    organizationName: "ada Agency",
    placeName: "ada Agency",
    organizationRole: "MANAGER",
    projectRole: null,
    mediaRole: null,
    status: "open",
    invitedBy: "ada@advertiser.example",
    expiresAt: expect.any(String),
    email: "v•••@v•••.example",
  });
  await byline.person("vera@visitor.example");
  expect((await byline.stranger.get(`/api/public_invitations/${token}`)).body).toEqual(before.body);
  expect((await byline.stranger.get(`/api/public_invitations/${"x".repeat(43)}`)).status).toBe(404);
  expect((await byline.stranger.get("/api/public_invitations/short")).status).toBe(404);
});

test("R2.7 who signs up later accepts, twice without harm, and works there", async () => {
  await invite("nina@new.example");
  const token = await tokenFor("nina@new.example");
  const nina = await byline.person("nina@new.example");
  const accepted = await accept(nina, token);
  expect([accepted.status, accepted.body.status]).toEqual([200, "accepted"]);
  expect((await accept(nina, token)).status).toBe(200);
  expect((await nina.get(`/api/client_users/${nina.id}`)).body).toMatchObject({
    currentOrganization: { id: ada.organization },
    currentOrganizationRole: "MANAGER",
  });
  expect(
    (await ada.person.get("/api/invitations")).body["hydra:member"].map((each: { email: string }) => each.email),
  ).not.toContain("nina@new.example");
});

test("R2.7 somebody else's invitation is refused and says which address was invited, masked", async () => {
  await invite("right@one.example");
  const wrong = await byline.person("wrong@other.example");
  const refused = await accept(wrong, await tokenFor("right@one.example"));
  expect([refused.status, refused.body.code]).toEqual([403, "other_address"]);
  expect(refused.body["hydra:description"]).toBe(
    "This invitation was sent to r•••@o•••.example. Sign in with that address to accept it.",
  );
  expect((await accept(wrong, "y".repeat(43))).status).toBe(404);
});

test("R6.2 an invitation into a project or medium gives that one only, and its admins invite themselves", async () => {
  const project = (await ada.person.get("/api/projects")).body["hydra:member"][0].id;
  await invite("pia@guest.example", { project, projectRole: 0 });
  const pia = await byline.person("pia@guest.example");
  await accept(pia, await tokenFor("pia@guest.example"));
  expect((await pia.get("/api/projects")).body["hydra:member"]).toMatchObject([{ id: project }]);
  expect((await pia.get(`/api/client_users/${pia.id}`)).body).toMatchObject({
    currentProject: { id: project },
    currentCampaign: { id: ada.campaign },
    currentProjectRole: 0,
  });
  expect((await pia.post("/api/invitations", { email: "quin@guest.example", project, projectRole: 2 })).status).toBe(
    201,
  );
  expect((await pia.get("/api/invitations")).body["hydra:member"]).toMatchObject([{ email: "quin@guest.example" }]);
  const toAll = { email: "quin@guest.example", organization: ada.organization, organizationRole: "VIEWER" };
  expect((await pia.post("/api/invitations", toAll)).status).toBe(403);

  const paul = await aPublisher(byline, "paul");
  await paul.person.post("/api/invitations", { email: "pia@guest.example", media: paul.media, mediaRole: 1 });
  await accept(pia, await tokenFor("pia@guest.example"));
  expect((await pia.get("/api/media")).body["hydra:member"]).toMatchObject([{ id: paul.media, own: true }]);
  expect((await pia.get(`/api/media_members?media=${paul.media}`)).body["hydra:member"]).toMatchObject([{ role: 1 }]);
});

test("R6.3 an open invitation ends with the right to send it: who lost a role wins it back by no second address", async () => {
  const project = (await ada.person.get("/api/projects")).body["hydra:member"][0].id;
  const boss = await byline.person("boss@second.example");
  await invite("boss@second.example", { organization: ada.organization, organizationRole: "ADMIN" });
  await accept(boss, await tokenFor("boss@second.example"));
  const into = { organization: ada.organization, organizationRole: "ADMIN" };
  await boss.post("/api/invitations", { email: "again@second.example", ...into });
  await invite("kay@guest.example", { project, projectRole: 0 });
  const kay = await byline.person("kay@guest.example");
  await accept(kay, await tokenFor("kay@guest.example"));
  const inviteToProject = (email: string) => kay.post("/api/invitations", { email, project, projectRole: 0 });
  await inviteToProject("kay2@guest.example");
  const kept = (await invite("kept@guest.example", { project, projectRole: 2 })).body.id;
  const tokens = [await tokenFor("again@second.example"), await tokenFor("kay2@guest.example")];

  const memberOf = async (path: string, { email }: { email: string }) =>
    (await ada.person.get(path)).body["hydra:member"].find((each: { email: string }) => each.email === email).id;
  const bossAs = await memberOf(`/api/organization_members?organization=${ada.organization}`, boss);
  expect((await ada.person.patch(`/api/organization_members/${bossAs}`, { role: "VIEWER" })).status).toBe(200);
  const kayAs = await memberOf(`/api/project_members?project=${project}`, kay);
  expect((await ada.person.patch(`/api/project_members/${kayAs}`, { role: 2 })).status).toBe(200);

  for (const [index, email] of ["again@second.example", "kay2@guest.example"].entries())
    expect((await accept(await byline.person(email), tokens[index] ?? "")).status).toBe(404);
  expect((await ada.person.get(`/api/invitations/${kept}`)).body.status).toBe("open");

  await ada.person.patch(`/api/project_members/${kayAs}`, { role: 0 });
  await inviteToProject("kay3@guest.example");
  const token = await tokenFor("kay3@guest.example");
  expect((await ada.person.call("DELETE", `/api/project_members/${kayAs}`)).status).toBe(204);
  expect((await accept(await byline.person("kay3@guest.example"), token)).status).toBe(404);
});

test("R6.3 nobody invites above himself, and a role that is there already is not weakened", async () => {
  const refused = await invite("olga@own.example", { organization: ada.organization, organizationRole: "OWNER" });
  expect(refused.status).toBe(422);
  expect((await invite("olga@own.example", { organization: ada.organization })).body.violations).toEqual([
    { propertyPath: "organizationRole", message: "Make a choice to continue", code: "required" },
  ]);
  await invite("ada@advertiser.example", { organization: ada.organization, organizationRole: "VIEWER" });
  await accept(ada.person, await tokenFor("ada@advertiser.example"));
  expect((await ada.person.get(`/api/organizations/${ada.organization}`)).body.role).toBe("OWNER");
});

test("a new link ends the older one; a revoked or expired one opens nothing", async () => {
  const { body } = await invite("rosa@resend.example");
  const first = await tokenFor("rosa@resend.example");
  expect((await ada.person.post(`/api/invitations/${body.id}/resend`, {})).status).toBe(200);
  const second = await tokenFor("rosa@resend.example");
  const rosa = await byline.person("rosa@resend.example");
  expect((await accept(rosa, first)).status).toBe(404);
  expect((await invite("rosa@resend.example")).body.id).toBe(body.id);
  expect((await accept(rosa, second)).status).toBe(404);
  await byline.database.pool.query("UPDATE invitation SET expires_at = now() WHERE id = $1", [body.id]);
  const third = await tokenFor("rosa@resend.example");
  expect((await accept(rosa, third)).body.code).toBe("invitation_expired");
  expect((await ada.person.get(`/api/invitations/${body.id}`)).body.status).toBe("expired");
  expect((await ada.person.call("DELETE", `/api/invitations/${body.id}`)).status).toBe(204);
  expect((await accept(rosa, third)).body.code).toBe("invitation_revoked");
  expect((await ada.person.post(`/api/invitations/${body.id}/resend`, {})).status).toBe(404);
});

test("an organization sends a bounded number of invitations a day", async () => {
  const bea = await anAdvertiser(byline, "bea", 0);
  const body = { email: "one@many.example", organization: bea.organization, organizationRole: "VIEWER" };
  await bea.person.post("/api/invitations", body);
  await byline.database.pool.query(
    `INSERT INTO event (id, subject, subject_id, object, sequence, verb, organization_ids, party, actor_id)
     SELECT new_id(), 'invitation', new_id(), 'invitation', 1, 'send', ARRAY[$1::uuid], 'person', new_id()
     FROM generate_series(1, 49)`,
    [bea.organization],
  );
  const refused = await bea.person.post("/api/invitations", { ...body, email: "two@many.example" });
  expect([refused.status, refused.body.code]).toEqual([409, "invitation_limit"]);
});

test("what happens to an invitation is recorded, and one that was taken back before its mail is told to nobody", async () => {
  const { body: kept } = await invite("otto@told.example");
  await ada.person.post(`/api/invitations/${kept.id}/resend`, {});
  const otto = await byline.person("otto@told.example");
  await accept(otto, await tokenFor("otto@told.example"));
  expect(await byline.happenedTo(kept.id)).toEqual(["send", "send", "accept"]);

  const { body: gone } = await invite("never@told.example");
  await ada.person.call("DELETE", `/api/invitations/${gone.id}`);
  await byline.settle();
  expect(await byline.happenedTo(gone.id)).toEqual(["send", "revoke"]);
  const { rows } = await byline.database.pool.query("SELECT FROM mail WHERE recipient = 'never@told.example'");
  expect(rows).toEqual([]);
});

test("the secret of an invitation's link stands in its mail alone, and nothing opens it before", async () => {
  await invite("sam@secret.example");
  const before = await byline.database.pool.query(
    "SELECT token_hash FROM invitation WHERE email = 'sam@secret.example'",
  );
  const token = await tokenFor("sam@secret.example");
  expect((await byline.stranger.get(`/api/public_invitations/${token}`)).status).toBe(200);
  const after = await byline.database.pool.query(
    "SELECT token_hash FROM invitation WHERE email = 'sam@secret.example'",
  );
  expect(after.rows[0].token_hash.equals(before.rows[0].token_hash)).toBe(false);
  const { rows } = await byline.database.pool.query(
    "SELECT (SELECT count(*) FROM event WHERE event::text LIKE '%' || $1 || '%') AS events, (SELECT count(*) FROM tracked_link WHERE target LIKE '%' || $1 || '%') AS links",
    [token],
  );
  expect(rows).toEqual([{ events: 0, links: 0 }]);
});

test("a newcomer mails five strangers a day, however many organizations they make, also all at once; names carry no address", async () => {
  const mallory = await anAdvertiser(byline, "mallory", 0);
  const second = (await mallory.person.post("/api/organizations", { name: "Second Try", kind: "company" })).body.id;
  const send = (index: number) =>
    mallory.person.post("/api/invitations", {
      email: `stranger${index}@elsewhere.example`,
      organization: index % 2 ? second : mallory.organization,
      organizationRole: "VIEWER",
    });
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => send(index)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("invitation_limit");
  // Closing takes the invitations away, but not the day's count.
  expect((await mallory.person.post(`/api/organizations/${second}/close`, {})).status).toBe(204);
  expect((await mallory.person.post(`/api/organizations/${mallory.organization}/close`, {})).status).toBe(204);
  const third = (await mallory.person.post("/api/organizations", { name: "Third Try", kind: "company" })).body.id;
  const again = { email: "stranger13@elsewhere.example", organization: third, organizationRole: "VIEWER" };
  expect((await mallory.person.post("/api/invitations", again)).body.code).toBe("invitation_limit");
  const named = await mallory.person.patch("/api/client_users", { name: "Byline Security https://evil.example" });
  expect([named.status, named.body.violations[0].propertyPath]).toEqual([422, "name"]);
  const made = { name: "Urgent: https://evil.example/login", kind: "company" };
  expect((await mallory.person.post("/api/organizations", made)).body.violations[0].propertyPath).toBe("name");
});

test("the words of whoever invites stand neither in the subject nor as a link", async () => {
  const nora = await anAdvertiser(byline, "nora", 0);
  await nora.person.patch(`/api/organizations/${nora.organization}`, { name: "Harbor.com" });
  const place = { organization: nora.organization, organizationRole: "VIEWER" };
  await nora.person.post("/api/invitations", { email: "otto@elsewhere.example", ...place });
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    "SELECT letter FROM mail WHERE recipient = 'otto@elsewhere.example'",
  );
  expect(rows[0].letter.subject).toBe("You are invited to work together");
  expect(JSON.stringify(rows[0].letter)).not.toContain("Harbor.com");
  expect(JSON.stringify(rows[0].letter)).toContain("Harbor com");
});
