import { expect, test } from "vitest";
import { runQueue } from "../../../../test/run-queue.ts";
import { aBooking, goodText, openTrade, type Publisher } from "../../../../test/scene.ts";

const { byline, ada, paul } = await openTrade();

const performance = async (person = paul.person) =>
  (await person.get(`/api/publisher_performances/${paul.organization}`)).body;
const act = (person: Publisher["person"], id: string, move: string, input: object = {}) =>
  person.post(`/api/orders/${id}/${move}`, input);
const sent = async () => {
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await act(ada.person, id, "send");
  return id as string;
};
/** As if it had been asked and answered at another time; the kept counts follow the month of the question. */
async function askedBefore(id: string, time: string, hours: number) {
  const { pool } = byline.database;
  const count = (answered: number) =>
    pool.query(
      `INSERT INTO answer_month SELECT publisher_organization_id, date_trunc('month', asked_at AT TIME ZONE 'UTC')::date, $2, 0
       FROM publication_order WHERE id = $1
       ON CONFLICT (organization_id, month) DO UPDATE SET answered = answer_month.answered + $2`,
      [id, answered],
    );
  await count(-1);
  await pool.query(
    `UPDATE publication_order SET asked_at = asked_at - $2::interval, answered_at = asked_at - $2::interval + make_interval(hours => $3)
     WHERE id = $1`,
    [id, time, hours],
  );
  await count(1);
}

test("R3.12 a publisher without orders reads twelve empty months", async () => {
  const { months, ...whole } = await performance();
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toEqual({
    month: new Date().toISOString().slice(0, 7),
    earnedCents: 0,
    answered: 0,
    missed: 0,
    medianHours: null,
  });
  expect(whole).toMatchObject({ answered: 0, missed: 0, medianHours: null });
});

test("R3.12 earnings less what went back, the median of answers, and what expired unanswered, each in its month", async () => {
  const [quick, slow, missed, open, canceled] = [await sent(), await sent(), await sent(), await sent(), await sent()];
  await act(paul.person, quick, "accept");
  await act(paul.person, quick, "publish", { publicationUrl: `https://${paul.domain}/news` });
  await act(ada.person, quick, "approve");
  await act(paul.person, slow, "request-changes", { reason: "Please name the street" });
  await act(ada.person, canceled, "cancel");
  await byline.database.pool.query(
    "UPDATE publication_order SET deadline_at = now() - interval '1 minute' WHERE id = $1",
    [missed],
  );
  await runQueue(byline, "fire-deadlines");
  expect((await ada.person.get(`/api/orders/${missed}`)).body.status).toBe("expired");
  expect((await ada.person.get(`/api/orders/${open}`)).body.status).toBe("sent");
  const { months, ...whole } = await performance();
  expect(whole).toMatchObject({ answered: 2, missed: 1 });
  expect(months.at(-1)).toMatchObject({ earnedCents: 8_500, answered: 2, missed: 1 });
  await askedBefore(quick, "40 days", 2);
  // Another month than 40 days ago, on every day of the year.
  await askedBefore(slow, "75 days", 6);
  const later = await performance();
  expect(later.medianHours).toBeCloseTo(4, 1);
  expect(later.months.filter(({ answered }: { answered: number }) => answered > 0)).toHaveLength(2);
  expect(later.months.at(-1)).toMatchObject({ earnedCents: 8_500, answered: 0, missed: 1, medianHours: null });
});

test("R6.3 R6.4 earnings are read by who reads the wallet, and by nobody else", async () => {
  expect((await ada.person.get(`/api/publisher_performances/${paul.organization}`)).status).toBe(404);
  expect((await ada.person.get("/api/publisher_performances")).body["hydra:totalItems"]).toBe(0);
  expect(
    (await paul.person.get(`/api/publisher_performances?organization=${paul.organization}`)).body["hydra:totalItems"],
  ).toBe(1);
});
