import { beforeAll, expect, test } from "vitest";
import { atOnce } from "../../../test/at-once.ts";
import { aBooking, anAdvertiser, anOperator, goodText, openTrade } from "../../../test/scene.ts";
import type { Person } from "../../../test/server.ts";
import type { Message } from "../contract.ts";
import { forgetUnsentFiles } from "./commands.ts";

const { byline, ada, paul } = await openTrade({ balanceCents: 500_000 });
let order = "";

beforeAll(async () => {
  order = await aSentOrder();
});

async function aSentOrder(): Promise<string> {
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  return id;
}

const at = (id: string) => `/api/orders/${id}/messages`;
const write = (person: Person, id: string, body: string, files: string[] = []) => person.post(at(id), { body, files });
const read = async (person: Person, id: string, query = "") => (await person.get(at(id) + query)).body;
const bodies = ({ messages }: { messages: Message[] }) => messages.map(({ body }) => body);
const unread = "&unread=true";
const toldOf = async (person: Person, id: string, filter = "") => {
  await byline.settle();
  const { body } = await person.get(`/api/notifications?itemsPerPage=100${filter}`);
  const told = body["hydra:member"] as { kind: string; path: string; text: string }[];
  return told.filter(({ kind, path }) => kind === "messages" && path.includes(id)).map(({ text }) => text);
};

async function upload(person: Person, id: string, bytes: string | Buffer, name = "notes.txt") {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(Buffer.from(bytes))], name));
  const request = new Request("http://byline.invalid", { method: "POST", body: form });
  const answer = await byline.app.inject({
    method: "POST",
    url: `${at(id)}/files`,
    headers: { authorization: `Bearer ${person.token}`, "content-type": request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

test("R10.0 both sides of an order write to each other, and each is told what the other wrote", async () => {
  const id = await aSentOrder();
  const written = await write(ada.person, id, "May the title be shorter?\nTen words at most.");
  expect([written.status, bodies(written.body)]).toEqual([200, ["May the title be shorter?\nTen words at most."]]);
  expect(await read(paul.person, id)).toMatchObject({ speaker: "publisher", mayWrite: true, unread: 1, earlier: null });
  await write(paul.person, id, "Yes.");
  const [newest, first] = (await read(ada.person, id)).messages;
  expect(newest).toMatchObject({ speaker: "publisher", isMine: false, body: "Yes." });
  expect(first).toMatchObject({ speaker: "client", isMine: true });
  expect(await toldOf(paul.person, id)).toEqual(["“May the title be shorter?\nTen words at most.”"]);
  expect(await toldOf(paul.person, id, unread)).toEqual([]);
  expect(await toldOf(ada.person, id, unread)).toEqual(["“Yes.”"]);
  await ada.person.post(`${at(id)}/read`, { upTo: newest.id });
  expect(await toldOf(ada.person, id, unread)).toEqual([]);
});

test("R10.0 before the text is sent there is nobody to talk to", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  expect(await read(ada.person, id)).toMatchObject({ isShared: false, messages: [] });
  expect((await write(ada.person, id, "Hello?")).body.code).toBe("conversation_closed");
  expect((await paul.person.get(at(id))).status).toBe(404);
});

test("R6.4 strangers find no conversation, and operators none before a dispute", async () => {
  const id = await aSentOrder();
  const eve = await anAdvertiser(byline, "eve", 0);
  const olga = await anOperator(byline, "olga@operator.example");
  await write(ada.person, id, "Between us");
  for (const person of [eve.person, olga]) {
    expect((await person.get(at(id))).status).toBe(404);
    expect((await write(person, id, "Hi")).status).toBe(404);
    expect((await person.post(`${at(id)}/read`, { upTo: crypto.randomUUID() })).status).toBe(404);
    expect((await upload(person, id, "text")).status).toBe(404);
  }
  await paul.person.post(`/api/orders/${id}/accept`, {});
  await ada.person.post(`/api/orders/${id}/dispute`, { reason: "No answer" });
  expect(bodies(await read(olga, id))).toEqual(["Between us"]);
  await write(olga, id, "Please show the proof.");
  expect((await read(ada.person, id)).messages[0]).toMatchObject({ speaker: "operator", isMine: false });
  expect(await toldOf(paul.person, id)).toEqual(["“Please show the proof.”", "“Between us”"]);
  expect(await toldOf(ada.person, id)).toEqual(["“Please show the proof.”"]);
  await olga.post(`/api/orders/${id}/resolve-completed`, { reason: "Shown" });
  expect((await write(olga, id, "Closed now.")).status).toBe(200);
});

test("read marks go forward alone, and tell the other side who has seen what", async () => {
  const id = await aSentOrder();
  const first = (await write(ada.person, id, "One")).body.messages[0].id;
  const second = (await write(ada.person, id, "Two")).body.messages[0].id;
  const mark = (upTo: string) => paul.person.post(`${at(id)}/read`, { upTo });
  expect((await mark(second)).status).toBe(204);
  expect((await mark(first)).status).toBe(204);
  expect(await read(paul.person, id)).toMatchObject({ unread: 0 });
  expect((await read(ada.person, id)).readMarks).toMatchObject([{ speaker: "publisher", message: second }]);
  const elsewhere = (await write(ada.person, order, "Another order")).body.messages[0].id;
  expect((await mark(elsewhere)).status).toBe(422);
});

test("five hundred messages are read page by page, each once, and found by their words", async () => {
  const id = await aSentOrder();
  await byline.database.pool.query(
    `INSERT INTO message (id, subject, subject_id, speaker, author_id, body)
     SELECT new_id(), 'order', $1, 'client', $2, 'Message ' || number || CASE WHEN number = 137 THEN ' at 50%_off' ELSE '' END
     FROM generate_series(1, 500) AS number`,
    [id, ada.person.id],
  );
  const seen: string[] = [];
  for (let before: string | null | undefined; before !== null; ) {
    const page = await read(paul.person, id, `?itemsPerPage=100${before ? `&before=${before}` : ""}`);
    seen.push(...page.messages.map((message: Message) => message.id));
    before = page.earlier;
  }
  expect([seen.length, new Set(seen).size]).toEqual([500, 500]);
  expect(seen).toEqual(seen.toSorted().reverse());
  expect(await read(paul.person, id)).toMatchObject({ unread: 100 });
  expect(bodies(await read(paul.person, id, "?search=50%25_off"))).toEqual(["Message 137 at 50%_off"]);
  expect(bodies(await read(paul.person, id, "?search=MESSAGE%20499"))).toEqual(["Message 499"]);
  expect(bodies(await read(paul.person, id, "?search=%25"))).toEqual(["Message 137 at 50%_off"]);
});

test("a message is text of a bounded length, or has a file", async () => {
  expect((await write(ada.person, order, " \n ")).status).toBe(422);
  expect((await write(ada.person, order, "x".repeat(5_001))).status).toBe(422);
  expect((await write(ada.person, order, "<script>alert(1)</script>")).body.messages[0].body).toBe(
    "<script>alert(1)</script>",
  );
});

test("files go with a message, to its participants alone, and never as a page", async () => {
  const id = await aSentOrder();
  const page = await upload(ada.person, id, "<!doctype html><script>alert(1)</script>", "brief.html");
  expect(page).toMatchObject({ status: 201, body: { contentType: "text/plain; charset=utf-8", isImage: false } });
  const file = page.body.id as string;
  const fetched = (person: Person) => person.get(`${at(id)}/files/${file}`);
  expect((await fetched(paul.person)).status).toBe(404);
  const sent = await write(ada.person, id, "", [file]);
  expect(sent.body.messages[0].files).toMatchObject([{ id: file, name: "brief.txt" }]);
  const answer = await fetched(paul.person);
  expect(answer.headers).toMatchObject({
    "content-type": "text/plain; charset=utf-8",
    "content-disposition": 'attachment; filename="brief.txt"',
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
  });
  expect((await byline.stranger.get(`${at(id)}/files/${file}`)).status).toBe(401);
  expect((await paul.person.get(`${at(order)}/files/${file}`)).status).toBe(404);
  expect((await read(paul.person, id, "?search=brief.tx")).messages).toHaveLength(1);
  expect((await write(ada.person, id, "Again", [file])).status).toBe(422);
});

test("nobody sends another's file, and what can run is refused", async () => {
  const { body } = await upload(ada.person, order, "mine");
  expect((await write(paul.person, order, "Yours", [body.id])).status).toBe(422);
  const program = Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), Buffer.alloc(64)]);
  expect((await upload(ada.person, order, program, "a.pdf")).status).toBe(422);
  expect((await upload(ada.person, order, Buffer.alloc(10_000_001, "a"))).status).toBe(413);
});

test("a person keeps at most fifty unsent files, also when several are uploaded at once", async () => {
  const id = await aSentOrder();
  await byline.database.pool.query(
    `INSERT INTO message_file (id, subject, subject_id, uploaded_by, name, content_type, bytes)
     SELECT new_id(), 'order', $1, $2, 'old.txt', 'text/plain', 1 FROM generate_series(1, 49)`,
    [id, paul.person.id],
  );
  const uploads = ["one", "two", "three"].map((text) => () => upload(paul.person, id, text));
  const answers = await atOnce(byline.database, "message_file", uploads);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("too_many_files");
});

test("files that were not sent are forgotten after a day", async () => {
  const { body } = await upload(ada.person, order, "old");
  const fresh = await upload(ada.person, order, "new");
  await byline.database.pool.query("UPDATE message_file SET created_at = now() - interval '25 hours' WHERE id = $1", [
    body.id,
  ]);
  expect(await byline.database.transaction((tx) => forgetUnsentFiles(tx, 500))).toEqual([body.id]);
  expect((await ada.person.get(`${at(order)}/files/${fresh.body.id}`)).status).toBe(200);
});

test("what was said can't be rewritten or taken back by the application", async () => {
  const change = (text: string) => byline.database.pool.query(text);
  await expect(change("UPDATE message SET body = 'other'")).rejects.toThrow("permission denied");
  await expect(change("DELETE FROM message")).rejects.toThrow("permission denied");
});
