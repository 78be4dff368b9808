import type { Page } from "@playwright/test";
import { demoLogins } from "../src/demo/cast.ts";
import { writingName } from "../src/formats/extras.ts";
import { inspect } from "./support/appearance.ts";
import { asPublisher, newAdvertiser, newFormat, newOrder } from "./support/booked-order.ts";
import { expect, test } from "./support/byline.ts";

const [, paulsLogin] = demoLogins;

async function act(page: Page, name: string, reason?: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
  const dialog = page.getByRole("dialog", { name, exact: true });
  if (reason) await dialog.getByLabel("Reason").fill(reason);
  await dialog.getByRole("button", { name, exact: true }).click();
}

test("R3.8 R4.5 the publisher writes: briefed, sent back once, approved, published", async ({ newPerson, byline }) => {
  const publisher = await asPublisher(byline.url);
  const writing = { writingService: true, writingPriceCents: 6_000 };
  const format = await newFormat(publisher, "Quayside Review", 20_000, writing);
  const { login, call, campaign, board } = await newAdvertiser(byline.url, "Frida", 50_000);
  const { id } = await newOrder(call, campaign, format, [writingName]);
  const frida = await newPerson(login);
  const paul = await newPerson(paulsLogin);

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
    await paul.getByRole("textbox", { name: "Text" }).fill("Nimbus Coffee opens its second roastery by the water.");
    await inspect(paul);
    await paul.getByRole("button", { name: "Send to the advertiser" }).click();
    await expect(paul.getByText("The text was sent to the advertiser.")).toBeVisible();
  });

  await test.step("Frida asks for a change, and Paul makes it", async () => {
    await frida.reload();
    await expect(frida.getByText("opens its second roastery by the water.", { exact: false })).toBeVisible();
    await act(frida, "Ask for changes", "Please say that it opens in May.");
    await paul.reload();
    await expect(paul.getByText("Please say that it opens in May.").first()).toBeVisible();
    await paul.getByRole("textbox", { name: "Text" }).fill("In May, Nimbus Coffee opens its second roastery.");
    await paul.getByRole("button", { name: "Send to the advertiser" }).click();
  });

  await test.step("Frida approves the text, and Paul publishes it", async () => {
    await frida.reload();
    await expect(frida.getByText("In May, Nimbus Coffee opens its second roastery.")).toBeVisible();
    await act(frida, "Approve the text");
    await paul.reload();
    await paul.getByRole("button", { name: "Publish", exact: true }).click();
    const dialog = paul.getByRole("dialog", { name: "Publish", exact: true });
    await dialog.getByLabel("Link to the publication").fill("https://quayside-review.example/roastery");
    await dialog.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(paul.getByText("Done. The order is now: Published.")).toBeVisible();
  });
});
