import { inspect } from "../support/appearance.ts";
import { expectAccessible } from "../support/axe.ts";
import { asPublisher, bookedOrder, newAdvertiser, newFormat } from "../support/booked-order.ts";
import { expect, test } from "../support/byline.ts";

test("an agency shares a text; its client comments and approves without an account; the agency sees it and revokes the link", async ({
  newPerson,
  byline,
}) => {
  const format = await newFormat(await asPublisher(byline.url), "Canal Courier", 12_300);
  const ada = await newAdvertiser(byline.url, "Sharon", 20_000);
  const { id } = await bookedOrder(ada.call, ada.campaign, format);

  const agency = await newPerson(ada.login);
  await agency.goto(`${ada.board}?order=${id}`);
  await agency.getByRole("button", { name: "Share with a client" }).click();
  const dialog = agency.getByRole("dialog", { name: "Share with a client" });
  await inspect(agency, dialog);
  await dialog.getByLabel("Client's name").fill("Nora of Nimbus");
  await dialog.getByRole("button", { name: "Create link" }).click();
  const address = await dialog.getByLabel("Link", { exact: true }).inputValue();
  await dialog.getByRole("button", { name: "Done" }).click();

  const client = await newPerson("a client without an account");
  await client.goto(address);
  await expect(client.getByRole("heading", { level: 1, name: "Nimbus opens a roastery" })).toBeVisible();
  await expect(client.getByText(/\$\d/)).toHaveCount(0);
  await expectAccessible(client.locator("body"));
  await client.getByLabel("Your name").first().fill("Nora");
  await client.getByLabel("Your comment").fill("Please name the street.");
  await client.getByRole("button", { name: "Send the comment" }).click();
  await expect(client.getByRole("status")).toHaveText("Your comment was sent.");
  await client.getByLabel("Your name").last().fill("Nora");
  await client.getByRole("button", { name: "Approve" }).click();
  await expect(client.getByRole("status")).toContainText("Your approval was sent.");
  await expect(client.getByRole("button", { name: "Approve" })).toHaveCount(0);

  await agency.reload();
  await expect(agency.getByText("Please name the street.")).toBeVisible();
  await expect(agency.getByText(/Nora\s+approved/)).toBeVisible();
  await agency.getByRole("button", { name: "Revoke the link for Nora of Nimbus" }).click();
  await expect(agency.getByText("Revoked", { exact: true })).toBeVisible();
  expect((await client.reload())?.status()).toBe(410);
  await expect(client.getByRole("heading", { level: 1, name: "This link has ended" })).toBeVisible();
});
