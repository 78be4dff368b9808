import { programHost } from "../src/demo/addresses.ts";
import { demoLogins } from "../src/demo/cast.ts";
import { inspect } from "./support/appearance.ts";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/byline.ts";

const [ada, , olga] = demoLogins;

test("an advertiser adds a webhook, keeps its secret, sends a test event, reads the log and sends once more", async ({
  newPerson,
}) => {
  const page = await newPerson(ada);
  await page.goto("/profile/webhooks");
  await expect(page.getByRole("listitem").filter({ hasText: "Order desk" }).getByText("Active")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Press room channel" }).getByText("Paused")).toBeVisible();
  await page.getByRole("button", { name: "New webhook" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Address").fill("http://plain.example/");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("begins with https://")).toBeVisible();
  await dialog.getByLabel("Address").fill(`http://${programHost}/ledger`);
  await dialog.getByLabel("Description").fill("Ledger");
  await expectAccessible(dialog);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "New webhook" }).click();
  await expect(dialog.getByLabel("Description")).toHaveValue("Ledger");
  await dialog.getByRole("button", { name: "Save" }).click();
  const made = page.getByRole("dialog", { name: "Copy the secret now" });
  await expect(made.locator("pre")).toHaveText(/^whsec_/);
  await made.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "New webhook" }).click();
  await expect(page.getByRole("dialog").getByLabel("Description")).toHaveValue("");
  await page.keyboard.press("Escape");
  const row = page.getByRole("listitem").filter({ hasText: "Ledger" });
  await row.getByRole("button", { name: `Actions for ${programHost}` }).click();
  await page.getByRole("menuitem", { name: "Send test event" }).click();
  await row.getByRole("button", { name: `Log of ${programHost}` }).click();
  const log = page.getByRole("dialog", { name: `Log of ${programHost}` });
  const sent = log.getByRole("listitem").filter({ hasText: "webhook.tested" });
  await expect(sent.getByText("Delivered")).toBeVisible();
  await inspect(page, log);
  await sent.getByRole("button", { name: "Details of webhook.tested" }).click();
  await expect(sent.getByText('{"filed":true}')).toBeVisible();
  await inspect(page, log);
  await sent.getByRole("button", { name: "Send again: webhook.tested" }).click();
  await expect(page.getByText("The event is on its way")).toBeVisible();
  await page.keyboard.press("Escape");
  await row.getByRole("button", { name: `Actions for ${programHost}` }).click();
  await page.getByRole("menuitem", { name: "Pause" }).click();
  await expect(row.getByText("Paused")).toBeVisible();
  await row.getByRole("button", { name: "Remove Ledger" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(row).toHaveCount(0);
});

test("operators have webhooks of their own, which no organization sees", async ({ newPerson }) => {
  const page = await newPerson(olga);
  await page.goto("/operator/webhooks");
  await expect(page.getByText("No webhooks yet")).toBeVisible();
  await inspect(page, page.locator("main"));
});
