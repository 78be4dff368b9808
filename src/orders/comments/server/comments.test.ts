import { expect, test } from "vitest";
import { aBooking, aPublisher, goodText, openTrade } from "../../../../test/scene.ts";
import { openCommentsMax } from "../contract.ts";

const { byline, ada, paul } = await openTrade();

async function sentOrder(): Promise<string> {
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  return id;
}

test("the publisher comments on a passage, the advertiser is told, and resolves it", async () => {
  const order = await sentOrder();
  const said = { order, passage: "the quiet harbor", before: "We opened in ", body: "Which one?" };
  const comment = await paul.person.post("/api/comments", said);
  expect(comment.status).toBe(201);
  expect(comment.body).toMatchObject({ speaker: "publisher", passage: "the quiet harbor", resolvedAt: null });
  await byline.settle();
  const notices = (await ada.person.get("/api/notifications")).body["hydra:member"] as { title: string }[];
  expect(notices.map(({ title }) => title)).toContainEqual(expect.stringMatching(/^Comment on the text for /));
  for (let times = 0; times < 2; times++) {
    const resolved = await ada.person.post(`/api/comments/${comment.body.id}/resolve`, {});
    expect(resolved.body.resolvedAt).not.toBeNull();
  }
  const answer = await ada.person.post("/api/comments", { order, passage: "quiet", body: "Like this?" });
  const { body } = await paul.person.get(`/api/comments?order=${order}`);
  expect(body["hydra:member"].map(({ id }: { id: string }) => id)).toEqual([answer.body.id, comment.body.id]);
});

test("nobody comments before the text is sent, a stranger never, and an open list has its end", async () => {
  const { id: unsent } = await aBooking(ada, paul.formatId);
  const said = { passage: "here", body: "What is meant?" };
  const early = await ada.person.post("/api/comments", { order: unsent, ...said });
  expect([early.status, early.body.code]).toEqual([409, "conversation_closed"]);
  expect((await paul.person.post("/api/comments", { order: unsent, ...said })).status).toBe(404);

  const order = await sentOrder();
  const stranger = await aPublisher(byline, "stella");
  expect((await stranger.person.post("/api/comments", { order, ...said })).status).toBe(404);
  expect((await paul.person.post("/api/comments", { order, passage: " ", body: "x" })).status).toBe(422);
  await byline.database.pool.query(
    `INSERT INTO passage_comment (id, order_id, speaker, author_id, passage, before, body)
     SELECT gen_random_uuid(), $1, 'publisher', gen_random_uuid(), 'x', '', 'y' FROM generate_series(1, $2)`,
    [order, openCommentsMax],
  );
  const over = await paul.person.post("/api/comments", { order, ...said });
  expect([over.status, over.body.code]).toEqual([409, "too_many_comments"]);
});
