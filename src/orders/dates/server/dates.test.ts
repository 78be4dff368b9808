import { expect, test } from "vitest";
import { dayInWords } from "#platform/words/day-words.ts";
import { runQueue } from "../../../../test/run-queue.ts";
import { aBooking, goodText, openTrade } from "../../../../test/scene.ts";
import type { Person } from "../../../../test/server.ts";

const { byline, ada, paul } = await openTrade({ format: { turnaroundHours: 72 } });

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const order = async (id: string) => (await ada.person.get(`/api/orders/${id}`)).body;
const act = (person: Person, id: string, move: string, input: object = {}) =>
  person.post(`/api/orders/${id}/${move}`, input);

const passing = (id: string, set: string) =>
  byline.database.pool.query(`UPDATE publication_order SET ${set} WHERE id = $1`, [id]);

async function sent(choice: Record<string, unknown> = {}): Promise<string> {
  const { id } = await aBooking(ada, paul.formatId, choice);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  expect((await act(ada.person, id, "send")).status).toBe(200);
  return id;
}

async function accepted(choice: Record<string, unknown> = {}): Promise<string> {
  const id = await sent(choice);
  expect((await act(paul.person, id, "accept")).status).toBe(200);
  return id;
}

const link = { publicationUrl: "https://paul.example/news" };

test("R4.7 a day that the publisher may not be able to keep can't be put into the cart, and the earliest is said", async () => {
  const choice = { format: paul.formatId, publishDateMode: "On", publishOn: dayIn(5) };
  const { status, body } = await ada.person.post(`/api/carts/${ada.cart}/add`, choice);
  expect([status, body.violations[0].propertyPath]).toEqual([422, "publishOn"]);
  expect(body.violations[0].message).toMatch(/^Earliest \w+ \d+: 3 days to answer, 3 to publish\.$/);
});

test("R4.7 dates end a year ahead, or when the operator lets them: in the cart, in the order, and proposed", async () => {
  const cart = (publishOn: string) =>
    ada.person.post(`/api/carts/${ada.cart}/add`, { format: paul.formatId, publishDateMode: "After", publishOn });
  const id = await accepted();
  const propose = (publishOn: string) => act(paul.person, id, "propose-date", { publishDateMode: "After", publishOn });
  for (const publishOn of ["9999-12-31", "9000-01-01", dayIn(366)])
    expect([(await cart(publishOn)).status, (await propose(publishOn)).status]).toEqual([422, 422]);
  expect((await propose(dayIn(364))).status).toBe(200);
  await byline.database.pool.query("UPDATE operator_setting SET publish_days_ahead = 30");
  const { status, body } = await propose(dayIn(31));
  expect([status, body.violations[0].message]).toEqual([422, `Choose a day up to ${dayInWords(dayIn(30))}.`]);
  await byline.database.pool.query("UPDATE operator_setting SET publish_days_ahead = 365");
});

test("R4.7 a text is due when its day still leaves time to answer and to publish, also after another day was chosen", async () => {
  const hoursBefore = (day: string, hours: number) =>
    new Date(Date.parse(`${day}T23:59:59.999Z`) - hours * 3_600_000).toISOString();
  const { id } = await aBooking(ada, paul.formatId, { publishDateMode: "On", publishOn: dayIn(20) });
  expect((await order(id)).dueAt).toBe(hoursBefore(dayIn(20), 144));
  const { body } = await ada.person.patch(`/api/orders/${id}`, { publishDateMode: "Before", publishOn: dayIn(15) });
  expect(body.dueAt).toBe(hoursBefore(dayIn(15), 144));
  const free = await ada.person.patch(`/api/orders/${id}`, { publishDateMode: "After", publishOn: null });
  expect(free.body.dueAt).toBe(free.body.deadlineAt);
});

test("R4.7 a date that the other side proposed is found among what there is to answer, with its reason", async () => {
  const id = await accepted();
  const mine = async (person: Person, query: string) =>
    (await person.get(`/api/orders?${query}&itemsPerPage=100`)).body["hydra:member"].map(
      (each: { id: string }) => each.id,
    );
  const reason = "The winter issue comes out that day.";
  await act(paul.person, id, "propose-date", { publishDateMode: "On", publishOn: dayIn(40), reason });
  expect((await order(id)).proposedDate).toMatchObject({ by: "publisher", reason });
  expect(await mine(ada.person, "task=dates")).toContain(id);
  expect(await mine(paul.person, "side=publisher&proposedBy=client")).not.toContain(id);
  await act(ada.person, id, "decline-date");
  expect(await mine(ada.person, "task=dates")).not.toContain(id);
  await act(ada.person, id, "propose-date", { publishDateMode: "On", publishOn: dayIn(41) });
  expect(await mine(paul.person, "side=publisher&proposedBy=client")).toContain(id);
  expect((await order(id)).proposedDate.reason).toBeNull();
});

test("R4.7 an order on a day a month ahead is due with that day and ends a turnaround later", async () => {
  const day = dayIn(30);
  const id = await accepted({ publishDateMode: "On", publishOn: day });
  expect(await order(id)).toMatchObject({
    dueAt: `${day}T23:59:59.999Z`,
    deadlineAt: new Date(Date.parse(`${day}T23:59:59.999Z`) + 72 * 3_600_000).toISOString(),
  });
});

test.each(["On", "After"])(
  "R4.7 a link that is given too early is refused with the day: %s",
  async (publishDateMode) => {
    const day = dayIn(30);
    const id = await accepted({ publishDateMode, publishOn: day });
    const early = await act(paul.person, id, "publish", link);
    expect([early.status, early.body.violations[0].propertyPath, early.body.violations[0].code]).toEqual([
      422,
      "publicationUrl",
      "too_early",
    ]);
    expect(early.body.violations[0].message).toContain(dayInWords(day));
    await passing(id, "publish_on = (now() AT TIME ZONE 'UTC')::date");
    expect((await act(paul.person, id, "publish", link)).body.status).toBe("published");
  },
);

test("R4.7 a text is not sent with a day that has passed, and is with another one", async () => {
  const { id } = await aBooking(ada, paul.formatId, { publishDateMode: "Before", publishOn: dayIn(10) });
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await passing(id, "publish_on = (now() AT TIME ZONE 'UTC')::date - 1");
  const late = await act(ada.person, id, "send");
  expect([late.status, late.body.code]).toEqual([409, "publish_date_over"]);
  expect((await ada.person.patch(`/api/orders/${id}`, { publishOn: dayIn(2) })).status).toBe(422);
  await ada.person.patch(`/api/orders/${id}`, { publishOn: dayIn(7) });
  expect((await act(ada.person, id, "send")).body.status).toBe("sent");
  await passing(id, "publish_on = (now() AT TIME ZONE 'UTC')::date - 1");
  const refused = await act(paul.person, id, "accept");
  expect([refused.status, refused.body.code]).toEqual([409, "publish_date_over"]);
});

test("R4.7 a date that one side proposes holds when the other accepts, and the time to publish counts from it", async () => {
  const id = await accepted();
  const day = dayIn(20);
  const proposed = await act(paul.person, id, "propose-date", {
    publishDateMode: "On",
    publishOn: day,
    reason: "The issue comes out that day",
  });
  expect(proposed.body).toMatchObject({
    proposedDate: { publishDateMode: "On", publishOn: day, by: "publisher" },
    status: "accepted",
    publishOn: null,
  });
  expect((await act(paul.person, id, "accept-date")).body.code).toBe("no_proposal");
  expect((await order(id)).moves).toEqual(expect.arrayContaining(["acceptDate", "declineDate"]));
  const agreed = await act(ada.person, id, "accept-date");
  expect(agreed.body).toMatchObject({
    publishDateMode: "On",
    publishOn: day,
    proposedDate: null,
    dueAt: `${day}T23:59:59.999Z`,
  });
  const history = (await ada.person.get(`/api/order_events?order=${id}`)).body["hydra:member"];
  expect(history.slice(-2)).toMatchObject([
    { move: "proposeDate", party: "publisher", message: `On ${dayInWords(day)}\nThe issue comes out that day` },
    { move: "acceptDate", party: "client", message: `On ${dayInWords(day)}` },
  ]);
  await byline.settle();
  const mails = await byline.database.pool.query(
    "SELECT recipient, letter ->> 'subject' AS subject FROM mail ORDER BY id DESC LIMIT 2",
  );
  expect(mails.rows).toEqual([
    {
      recipient: "paul@publisher.example",
      subject: expect.stringContaining("Your publish date for paul Gazette is accepted"),
    },
    {
      recipient: "ada@advertiser.example",
      subject: expect.stringContaining("New publish date proposed for paul Gazette"),
    },
  ]);
});

test("R4.7 a proposal that nobody answered while its time ran out is not accepted, and the order goes on", async () => {
  const id = await accepted({ publishDateMode: "On", publishOn: dayIn(30) });
  await act(paul.person, id, "propose-date", { publishDateMode: "After" });
  expect((await order(id)).moves).toContain("acceptDate");
  await passing(id, "accepted_at = accepted_at - interval '73 hours'");
  expect((await order(id)).moves).not.toContain("acceptDate");
  const { status, body } = await act(ada.person, id, "accept-date");
  expect([status, body.code]).toEqual([409, "publish_date_over"]);
  expect(await order(id)).toMatchObject({ status: "accepted", publishOn: dayIn(30) });
  expect((await act(ada.person, id, "decline-date")).body.proposedDate).toBeNull();
});

test("R4.7 a proposal is declined or withdrawn, and ends with the publication", async () => {
  const id = await accepted();
  const proposal = { publishDateMode: "After", publishOn: dayIn(3) };
  await act(ada.person, id, "propose-date", proposal);
  expect((await act(paul.person, id, "decline-date", { reason: "We are full" })).body).toMatchObject({
    proposedDate: null,
    publishOn: null,
  });
  await act(ada.person, id, "propose-date", proposal);
  expect((await act(ada.person, id, "withdraw-date")).body.proposedDate).toBeNull();
  expect((await act(paul.person, id, "decline-date")).body.code).toBe("no_proposal");
  await act(ada.person, id, "propose-date", proposal);
  expect((await act(paul.person, id, "publish", link)).body).toMatchObject({ status: "published", proposedDate: null });
  expect((await act(paul.person, id, "propose-date", proposal)).body.code).toBe("order_move");
});

test.each([
  ["a day that has passed", { publishDateMode: "On", publishOn: dayIn(-1) }, "Wrong date"],
  ["the agreed date", { publishDateMode: "After" }, "This date is already agreed."],
  ["a mode without its day", { publishDateMode: "On" }, "Make a choice to continue"],
])("R4.7 %s can't be proposed", async (_what, input, message) => {
  const id = await accepted();
  const { status, body } = await act(ada.person, id, "propose-date", input);
  expect([status, body.violations]).toEqual([422, [{ propertyPath: "publishOn", message, code: "publish_date" }]]);
});

test("a move that names another count than the order's is refused, and of two at once one is made", async () => {
  const id = await sent();
  const { moveCount } = await order(id);
  const stale = await act(paul.person, id, "accept", { moveCount: moveCount - 1 });
  expect([stale.status, stale.body.code]).toEqual([409, "order_move"]);
  const answers = await Promise.all([
    act(paul.person, id, "accept", { moveCount }),
    act(ada.person, id, "propose-date", { publishDateMode: "On", publishOn: dayIn(9), moveCount }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("R4.7 whoever an order waits for is reminded before it is due, once for each reminder", async () => {
  const id = await sent();
  const remind = () => Promise.all([1, 2, 3].map(() => runQueue(byline, "remind-of-deadlines")));
  const reminders = async () => {
    await byline.settle();
    const { rows } = await byline.database.pool.query(
      "SELECT recipient, letter -> 'paragraphs' AS said FROM mail WHERE letter ->> 'subject' LIKE '%due%' || $1 ORDER BY id",
      [(await order(id)).number],
    );
    return rows;
  };
  await remind();
  expect(await reminders()).toEqual([]);
  await passing(
    id,
    "due_at = now() + interval '48 hours', deadline_at = now() + interval '48 hours', next_reminder_at = now() - interval '1 second'",
  );
  await remind();
  expect(await reminders()).toMatchObject([
    {
      recipient: "paul@publisher.example",
      said: [
        expect.stringContaining("Your answer due"),
        expect.stringMatching(/^Without an answer by .+ UTC, .+ goes back to the advertiser\.$/),
      ],
    },
  ]);
  await passing(id, "due_at = now() + interval '12 hours', next_reminder_at = now() - interval '1 second'");
  await remind();
  await remind();
  expect(await reminders()).toHaveLength(2);
});
