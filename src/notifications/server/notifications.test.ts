import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { NoticeKind } from "#events/event.ts";
import { dueNow } from "#platform/database/now.ts";
import { aBooking, goodText, openTrade } from "../../../test/scene.ts";
import type { Person } from "../../../test/server.ts";
import { orderLife, orderMoveNames } from "../../orders/order.ts";
import { mailFor } from "../../platform/lifecycle/mail-text.ts";
import { preferencesOf } from "../frequency.ts";
import { forgetOldNotifications } from "./commands.ts";
import { mailDueBatch, mailDueNotifications } from "./mail-due.ts";

const log = pino({ level: "silent" });
const { byline, ada, paul } = await openTrade();

const owner = new pg.Client({ connectionString: byline.testDatabase.ownerUrl });
await owner.connect();
await byline.settle();
beforeEach(() => owner.query("TRUNCATE notification, notification_preference, mail"));
afterAll(async () => {
  await owner?.end();
});

async function aSentOrder(): Promise<string> {
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  return id;
}

const listOf = async ({ get }: Person, query = "") => (await get(`/api/notifications${query}`)).body["hydra:member"];
const titlesOf = async (person: Person, query = "") =>
  (await listOf(person, query)).map(({ title }: { title: string }) => title);
/** The subject says outlet, amount, deadline and number. */
const aNewOrder = expect.stringMatching(
  /^New order for paul Gazette: earn \$\d+\.\d\d, answer by [A-Z][a-z]+ \d+ · Q\d+$/,
);
const mails = async () =>
  (await owner.query("SELECT recipient, letter FROM mail ORDER BY id")).rows as {
    recipient: string;
    letter: { subject: string; paragraphs: string[]; unsubscribePath: string };
  }[];
const subjects = async () => (await mails()).map(({ letter }) => letter.subject);
const prefer = ({ call }: Person, chosen: Partial<Record<NoticeKind, "at_once" | "daily" | "off">>) =>
  call("PUT", "/api/client_users/subscription_preferences", preferencesOf(chosen));
const makeMailsDue = () => owner.query(`UPDATE notification SET mail_due_at = ${dueNow} WHERE mail_due_at IS NOT NULL`);
const mailWhatIsDue = () => mailDueNotifications(byline.database, log);
const write = (person: Person, order: string, body: string) =>
  person.post(`/api/orders/${order}/messages`, { body, files: [] });

test("R7.2 the other side of an order is told in the app and by mail, once each", async () => {
  const order = await aSentOrder();
  await byline.settle();
  const [told] = await listOf(paul.person);
  expect(told).toMatchObject({
    kind: "orderUpdates",
    readAt: null,
    text: "The advertiser sent the text. Accept it, reject it or request changes.",
  });
  expect(told.path).toContain(`?order=${order}`);
  expect(await subjects()).toEqual([aNewOrder]);
  expect(await listOf(ada.person)).toEqual([]);
});

test("R7.2 who opens or answers an order has read what is told about it, and nothing else", async () => {
  const [opened, answered, other] = [await aSentOrder(), await aSentOrder(), await aSentOrder()];
  await byline.settle();
  const unread = async () =>
    (await listOf(paul.person, "?unread=true")).map(({ path }: { path: string }) => path.split("order=")[1]);
  expect((await unread()).toSorted()).toEqual([opened, answered, other].toSorted());
  expect((await paul.person.post("/api/notifications/seen", { about: opened })).status).toBe(204);
  expect((await ada.person.post("/api/notifications/seen", { about: other })).status).toBe(204);
  await paul.person.post(`/api/orders/${answered}/accept`, {});
  await byline.settle();
  expect(await unread()).toEqual([other]);
});

test("R7.2 who answers an offer by the API has read what is told about it", async () => {
  const offer = { campaign: ada.campaign, format: paul.formatId, priceCents: 5_000 };
  const { id } = (await ada.person.post("/api/offers", offer)).body;
  await byline.settle();
  const unread = async ({ person }: typeof ada | typeof paul) =>
    (await listOf(person, "?unread=true")).filter(({ path }: { path: string }) => path.endsWith(id)).length;
  expect(await unread(paul)).toBe(1);
  await paul.person.post(`/api/offers/${id}/counter`, { version: 1, priceCents: 6_000 });
  await byline.settle();
  expect([await unread(paul), await unread(ada)]).toEqual([0, 1]);
  await ada.person.post(`/api/offers/${id}/decline`, { version: 2 });
  await byline.settle();
  expect(await unread(ada)).toBe(0);
});

test("R7.2 a mail that goes to both sides speaks to the one that reads it", async () => {
  const offer = { campaign: ada.campaign, format: paul.formatId, priceCents: 5_000 };
  const { id } = (await ada.person.post("/api/offers", offer)).body;
  await paul.person.post(`/api/offers/${id}/decline`, { version: 1 });
  await byline.settle();
  await makeMailsDue();
  await mailWhatIsDue();
  const declined = (await mails()).find(
    ({ recipient, letter }) =>
      recipient === "ada@advertiser.example" && letter.subject === "paul Gazette declined your offer of $50.00",
  );
  expect(declined?.letter.paragraphs[0]).toBe("The offer was declined. Its money is back in your balance.");
  for (const name of orderMoveNames) {
    const { mail = "" } = orderLife.moves[name].texts;
    expect(mailFor(mail, "publisher"), name).not.toMatch(/the publisher('s)? (has|is|gives|earnings)\b|your refund/i);
    expect(mailFor(mail, "client"), name).not.toMatch(/the advertiser's balance$/i);
  }
});

test("notifications are read one by one, or all up to the newest that was seen", async () => {
  for (let count = 0; count < 3; count++) await aSentOrder();
  await byline.settle();
  const [newest, middle, oldest] = await listOf(paul.person);
  expect((await paul.person.post(`/api/notifications/${newest.id}/read`, {})).body.readAt).not.toBeNull();
  expect((await paul.person.get("/api/notifications?unread=true")).body["hydra:totalItems"]).toBe(2);
  expect((await ada.person.post(`/api/notifications/${middle.id}/read`, {})).status).toBe(404);
  await paul.person.post("/api/notifications/read", { upTo: oldest.id });
  expect((await listOf(paul.person, "?unread=true")).map(({ id }: { id: string }) => id)).toEqual([middle.id]);
  await paul.person.post("/api/notifications/read", {});
  expect(await listOf(paul.person, "?unread=true")).toEqual([]);
  expect(await listOf(paul.person)).toHaveLength(3);
});

test("what was read is taken back: one by one, or all that one call read, and nobody else's", async () => {
  for (let count = 0; count < 3; count++) await aSentOrder();
  await byline.settle();
  const unread = async () =>
    (await listOf(paul.person, "?unread=true&kind=orderUpdates")).map(({ id }: { id: string }) => id);
  const [newest, middle, oldest] = await unread();
  await paul.person.post(`/api/notifications/${oldest}/read`, {});
  await paul.person.post("/api/notifications/read", { upTo: newest });
  expect(await unread()).toEqual([]);
  expect((await ada.person.post(`/api/notifications/${newest}/unread`, {})).status).toBe(404);
  expect((await paul.person.post(`/api/notifications/${newest}/unread`, {})).body.readAt).toBeNull();
  expect(await unread()).toEqual([newest, middle]);
  await paul.person.post(`/api/notifications/${oldest}/unread`, {});
  expect(await unread()).toEqual([newest, middle, oldest]);
  expect(await listOf(paul.person, "?kind=offers")).toEqual([]);
});

test("R7.2 who wants no mails still sees it in the app; who wants a digest gets one for all of it", async () => {
  await prefer(paul.person, { orderUpdates: "off" });
  await aSentOrder();
  await byline.settle();
  await makeMailsDue();
  await mailWhatIsDue();
  expect([await titlesOf(paul.person), await subjects()]).toEqual([[aNewOrder], []]);
  await prefer(paul.person, { orderUpdates: "daily" });
  for (let count = 0; count < 3; count++) await aSentOrder();
  await byline.settle();
  expect(await subjects()).toEqual([]);
  const { rows } = await owner.query(
    "SELECT DISTINCT extract(hour FROM mail_due_at AT TIME ZONE 'UTC') AS hour, mail_due_at > now() AS later FROM notification WHERE mail_due_at IS NOT NULL",
  );
  expect(rows).toEqual([{ hour: "7", later: true }]);
  await makeMailsDue();
  await mailWhatIsDue();
  await mailWhatIsDue();
  expect(await subjects()).toEqual([expect.stringMatching(/^New order for paul Gazette.*\(and 2 more\)$/)]);
});

test("a message's mail waits: who reads in the app gets none, and several make one", async () => {
  const order = await aSentOrder();
  await byline.settle();
  await owner.query("TRUNCATE mail");
  await write(ada.person, order, "One");
  await write(ada.person, order, "Two");
  await byline.settle();
  expect(await subjects()).toEqual([]);
  await makeMailsDue();
  await mailWhatIsDue();
  expect(await subjects()).toEqual([expect.stringMatching(/^New message about paul Gazette · Order Q\d+ \(2\)$/)]);
  const { messages } = (await write(ada.person, order, "Three")).body;
  await byline.settle();
  await paul.person.post(`/api/orders/${order}/messages/read`, { upTo: messages[0].id });
  await makeMailsDue();
  await mailWhatIsDue();
  expect(await subjects()).toHaveLength(1);
});

test("an event that is told again tells nobody twice", async () => {
  const order = await aSentOrder();
  await byline.settle();
  await owner.query(
    `UPDATE event_consumer SET position = (SELECT min(position) - 1 FROM event WHERE subject_id = $1)`,
    [order],
  );
  await byline.settle();
  expect([await titlesOf(paul.person), await subjects()]).toEqual([[aNewOrder], [aNewOrder]]);
});

test("a process that ends leaves due mails to the next one", async () => {
  await aSentOrder();
  await byline.settle();
  await owner.query("TRUNCATE mail");
  await owner.query(`UPDATE notification SET mail_due_at = ${dueNow}`);
  await mailDueNotifications(byline.database, log, AbortSignal.abort());
  expect(await subjects()).toEqual([]);
  await mailWhatIsDue();
  expect(await subjects()).not.toEqual([]);
});

test("a process that dies between a mail and its mark has sent nothing, and the next one sends it once", async () => {
  await prefer(paul.person, { orderUpdates: "daily" });
  for (let count = 0; count < 3; count++) await aSentOrder();
  await byline.settle();
  await makeMailsDue();
  await owner.query(`
    CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS
      'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END';
    CREATE TRIGGER mail_dies AFTER INSERT ON mail FOR EACH ROW EXECUTE FUNCTION die()`);
  await expect(mailDueBatch(byline.database)).rejects.toThrow();
  expect(await subjects()).toEqual([]);
  await owner.query("DROP FUNCTION die CASCADE");
  await mailWhatIsDue();
  expect(await subjects()).toEqual([expect.stringMatching(/^New order for paul Gazette.*\(and 2 more\)$/)]);
  expect(await mailDueBatch(byline.database)).toBe(0);
});

test("two processes that mail at the same time send each mail once", async () => {
  await prefer(paul.person, { orderUpdates: "off" });
  for (let count = 0; count < 10; count++) await aSentOrder();
  await byline.settle();
  await prefer(paul.person, {});
  await owner.query(`UPDATE notification SET mail_due_at = ${dueNow}`);
  await Promise.all([mailWhatIsDue(), mailWhatIsDue(), mailWhatIsDue()]);
  expect(await subjects()).toHaveLength(10);
});

test("R7.2 a mail's link ends its kind without a sign-in: opening it asks, one click does it (RFC 8058)", async () => {
  await aSentOrder();
  await byline.settle();
  const [mail] = await mails();
  const path = mail?.letter.unsubscribePath ?? "";
  const asked = await byline.app.inject({ url: path });
  expect([asked.statusCode, asked.body]).toEqual([200, expect.stringContaining("Stop these mails?")]);
  const frequencyOf = async () =>
    (await paul.person.get("/api/client_users/subscription_preferences")).body.orderUpdates;
  expect(await frequencyOf()).toBe("at_once");
  const click = await byline.app.inject({
    method: "POST",
    url: path,
    payload: "List-Unsubscribe=One-Click",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect([click.statusCode, await frequencyOf()]).toEqual([200, "off"]);
  await aSentOrder();
  await byline.settle();
  expect(await subjects()).toHaveLength(1);
});

test("a link that Byline did not write ends nothing", async () => {
  const signature = "x".repeat(43);
  for (const token of [
    "",
    "nonsense",
    `${paul.person.id}.orderUpdates.${signature}`,
    `${paul.person.id}.everything.x`,
  ]) {
    const answer = await byline.app.inject({ method: "POST", url: `/unsubscribe?token=${token}` });
    expect(answer.statusCode).toBe(404);
  }
  const { rows } = await owner.query("SELECT FROM notification_preference");
  expect(rows).toEqual([]);
});

test("old notifications are forgotten, those that nobody has read a while later", async () => {
  for (let count = 0; count < 3; count++) await aSentOrder();
  await byline.settle();
  const [first, second, third] = await listOf(paul.person);
  await owner.query("UPDATE notification SET created_at = now() - interval '100 days', read_at = now() WHERE id = $1", [
    first.id,
  ]);
  await owner.query("UPDATE notification SET created_at = now() - interval '100 days' WHERE id = $1", [second.id]);
  expect(await byline.database.transaction((tx) => forgetOldNotifications(tx, 100))).toBe(1);
  expect((await listOf(paul.person)).map(({ id }: { id: string }) => id)).toEqual([second.id, third.id]);
});
