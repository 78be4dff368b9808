import { expect, test } from "vitest";
import { aBooking, anAdvertiser, goodText, openTrade } from "../../../../test/scene.ts";
import type { Person } from "../../../../test/server.ts";
import { writingName } from "../../../formats/extras.ts";

const { byline, ada, paul } = await openTrade({ format: { writingService: true, writingPriceCents: 2_000 } });

const act = (person: Person, id: string, move: string, input: object = {}) =>
  person.post(`/api/orders/${id}/${move}`, input);
const briefs = async (id: string, person = paul.person) =>
  (await person.get(`/api/brief_versions?order=${id}`)).body["hydra:member"] as {
    id: string;
    acceptedAt: string | null;
  }[];
const briefOf = async ({ id }: { id: string }): Promise<string> =>
  (await paul.person.get(`/api/brief_versions/${id}`)).body.brief;
const first = "A roastery opens in Hamburg.";
const second = "A roastery opens in Bremen.";

async function briefed(): Promise<string> {
  const { id } = await aBooking(ada, paul.formatId, { extras: [writingName] });
  await ada.person.patch(`/api/orders/${id}`, { brief: first });
  expect((await act(ada.person, id, "send-brief")).status).toBe(200);
  return id;
}

test("R4.5 a brief is changed after it was sent: the publisher is told and reads both, and the accepted one stays", async () => {
  const id = await briefed();
  expect((await act(paul.person, id, "accept-brief")).body.status).toBe("writing");
  const due = (await ada.person.get(`/api/orders/${id}`)).body.deadlineAt;
  const changed = await act(ada.person, id, "revise-brief", { brief: second });
  expect(changed.body).toMatchObject({ status: "writing", brief: second, deadlineAt: due });
  const read = await briefs(id);
  expect(read.map(({ acceptedAt }) => acceptedAt !== null)).toEqual([false, true]);
  expect(await Promise.all(read.map(briefOf))).toEqual([second, first]);
  await byline.settle();
  const told = (await paul.person.get("/api/notifications")).body["hydra:member"] as { title: string }[];
  expect(told.some(({ title }) => /^The brief for .+ changed · /.test(title))).toBe(true);
});

test("R4.5 a brief that was changed before it was accepted is the one that is accepted", async () => {
  const id = await briefed();
  await act(ada.person, id, "revise-brief", { brief: second });
  await act(paul.person, id, "accept-brief");
  expect((await briefs(id, ada.person)).map(({ acceptedAt }) => acceptedAt !== null)).toEqual([true, false]);
});

test("what is no change is refused at its field, and a brief is closed once its text is there", async () => {
  const id = await briefed();
  for (const [brief, code] of [
    [`  ${first} `, "same"],
    ["", undefined],
  ] as const) {
    const refused = await act(ada.person, id, "revise-brief", { brief });
    expect([refused.status, refused.body.violations[0].propertyPath]).toEqual([422, "brief"]);
    if (code) expect(refused.body.violations[0].code).toBe(code);
  }
  expect((await act(paul.person, id, "revise-brief", { brief: second })).status).toBe(403);
  await act(paul.person, id, "accept-brief");
  await paul.person.patch(`/api/orders/${id}`, goodText);
  expect((await act(paul.person, id, "deliver-text")).body.status).toBe("written");
  expect((await act(ada.person, id, "revise-brief", { brief: second })).body.code).toBe("order_move");
});

test("R6.4 a stranger reads no brief, and the publisher none that was not sent", async () => {
  const { id } = await aBooking(ada, paul.formatId, { extras: [writingName] });
  await ada.person.patch(`/api/orders/${id}`, { brief: first });
  expect(await briefs(id)).toEqual([]);
  const sent = await briefed();
  const [version] = await briefs(sent);
  const eve = await anAdvertiser(byline, "eve", 0);
  expect(await briefs(sent, eve.person)).toEqual([]);
  expect((await eve.person.get(`/api/brief_versions/${version?.id}`)).status).toBe(404);
});
