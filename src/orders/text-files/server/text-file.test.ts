import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { aBooking, aPublisher, goodText, openTrade } from "../../../../test/scene.ts";

const { byline, ada, paul } = await openTrade();

test("R2.20 a publisher takes the text that was sent as HTML, Word and Markdown in one file", async () => {
  const { id, number } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  expect((await paul.person.call("GET", `/api/orders/${id}/text`)).status).toBe(404);
  await ada.person.post(`/api/orders/${id}/send`, {});
  const answer = await byline.app.inject({
    url: `/api/orders/${id}/text`,
    headers: { authorization: `Bearer ${paul.person.token}` },
  });
  expect(answer.headers["content-type"]).toBe("application/zip");
  expect(answer.headers["content-disposition"]).toBe(`attachment; filename="${number}.zip"`);
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  expect(Object.keys(files).sort()).toEqual(["text.docx", "text.html", "text.md"]);
  expect(strFromU8(files["text.html"] as Uint8Array)).toContain(goodText.content);
  expect(strFromU8(files["text.md"] as Uint8Array)).toContain("[the roastery](<https://nimbus.example/roastery>)");
  const word = unzipSync(files["text.docx"] as Uint8Array);
  expect(strFromU8(word["word/document.xml"] as Uint8Array)).toContain("Nimbus opens a roastery");
});

test("R6.4 nobody takes a text that they do not read, and there is no file of an empty one", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  expect((await ada.person.call("GET", `/api/orders/${id}/text`)).status).toBe(404);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  const lena = await aPublisher(byline, "lena");
  expect((await lena.person.call("GET", `/api/orders/${id}/text`)).status).toBe(404);
  expect((await byline.stranger.get(`/api/orders/${id}/text`)).status).toBe(401);
});
