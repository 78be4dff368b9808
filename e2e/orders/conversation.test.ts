import type { Page } from "@playwright/test";
import { demoLogins } from "../../src/demo/cast.ts";
import { inspect } from "../support/appearance.ts";
import { asPublisher, bookedOrder, newAdvertiser, newFormat } from "../support/booked-order.ts";
import { expect, openMail, test } from "../support/byline.ts";
import { expectSettled, frameIsReady } from "../support/readiness.ts";

const [, paul] = demoLogins;

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

async function say(page: Page, words: string): Promise<void> {
  await page.getByRole("textbox", { name: "Message" }).fill(words);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("log").getByText(words)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
}

test("R10.0 two sides talk about an order: what one writes, the other is told and reads at once", async ({
  newPerson,
  byline,
}) => {
  const publisher = await asPublisher(byline.url);
  const format = await newFormat(publisher, "Pontoon Courier", 10_000);
  const buyer = await newAdvertiser(byline.url, "Minna", 12_000);
  const { id, number } = await bookedOrder(buyer.call, buyer.campaign, format);
  const minnas = await newPerson(buyer.login);
  const pauls = await newPerson(paul);
  await minnas.goto(`${buyer.board}?order=${id}`);
  await expect(minnas.getByText("You can message the publisher after you send the text or the brief.")).toBeVisible();
  expect((await buyer.call("POST", `/api/orders/${id}/send`, {})).status).toBe(200);
  await pauls.goto("/publisher/orders");
  await expect(pauls.getByRole("button", { name: /^Notifications/ })).toBeVisible();

  await test.step("the advertiser is warned of contacts, and may write them", async () => {
    const message = minnas.getByRole("textbox", { name: "Message" });
    await message.fill("Call me at +44 20 7946 0958");
    await expect(minnas.getByText("This looks like a phone number.")).toBeVisible();
    await say(minnas, "May the title be shorter? See https://nimbus.example/brief");
    await expect(minnas.getByRole("link", { name: "https://nimbus.example/brief" })).toBeVisible();
  });

  await test.step("the publisher is told on whatever screen they are, and answers", async () => {
    const bell = pauls.getByRole("button", { name: /^Notifications, \d+ unread$/ });
    await bell.click();
    await pauls.getByRole("link", { name: new RegExp(`New message about .* · Order ${number}`) }).click();
    await expect(pauls).toHaveURL(new RegExp(`order=${id}`));
    await expect(pauls.getByRole("log").getByText("May the title be shorter?")).toBeVisible();
    await pauls
      .locator('input[type="file"]')
      .setInputFiles({ name: "layout.png", mimeType: "image/png", buffer: pixel });
    await expect(pauls.getByText("layout.png")).toBeVisible();
    await say(pauls, "Yes, ten words.");
    await expect(pauls.getByRole("log").getByRole("img", { name: "layout.png" })).toBeVisible();
  });

  await test.step("the advertiser reads the answer, and that theirs was read", async () => {
    await expect(minnas.getByRole("log").getByText("Yes, ten words.")).toBeVisible();
    await expect(minnas.getByRole("log").getByText("Read by Paul Quill")).toBeVisible();
    await expect(minnas.getByRole("log").getByRole("img", { name: "layout.png" })).toBeVisible();
    await expectSettled(minnas);
    await inspect(minnas);
  });

  await test.step("what was said is found over all conversations, and leads back to its own", async () => {
    await pauls.keyboard.press("Escape");
    await pauls.getByRole("link", { name: "Search messages" }).click();
    const field = pauls.getByRole("searchbox", { name: "Search all messages" });
    await field.fill("te");
    await expect(pauls.getByText("Type at least 3 characters.")).toBeVisible();
    await field.fill("no such words");
    await expect(pauls.getByText("No message contains “no such words”")).toBeVisible();
    await field.fill("ten words");
    const found = pauls.getByRole("listitem").filter({ hasText: number });
    await expect(found.locator("mark")).toHaveText("ten words");
    await expect(pauls).toHaveURL(/\/messages\?search=ten/);
    await found.getByRole("link", { name: new RegExp(number) }).click();
    await expect(pauls.getByRole("log").getByText("Yes, ten words.")).toBeVisible();
  });

  await test.step("all that was told stands on one page, and is read there", async () => {
    await pauls.goto("/notifications");
    await expect(pauls.getByRole("link", { name: new RegExp(`^New order for .* · ${number}`) })).toBeVisible();
    await pauls.getByRole("button", { name: "Mark all as read" }).click();
    await expect(pauls.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
    await pauls.getByRole("link", { name: "Unread", exact: true }).click();
    await expect(pauls.getByText("All caught up")).toBeVisible();
    const { status } = await buyer.call("POST", `/api/orders/${id}/messages`, {
      body: "See you on Monday.",
      files: [],
    });
    expect(status).toBe(200);
    await pauls.getByRole("listitem").filter({ hasText: "See you on Monday." }).getByRole("link").click();
    await expect(pauls.getByText("All caught up")).toBeVisible();
    await expect(pauls.getByRole("log").getByText("See you on Monday.")).toBeVisible();
  });

  await test.step("the inbox is used by keys alone, and says which: j goes to a line, e reads it, z takes that back, Enter opens", async () => {
    await minnas.goto("/notifications");
    await expect(minnas.getByRole("list", { name: "Inbox, newest first" })).toBeVisible();
    await frameIsReady(minnas);
    expect((await publisher("POST", `/api/orders/${id}/messages`, { body: "One more thing.", files: [] })).status).toBe(
      200,
    );
    const line = minnas.getByRole("listitem").filter({ hasText: "One more thing." });
    await expect(line).toBeVisible();
    await minnas.keyboard.press("j");
    await expect(line.getByRole("link")).toBeFocused();
    await minnas.keyboard.press("?");
    const help = minnas.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(help.getByRole("table", { name: "On this screen" })).toContainText("Mark as read");
    await minnas.keyboard.press("Escape");
    await expect(help).toBeHidden();
    await expect(line.getByRole("link")).toBeFocused();
    await minnas.keyboard.press("e");
    const mark = line.getByRole("button", { name: /^Mark as read/ });
    await expect(mark).toHaveCount(0);
    await expect(minnas.getByRole("status").filter({ hasText: "Marked as read" })).toBeVisible();
    await minnas.keyboard.press("z");
    await expect(mark).toHaveCount(1);
    await expect(line.getByRole("link")).toBeFocused();
    await minnas.keyboard.press("Enter");
    const pane = minnas.getByRole("region", { name: "The line you chose" });
    await expect(pane.getByRole("log").getByText("One more thing.")).toBeVisible();
    await expectSettled(minnas);
    await inspect(minnas);
  });

  await test.step("a mail's link ends mails of its kind without a sign-in", async () => {
    const reader = await newPerson("somebody with the mail");
    await openMail(reader, paul.email, new RegExp(`^New order for .* · ${number}`));
    await reader.getByRole("link", { name: "Stop mails like this" }).click();
    await reader.getByRole("button", { name: "Stop these mails" }).click();
    await expect(reader.getByRole("heading", { name: "No more of these mails" })).toBeVisible();
    const preferences = "/api/client_users/subscription_preferences";
    const { id: _id, ...chosen } = (await publisher("GET", preferences)).body;
    expect(chosen.orderUpdates).toBe("off");
    const usual = { ...chosen, orderUpdates: "at_once" };
    for (const key of Object.keys(usual)) if (key.startsWith("@")) delete usual[key];
    // Other stories share this Byline.
    expect((await publisher("PUT", preferences, usual)).status).toBe(200);
  });
});
