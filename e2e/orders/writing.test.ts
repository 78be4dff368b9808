import type { Page } from "@playwright/test";
import { demoLogins } from "../../src/demo/cast.ts";
import { writingName } from "../../src/formats/extras.ts";
import { inspect } from "../support/appearance.ts";
import { asPublisher, type Caller, newAdvertiser, newFormat, newOrder } from "../support/booked-order.ts";
import { expect, test } from "../support/byline.ts";

const [, paulsLogin] = demoLogins;

async function act(page: Page, name: string, reason?: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
  const dialog = page.getByRole("dialog", { name, exact: true });
  if (reason) await dialog.getByLabel("Reason").fill(reason);
  await dialog.getByRole("button", { name, exact: true }).click();
}

async function commentOn(page: Page, passage: string, words: string): Promise<void> {
  await page.getByRole("button", { name: "Comment on a passage" }).click();
  await page.getByRole("textbox", { name: "Passage" }).fill(passage);
  await page.getByRole("textbox", { name: "Comment" }).fill(words);
  await page.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(page.locator('[data-mark="comment"]').last()).toHaveText(passage);
}

test("R3.8 R4.5 the publisher writes: briefed, briefed anew, approved, published", async ({ newPerson, byline }) => {
  const publisher = await asPublisher(byline.url);
  const writing = { writingService: true, writingPriceCents: 6_000 };
  const format = await newFormat(publisher, "Quayside Review", 20_000, writing);
  const { login, call, campaign, board } = await newAdvertiser(byline.url, "Frida", 50_000);
  const { id } = await newOrder(call, campaign, format, [writingName]);
  const frida = await newPerson(login);
  const paul = await newPerson(paulsLogin);
  const text = "Nimbus Coffee opens its second roastery by the water.";

  await test.step("Frida sends a brief", async () => {
    await frida.goto(`${board}?order=${id}`);
    await expect(frida.getByRole("button", { name: "Send the brief" })).toBeDisabled();
    await frida.getByLabel("Working title").fill("A roastery by the water");
    await frida.getByLabel("Brief", { exact: true }).fill("Our second roastery opens in May. Speak to café owners.");
    await inspect(frida);
    await frida.getByRole("button", { name: "Send the brief" }).click();
    await expect(frida.getByText("The brief was sent to the publisher.")).toBeVisible();
  });

  await test.step("Paul accepts it and writes the text", async () => {
    await paul.goto(`/publisher/orders?order=${id}`);
    await expect(paul.getByText("Speak to café owners.", { exact: false })).toBeVisible();
    await act(paul, "Accept and write");
    await expect(paul.getByRole("textbox", { name: "Text" })).toBeVisible();
    const brief = "Our second roastery opens in May. Speak to café bakers.";
    const changing = frida.getByRole("dialog", { name: "Change the brief" });
    await frida.getByRole("button", { name: "Change the brief" }).click();
    await expect(changing.getByLabel("Brief")).toHaveValue(/owners/);
    expect((await call("POST", `/api/orders/${id}/revise-brief`, { brief })).status).toBe(200);
    await paul.getByRole("button", { name: /^Compare with the brief of/ }).click();
    const changed = paul.getByRole("dialog", { name: "Changes since this brief" });
    await expect(changed.locator("ins")).toHaveText("bakers");
    await inspect(paul, changed);
    await paul.keyboard.press("Escape");
    await expect(frida.getByText("Speak to café bakers.", { exact: false })).toBeVisible();
    await changing.getByLabel("Brief").fill("Speak to café owners and guests.");
    await changing.getByRole("button", { name: "Change the brief" }).click();
    await expect(frida.getByText(/^The order has moved on/)).toBeVisible();
    await changing.getByRole("button", { name: "Back" }).click();
    await frida.getByRole("button", { name: "Change the brief" }).click();
    await expect(changing.getByLabel("Brief")).toHaveValue(brief);
    await frida.keyboard.press("Escape");
    await paul.getByRole("textbox", { name: "Text" }).fill(text);
    await inspect(paul);
    await paul.getByRole("button", { name: "Send to the advertiser" }).click();
    await expect(paul.getByText("The text was sent to the advertiser.")).toBeVisible();
    await expect(frida.getByRole("document", { name: "Text" })).toHaveText(text);
  });

  await test.step("Frida approves the text, and Paul publishes it", async () => {
    await act(frida, "Approve the text");
    await paul.getByRole("button", { name: "Publish", exact: true }).click();
    const dialog = paul.getByRole("dialog", { name: "Publish", exact: true });
    await dialog.getByLabel("Link to the publication").fill("https://quayside-review.example/roastery");
    await dialog.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(dialog.getByRole("alert", { name: "We checked the page and found" })).toBeVisible();
    await inspect(paul, dialog);
    await dialog.getByRole("button", { name: "Publish anyway" }).click();
    await expect(paul.getByText("Done. The order is now: Published.")).toBeVisible();
  });
});

const rounds = [
  { passage: "second", with: "largest" },
  { passage: "water", with: "harbor" },
  { passage: "Coffee", with: "Roasters" },
];

test("R4.5 a text is sent back three times with a comment each, and no fourth time", async ({ newPerson, byline }) => {
  const publisher = await asPublisher(byline.url);
  const format = await newFormat(publisher, "Breakwater Post", 10_000, {
    writingService: true,
    writingPriceCents: 1_000,
  });
  const { login, call, campaign, board } = await newAdvertiser(byline.url, "Greta", 20_000);
  const { id } = await newOrder(call, campaign, format, [writingName]);
  let text = "Nimbus Coffee opens its second roastery by the water.";
  const done = async (caller: Caller, method: "PATCH" | "POST", path: string, body: object = {}) =>
    expect((await caller(method, `/api/orders/${id}${path}`, body)).status).toBe(200);
  await done(call, "PATCH", "", { title: "A roastery", brief: "Our second roastery opens." });
  await done(call, "POST", "/send-brief");
  await done(publisher, "POST", "/accept-brief");
  await done(publisher, "PATCH", "", { title: "A roastery", content: `<p>${text}</p>` });
  await done(publisher, "POST", "/deliver-text");
  const greta = await newPerson(login);
  const paul = await newPerson(paulsLogin);
  await paul.goto(`/publisher/orders?order=${id}`);
  await greta.goto(`${board}?order=${id}`);

  await test.step("three times Greta asks for a change to a passage, and reads what Paul changed", async () => {
    for (const [round, { passage, with: words }] of rounds.entries()) {
      await commentOn(greta, passage, `Please say “${words}”.`);
      await act(greta, "Request changes", `A word about ${words}.`);
      await expect(paul.getByText(`A word about ${words}.`).first()).toBeVisible();
      await expect(paul.locator('[data-mark="comment"]').last()).toHaveText(passage);
      text = text.replace(passage, words);
      await paul.getByRole("textbox", { name: "Text" }).fill(text);
      await paul.getByRole("button", { name: "Send to the advertiser" }).click();
      const sent = greta.getByRole("button", { name: /^Compare the text with “Sent”/ });
      await expect(sent).toHaveCount(round + 2);
      await sent.nth(1).click();
      const changes = greta.getByRole("dialog", { name: "What changed since" });
      await expect(changes.locator("del")).toHaveText(passage);
      await expect(changes.locator("ins")).toHaveText(words);
      await greta.keyboard.press("Escape");
    }
  });

  await test.step("a fourth time is refused, by the button and by the API", async () => {
    const refusal = "You have used all 3 revisions. Approve the result, or open a dispute.";
    await expect(greta.getByRole("button", { name: "Request changes", exact: true })).toBeDisabled();
    await expect(greta.getByText(refusal)).toBeVisible();
    const again = await call("POST", `/api/orders/${id}/request-rewrite`, { reason: "Once more." });
    expect([again.status, again.body.code]).toEqual([409, "revision_rounds"]);
  });
});
