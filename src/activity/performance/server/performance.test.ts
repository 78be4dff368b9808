import { expect, test } from "vitest";
import { runQueue } from "../../../../test/run-queue.ts";
import { aBooking, goodText, openTrade, type Publisher } from "../../../../test/scene.ts";
import { tamper } from "../../../../test/tamper.ts";

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
const sentBefore = (id: string, time: string) =>
  tamper(
    byline,
    `UPDATE event SET created_at = created_at - interval '${time}' WHERE subject_id = '${id}' AND verb = 'send'`,
  );

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
  await sentBefore(quick, "40 days");
  await sentBefore(slow, "70 days");
  await tamper(
    byline,
    `UPDATE event SET created_at = created_at - interval '40 days' + interval '2 hours' WHERE subject_id = '${quick}' AND verb = 'accept'`,
  );
  await tamper(
    byline,
    `UPDATE event SET created_at = created_at - interval '70 days' + interval '6 hours' WHERE subject_id = '${slow}' AND verb = 'requestChanges'`,
  );
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
