import { expect, test } from "vitest";
import { fireDeadlines } from "../../../../test/run-queue.ts";
import { anAdvertiser, anIdentityOf, goodText, spendEarnings } from "../../../../test/scene.ts";
import { openClaims } from "./test-support.ts";

const {
  scene,
  pages,
  byline,
  ada,
  olga,
  query,
  order,
  claims,
  act,
  money,
  look,
  letPass,
  completed,
  lost,
  loseAgain,
  mailsOf,
} = await openClaims();

test("R10.3 a loss that is seen twice opens a claim by itself, tells both sides, and moves no money", async () => {
  const id = await completed();
  const before = await money();
  await loseAgain(id, "10 days");
  const { status, number, dueAt, moves } = await order(id);
  expect([status, moves]).toEqual(["claimed", ["checkAgain", "contest", "waiveClaim"]]);
  const [claim] = await claims(id);
  expect(claim).toMatchObject({ status: "open", problems: ["The page answers 404."], dueAt, closedAt: null });
  expect(new Date(dueAt).toISOString()).toMatch(/T23:59:59.999Z$/);
  expect(await money()).toEqual(before);
  expect((await mailsOf(number)).filter((mail) => /a claim is open/i.test(mail))).toEqual([
    expect.stringMatching(/^paul\d* A claim is open about .+, restore the publication by /),
    expect.stringMatching(/^ada .+ no longer shows what you booked: a claim is open$/),
  ]);
});

test("R10.3 both sides and operators find open claims in a list; a stranger learns nothing", async () => {
  const id = await lost();
  const [{ id: claim }] = await claims(id);
  for (const person of [ada.person, scene.paul.person, olga]) {
    const open = (await person.get("/api/claims?state=open&itemsPerPage=100")).body["hydra:member"];
    expect(open.map((each: { id: string }) => each.id)).toContain(claim);
    expect((await person.get(`/api/claims/${claim}`)).body).toMatchObject({ id: claim, totalCents: 10_000 });
  }
  for (const [person, side] of [
    [ada.person, "client"],
    [scene.paul.person, "publisher"],
  ] as const) {
    const found = (await person.get(`/api/orders?status=claimed&side=${side}&itemsPerPage=100`)).body["hydra:member"];
    expect(found.map((each: { id: string }) => each.id)).toContain(id);
  }
  const eve = await anAdvertiser(byline, "eve", 0);
  expect((await eve.person.get(`/api/claims/${claim}`)).status).toBe(404);
  expect((await eve.person.get("/api/claims")).body["hydra:totalItems"]).toBe(0);
});

test("R10.3 what is back closes its claim with the evidence; what is lost anew opens another one", async () => {
  const id = await lost();
  const before = await money();
  const { completedAt, number } = await order(id);
  pages.set(`/${id}`, goodText.content);
  expect((await act(ada.person, id, "check-again")).status).toBe(200);
  await look(id);
  expect(await order(id)).toMatchObject({ status: "completed", completedAt, dueAt: null });
  expect(await claims(id)).toMatchObject([{ status: "restored", closedAt: expect.any(String) }]);
  const [evidence] = (await scene.paul.person.get(`/api/link_checks?order=${id}`)).body["hydra:member"];
  expect(evidence).toMatchObject({ passed: true, evidence: { textShare: 1 } });
  expect(await mailsOf(number)).toContainEqual(
    expect.stringMatching(/^ada The claim about .+ is closed: the publication is restored$/),
  );
  await loseAgain(id, "1 day");
  expect((await claims(id)).map(({ status }: { status: string }) => status)).toEqual(["open", "restored"]);
  expect(await money()).toEqual(before);
});

test("R10.3 the publisher names another page, which is checked like a publication", async () => {
  const id = await lost();
  const elsewhere = await act(scene.paul.person, id, "replace", { publicationUrl: "https://elsewhere.example/x" });
  expect([elsewhere.status, elsewhere.body.violations[0].propertyPath]).toEqual([422, "publicationUrl"]);
  expect((await act(ada.person, id, "replace", { publicationUrl: `http://${scene.paul.domain}/x` })).status).toBe(403);
  pages.set(`/${id}/half`, "<p>Something else</p>");
  await act(scene.paul.person, id, "replace", { publicationUrl: `http://${scene.paul.domain}/${id}/half` });
  await look(id);
  expect((await order(id)).status).toBe("claimed");
  pages.set(`/${id}/new`, goodText.content);
  const publicationUrl = `http://${scene.paul.domain}/${id}/new`;
  expect((await act(scene.paul.person, id, "replace", { publicationUrl })).status).toBe(200);
  await look(id);
  expect(await order(id)).toMatchObject({ status: "completed", publicationUrl });
});

test("R10.3 what is not restored in time is refunded by itself from the publisher's earnings", async () => {
  const id = await lost();
  const before = await money();
  const { number } = await order(id);
  await letPass(id, "16 days");
  await fireDeadlines(byline);
  expect(await order(id)).toMatchObject({ status: "refunded", feeCents: 0, earningsCents: 0 });
  expect(await claims(id)).toMatchObject([{ status: "refunded" }]);
  expect(await money()).toEqual({ available: before.available + 10_000, earnings: before.earnings - 8_500 });
  expect(await mailsOf(number)).not.toContainEqual(expect.stringMatching(/^olga /));
  expect((await query("SELECT next_look_at FROM publication_watch WHERE order_id = $1", id))[0]).toBeDefined();
});

test("R10.3 what earnings don't cover stands as owed, and operators are told", async () => {
  const id = await lost();
  await spendEarnings(byline, scene.paul.organization, 6_000);
  const { number } = await order(id);
  await letPass(id, "16 days");
  await fireDeadlines(byline);
  expect((await scene.paul.person.get(`/api/wallets/${scene.paul.organization}`)).body).toMatchObject({
    earningsCents: 0,
    owedCents: 6_000,
  });
  expect(await mailsOf(number)).toContainEqual(expect.stringMatching(/^olga Refund of \$60\.00 not covered by /));
});

test("R10.3 a withdrawal that was not sent is stopped for a refund, which is paid at once; what is left is in the earnings", async () => {
  const id = await lost();
  const { person, organization } = scene.paul;
  await anIdentityOf(byline, organization, "approved");
  await spendEarnings(byline, organization, -10_000);
  const payee = { holder: "Quill Media", iban: "DE89 3704 0044 0532 0130 00" };
  const asked = await person.post("/api/withdrawals", { organization, amountCents: 10_000, payee });
  expect(asked.status, JSON.stringify(asked.body)).toBe(201);
  await spendEarnings(byline, organization, 6_000);
  const { available } = await money();
  await letPass(id, "16 days");
  await fireDeadlines(byline);
  expect((await person.get(`/api/wallets/${organization}`)).body).toMatchObject({ earningsCents: 4_000, owedCents: 0 });
  expect((await money()).available).toBe(available + 10_000);
  const { number } = await order(id);
  const { status, reason } = (await person.get(`/api/withdrawals/${asked.body.id}`)).body;
  expect([status, reason]).toEqual([7, `Order ${number} is refunded.`]);
  await byline.settle();
  const subjects = await query(
    "SELECT letter->>'subject' AS subject FROM mail WHERE letter->>'subject' LIKE '%was stopped'",
  );
  expect(subjects).toHaveLength(1);
});

test("R10.3 the advertiser may accept the publication as it is; what is missing then opens no other claim", async () => {
  const id = await lost();
  expect((await act(scene.paul.person, id, "waive-claim")).status).toBe(403);
  expect((await act(ada.person, id, "waive-claim")).body.status).toBe("completed");
  expect(await claims(id)).toMatchObject([{ status: "waived" }]);
  for (let hour = 0; hour < 3; hour++) {
    await letPass(id, "1 hour");
    await look(id);
  }
  expect((await order(id)).status).toBe("completed");
});

test("R10.3 a dispute takes an open claim's place, and its decision is the only one about the money", async () => {
  const id = await lost();
  await act(scene.paul.person, id, "contest", { reason: "It is there, your robot is blocked" });
  expect(await claims(id)).toMatchObject([{ status: "disputed" }]);
  await letPass(id, "16 days");
  await fireDeadlines(byline);
  expect((await order(id)).status).toBe("contested");
  await act(ada.person, id, "answer-dispute", { reason: "It is not" });
  const before = await money();
  expect((await act(olga, id, "uphold-completion", { reason: "It is there" })).body.status).toBe("completed");
  for (let hour = 0; hour < 3; hour++) {
    await letPass(id, "1 hour");
    await look(id);
  }
  expect((await order(id)).status).toBe("completed");
  expect(await money()).toEqual(before);
});

test("R10.3 a claim runs on when the guarantee ends, and may still be disputed; after the guarantee none opens", async () => {
  const id = await lost();
  await query("UPDATE publication_order SET published_at = now() - interval '400 days' WHERE id = $1", id);
  expect((await order(id)).moves).toContain("contest");
  const late = await completed();
  await query("UPDATE publication_order SET published_at = now() - interval '91 days' WHERE id = $1", late);
  await loseAgain(late, "0 hours");
  expect([(await order(late)).status, await claims(late)]).toEqual(["completed", []]);
  expect(await mailsOf((await order(late)).number)).toContainEqual(
    expect.stringMatching(/^ada The publication on .+ has changed$/),
  );
});
