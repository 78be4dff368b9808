import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { anOperator, aPublisher, formatFields, mediaFields, type Publisher } from "../../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../../test/server.ts";
import { setSuspended } from "../../../../test/suspension.ts";

let byline: TestServer;
let operator: Person;
let paul: Publisher;
let count = 0;

beforeAll(async () => {
  byline = await openTestServer();
  operator = await anOperator(byline, "operator@byline.example");
  paul = await aPublisher(byline, "paul");
});

beforeEach(async () => {
  await reviewBy("people");
  await byline.settle();
  await byline.database.pool.query("DELETE FROM mail");
});

afterAll(() => byline?.close());

const reviewBy = (whom: "people" | "settings") =>
  byline.database.pool.query("UPDATE operator_setting SET automatic_review = $1", [whom === "settings"]);

async function added(): Promise<{ id: string; status: string }> {
  count += 1;
  const fields = { organization: paul.organization, ...mediaFields(`Paper ${count}`, `paper-${count}.example`) };
  return (await paul.person.post("/api/media", fields)).body;
}

const want = (id: string, status: string) => paul.person.patch(`/api/media/${id}`, { status });
const answer = (id: string, move: string, body = {}) => operator.post(`/api/media/${id}/${move}`, body);
const mails = async () => {
  await byline.settle();
  const { rows } = await byline.database.pool.query("SELECT letter FROM mail");
  return rows.map(({ letter }) => JSON.stringify(letter));
};

test("R1.10 without review by people a medium is listed at once", async () => {
  await reviewBy("settings");
  expect((await added()).status).toBe("listed");
});

test("R1.10 a new medium waits for review; strangers do not see it, operators find it", async () => {
  const { id, status } = await added();
  expect(status).toBe("in_review");
  const eve = await byline.person("eve@stranger.example");
  expect((await eve.get(`/api/media/${id}`)).status).toBe(404);
  const { body } = await operator.get("/api/media/review?itemsPerPage=100");
  expect(body["hydra:member"].map((each: { id: string }) => each.id)).toContain(id);
  expect((await paul.person.get("/api/media/review")).status).toBe(403);
});

test("R6.4 an outlet offers each reader the moves that the server would make: none to a suspended publisher or a stranger", async () => {
  const { id } = await added();
  const offered = async (person: Person) => (await person.get(`/api/media/${id}`)).body.moves;
  expect(await offered(paul.person)).toEqual(["pause", "withdraw"]);
  expect(await offered(operator)).toEqual(["approve", "ask", "reject"]);
  await setSuspended(byline, paul.organization, "Sells links that it removes");
  expect(await offered(paul.person)).toEqual([]);
  const refused = await want(id, "paused");
  expect([refused.status, refused.body.code]).toEqual([409, "organization_suspended"]);
  await setSuspended(byline, paul.organization, null);
  await answer(id, "approve");
  const eve = await byline.person("evelyn@stranger.example");
  expect([await offered(eve), await offered(operator)]).toEqual([[], ["reject"]]);
});

test("R7.3 a page behind the last one says how many wait all the same", async () => {
  await added();
  const { totalItems } = await pageOf(1);
  expect(totalItems).toBeGreaterThan(0);
  expect(await pageOf(totalItems + 1)).toEqual({ items: [], totalItems });
});

async function pageOf(page: number) {
  const { body } = await operator.get(`/api/media/review?itemsPerPage=1&page=${page}`);
  return { items: body["hydra:member"] as unknown[], totalItems: body["hydra:totalItems"] as number };
}

test("R1.10 an approved medium is listed, its publisher is told, and it may pause and come back unreviewed", async () => {
  const { id } = await added();
  expect((await answer(id, "approve")).body.status).toBe("listed");
  expect(await mails()).toEqual([expect.stringContaining("is listed")]);
  expect((await want(id, "paused")).body.status).toBe("paused");
  expect((await want(id, "listed")).body.status).toBe("listed");
});

test("R1.10 a rejected medium shows the reason and can be sent again, even where Byline reviews by itself", async () => {
  const { id } = await added();
  expect((await answer(id, "reject")).status).toBe(422);
  expect((await answer(id, "reject", { reason: "The site is empty." })).body.status).toBe("rejected");
  expect(await mails()).toEqual([expect.stringContaining("The site is empty.")]);
  expect((await paul.person.get(`/api/media/${id}`)).body.rejectionReason).toBe("The site is empty.");
  await reviewBy("settings");
  expect((await want(id, "listed")).body).toMatchObject({ status: "in_review", rejectionReason: null });
});

test("R1.10 a question brings the medium back to its publisher, whose answer sends it again", async () => {
  const { id } = await added();
  expect((await answer(id, "ask", { reason: "Who edits it?" })).body.status).toBe("draft");
  expect((await paul.person.get(`/api/media/${id}`)).body.reviewQuestion).toBe("Who edits it?");
  expect(await mails()).toEqual([expect.stringContaining("Who edits it?")]);
  const sent = await paul.person.patch(`/api/media/${id}`, { editorialPolicy: "Paul edits it.", status: "listed" });
  expect(sent.body).toMatchObject({ status: "in_review", reviewQuestion: null });
});

test("R1.10 what was answered already can't be answered again", async () => {
  const { id } = await added();
  await answer(id, "approve");
  expect(await answer(id, "approve")).toMatchObject({ status: 409 });
  expect((await answer(id, "ask", { reason: "Why?" })).status).toBe(409);
});

const trail = async () => (await operator.get("/api/audit_events?kind=review")).body;
const decisionsOn = async (id: string) =>
  (await trail())["hydra:member"].filter((event: { changes: object[] }) =>
    event.changes.some((change) => "after" in change && change.after === id),
  );

test("R1.10 R3.16 what a review decides stands in the trail, with what the publisher was told", async () => {
  const { id } = await added();
  await answer(id, "ask", { reason: "Who edits it?" });
  await want(id, "listed");
  await answer(id, "approve");
  await answer(id, "reject", { reason: "No imprint." });
  const decision = (name: string, reason: object[]) => ({
    act: "created",
    subject: `Paper ${count}`,
    actorName: "operator@byline.example",
    changes: [{ field: "decision", before: null, after: name }, ...reason, { field: "media", before: null, after: id }],
  });
  expect(await decisionsOn(id)).toMatchObject([
    decision("reject", [{ field: "reason", after: "No imprint." }]),
    decision("approve", []),
    decision("ask", [{ field: "reason", after: "Who edits it?" }]),
  ]);
});

test("R1.10 a decision that is refused leaves no trace", async () => {
  const { id } = await added();
  await answer(id, "approve");
  const before = (await trail())["hydra:totalItems"];
  expect((await answer(id, "approve")).status).toBe(409);
  expect((await trail())["hydra:totalItems"]).toBe(before);
});

test("R1.10 only operators review", async () => {
  const { id } = await added();
  for (const move of ["approve", "ask", "reject"])
    expect((await paul.person.post(`/api/media/${id}/${move}`, { reason: "Mine" })).status).toBe(403);
});

test("R1.10 a listed medium that moves to another domain is reviewed again, whatever else the edit says", async () => {
  const { id } = await added();
  await answer(id, "approve");
  const moved = await paul.person.patch(`/api/media/${id}`, { url: "https://other-paper.example/", status: "listed" });
  expect(moved.body.status).toBe("in_review");
});

test("each move stands in the medium's history", async () => {
  const { id } = await added();
  await answer(id, "reject", { reason: "No imprint." });
  const { rows } = await byline.database.pool.query(
    "SELECT verb, party, from_state, to_state, message FROM event WHERE subject_id = $1 ORDER BY id",
    [id],
  );
  expect(rows).toEqual([
    { verb: "submit", party: "publisher", from_state: "draft", to_state: "in_review", message: "" },
    { verb: "reject", party: "operator", from_state: "in_review", to_state: "rejected", message: "No imprint." },
  ]);
});

test("R2.21 several media take the same change at once, all or none", async () => {
  await reviewBy("settings");
  const [one, other] = [await added(), await added()];
  const change = { mediaType: "Blog", topics: ["Harbours"], countries: ["DE"], languages: ["de"], status: "paused" };
  const { status, body } = await paul.person.post("/api/media/edit-several", { media: [one.id, other.id], ...change });
  expect(status).toBe(200);
  expect(body["hydra:member"]).toMatchObject([change, change]);
  const eve = await aPublisher(byline, "eve");
  const stolen = await paul.person.post("/api/media/edit-several", { media: [one.id, eve.media], status: "listed" });
  expect(stolen.status).toBe(404);
  expect((await paul.person.get(`/api/media/${one.id}`)).body.status).toBe("paused");
});

test("R2.19 media that miss something are found by it", async () => {
  await reviewBy("settings");
  const { id } = await added();
  const incomplete = async (isIt = true) =>
    (await paul.person.get(`/api/media?incomplete=${isIt}&itemsPerPage=100`)).body["hydra:member"].map(
      (each: { id: string }) => each.id,
    );
  expect(await incomplete()).toContain(id);
  expect(await incomplete(false)).not.toContain(id);
  await paul.person.patch(`/api/media/${paul.media}`, { description: "All the news", status: "listed" });
  await byline.database.pool.query("UPDATE media_project SET verification = 'verified' WHERE id = $1", [paul.media]);
  expect(await incomplete()).not.toContain(paul.media);
  expect(await incomplete(false)).toContain(paul.media);
});

const formatOf = async (media: string, formatType = "Press Release") =>
  (await paul.person.post("/api/formats", { ...formatFields, media, formatType })).body as {
    id: string;
    status: string;
  };
const statusesOf = async (media: string) =>
  (await paul.person.get(`/api/formats?media=${media}`)).body["hydra:member"].map(
    ({ status }: { status: string }) => status,
  );
const isInQueue = async (id: string) => {
  const { body } = await operator.get("/api/media/review?itemsPerPage=100");
  return body["hydra:member"].some((each: { id: string }) => each.id === id);
};

test("R1.10 an outlet and its formats are one case with one approval and one mail", async () => {
  const { id } = await added();
  for (const type of ["Press Release", "Advertorial"]) expect((await formatOf(id, type)).status).toBe("in_review");
  expect((await answer(id, "approve")).body.status).toBe("listed");
  expect(await statusesOf(id)).toEqual(["listed", "listed"]);
  expect(await mails()).toHaveLength(1);
  expect(await isInQueue(id)).toBe(false);
});

test("R1.10 a new format of a listed outlet is a case of its own, and its approval is told", async () => {
  const { id } = await added();
  await answer(id, "approve");
  await formatOf(id);
  await mails();
  await byline.database.pool.query("DELETE FROM mail");
  expect(await isInQueue(id)).toBe(true);
  expect((await answer(id, "approve")).status).toBe(200);
  expect(await statusesOf(id)).toEqual(["listed"]);
  expect(await mails()).toEqual([expect.stringMatching(/Press Release on .+ is listed/)]);
  expect((await answer(id, "approve")).status).toBe(409);
});

test("R1.10 rejecting an outlet closes its formats, and the publisher reads the reason once by mail", async () => {
  const { id } = await added();
  await formatOf(id);
  await answer(id, "approve");
  await formatOf(id, "Advertorial");
  await mails();
  await byline.database.pool.query("DELETE FROM mail");
  expect((await answer(id, "reject", { reason: "No imprint." })).body.status).toBe("rejected");
  expect(await statusesOf(id)).toEqual(["rejected", "rejected"]);
  expect(await mails()).toEqual([expect.stringContaining("No imprint.")]);
  expect(await isInQueue(id)).toBe(false);
});

test("R1.10 formats of an outlet that is back with its publisher wait for the outlet", async () => {
  const { id } = await added();
  await formatOf(id);
  await answer(id, "ask", { reason: "Who edits it?" });
  expect(await isInQueue(id)).toBe(false);
  await want(id, "listed");
  expect(await isInQueue(id)).toBe(true);
});

test("R1.10 an operator decides about no outlet and no format of an organization that they belong to", async () => {
  const { id } = await added();
  const format = (await paul.person.post("/api/formats", { media: id, ...formatFields })).body.id;
  const member = await anOperator(byline, "member@byline.example");
  await byline.database.pool.query(
    "INSERT INTO organization_member (user_id, organization_id, role) VALUES ($1, $2, 'VIEWER')",
    [member.id, paul.organization],
  );
  const own = { status: 409, body: { code: "own_organization" } };
  for (const [path, body] of [
    [`/api/media/${id}/approve`, {}],
    [`/api/media/${id}/ask`, { reason: "Who writes for it?" }],
    [`/api/media/${id}/reject`, { reason: "No imprint." }],
    [`/api/formats/${format}/approve`, {}],
    [`/api/formats/${format}/reject`, { reason: "Too dear." }],
  ] as const)
    expect(await member.post(path, body), path).toMatchObject(own);
  const asked = (await member.get("/api/media/review?itemsPerPage=100")).body["hydra:member"];
  expect(asked.map((each: { id: string }) => each.id)).not.toContain(id);
  const [waiting] = (await member.get(`/api/formats?status=in_review&media=${id}`)).body["hydra:member"];
  expect(waiting.moves).toEqual([]);
  expect(await isInQueue(id)).toBe(true);
  expect((await answer(id, "approve")).status).toBe(200);
});
