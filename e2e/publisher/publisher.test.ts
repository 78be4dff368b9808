import { demoLogins } from "../../src/demo/cast.ts";
import { signIn as callAs } from "../../test/process.ts";
import { formatFields } from "../../test/scenes/format-fields.ts";
import { inspect } from "../support/appearance.ts";
import { expectAccessible } from "../support/axe.ts";
import { choose, otherSiteDomain as domain, expect, openMail, signUp, test } from "../support/byline.ts";
import { newAccount } from "../support/people.ts";

const tilda = { email: "tilda@tide-post.example", password: "tilda-prints-at-high-tide" };
const [, , operator] = demoLogins;
const recordName = `_byline.${domain}`;

test("R2.18 R2.19 a publisher from nothing to a verified medium that can be booked", async ({
  newPerson,
  site,
  names,
  byline,
}) => {
  const page = await newPerson("Tilda, a publisher");
  site.publish("/", siteHtml, domain);
  await signUp(page, tilda);

  await test.step("The entry leads to the first step, which asks who publishes what", async () => {
    await page.goto("/publisher");
    await expect(page).toHaveURL(/\/publisher\/setup$/);
    await inspect(page);
    await page.getByLabel("Publisher name").fill("Tide Press");
    await page.getByRole("radio", { name: "Local news" }).check();
    await page.reload();
    await expect(page.getByLabel("Publisher name")).toHaveValue("Tide Press");
    await expect(page.getByRole("radio", { name: "Local news" })).toBeChecked();
    await page.getByRole("button", { name: "Continue" }).click();
  });

  await test.step("The site is read, and nothing that was typed is overwritten", async () => {
    const name = page.getByRole("textbox", { name: "Name", exact: true });
    await name.fill("The Tide Post");
    const address = page.getByRole("textbox", { name: "Address" });
    await address.fill(`http://${domain}/nowhere`);
    await address.blur();
    await expect(page.getByText("We couldn't read the site. Fill in the rest yourself.")).toBeVisible();
    await address.fill(`http://${domain}/`);
    await address.blur();
    await expect(page.getByText("Filled in from the site. Check it before you save.")).toBeVisible();
    await expect(name).toHaveValue("The Tide Post");
    await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue("News from the waterside");
    await expect(page.getByText("English").first()).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Outlet type" })).toHaveValue("Local news");
    await inspect(page);
    await choose(page, "Countries", "United States");
    await page.getByRole("button", { name: "Continue", exact: true }).last().click();
    await expect(page.getByRole("button", { name: "Check now" })).toBeVisible();
  });

  await test.step("What is wrong with the proof is said; then the right one verifies at once", async () => {
    const check = async () => page.getByRole("button", { name: "Check now" }).click();
    await check();
    await expect(page.getByText(`${recordName} has no TXT record yet.`)).toBeVisible();
    names.set(recordName, "byline-verification=of-somebody-else");
    await check();
    await expect(page.getByText("says “byline-verification=of-somebody-else”")).toBeVisible();
    await inspect(page);
    const value = (await page.getByText(/^byline-verification=/).textContent()) ?? "";
    names.set(recordName, value);
    await page.reload();
    await check();
    await expect(page.getByText("By the DNS record.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Continue to the first format" })).toBeVisible();
    await inspect(page);
  });

  await test.step("Whoever leaves comes back to the list of what is missing", async () => {
    await page.goto("/publisher");
    await expect(page).toHaveURL(/\/publisher\/setup-list/);
    const card = page.getByRole("article", { name: "The Tide Post" });
    await expect(card.getByText("3 of 5 done")).toBeVisible();
    await inspect(page);
    await card.getByRole("link", { name: "Add topics" }).click();
    await page.getByRole("combobox", { name: "Topics" }).fill("Harbours");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(card.getByText("4 of 5 done")).toBeVisible();
    await card.getByRole("link", { name: "Add a format" }).click();
    await expect(page).toHaveURL(/\/format\/create\?media=/);
  });

  // The editor of formats has its own story.
  const media = new URL(page.url()).searchParams.get("media");
  const call = await callAs(byline.url, tilda.email, tilda.password);
  expect((await call("POST", "/api/formats", { media, ...formatFields })).status).toBe(201);

  await test.step("With a listed format nothing is missing, and buyers see the owner's mark", async () => {
    await page.goto("/publisher/setup-list");
    await expect(page.getByText("All set up")).toBeVisible();
    await inspect(page);
    await page.goto(`/media/${media}`);
    await expect(page.getByText("Verified owner")).toBeVisible();
  });

  await test.step("Several media take one change together", async () => {
    await page.goto("/publisher/outlets");
    await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    await expect(page.getByText("1 outlet selected")).toBeVisible();
    await page.getByRole("button", { name: "Edit together" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit 1 outlet" });
    await dialog.getByRole("button", { name: "Change all" }).click();
    await expect(dialog.getByText("Choose at least one change")).toBeVisible();
    await dialog.getByRole("combobox", { name: "Status" }).selectOption("Pause");
    await expectAccessible(dialog);
    await dialog.getByRole("button", { name: "Change all" }).click();
    await expect(page.getByText("1 outlet changed")).toBeVisible();
    await expect(page.getByRole("article", { name: "The Tide Post" }).getByText("Paused")).toBeVisible();
    await inspect(page);
  });

  await test.step("R1.5 A publisher books, too: with an organization that has a balance", async () => {
    await page.goto("/top-up");
    await expect(page.getByText("Tide Press publishes")).toBeVisible();
    await inspect(page);
    await page.getByRole("button", { name: /^Where you work/ }).click();
    await page.getByRole("menuitem", { name: "Book publications" }).click();
    await page.getByRole("textbox", { name: "Organization" }).fill("Tide Travels");
    await inspect(page);
    await page.getByRole("button", { name: "Go to the marketplace" }).click();
    await page.waitForURL(/\/media/);
    await expect(page.getByRole("link", { name: "Cart, 0 items" })).toBeVisible();
  });
});

test("R1.10 what the review says reaches the publisher, who answers it from the list", async ({
  newPerson,
  byline,
}) => {
  const rita = { email: "rita@river-sheet.example", password: "rita-writes-by-the-river" };
  const page = await newPerson(await newAccount(byline.url, rita));
  const asRita = await callAs(byline.url, rita.email, rita.password);
  const asOperator = await callAs(byline.url, operator.email, operator.password);
  const organization = (await asRita("POST", "/api/organizations", { name: "River Press", kind: "publisher" })).body.id;
  const fields = {
    organization,
    name: "River Sheet",
    url: "https://river-sheet.example/",
    mediaType: "News Media",
    languages: ["en"],
    countries: ["US"],
    topics: ["Rivers"],
  };
  const { id } = (await asRita("POST", "/api/media", fields)).body;
  expect((await asOperator("POST", `/api/media/${id}/reject`, { reason: "The imprint is missing." })).status).toBe(200);

  await openMail(page, rita.email, /was not accepted/);
  await page.getByRole("link", { name: "See what to change" }).click();
  const card = page.getByRole("article", { name: "River Sheet" });
  await expect(card.getByText("Not accepted: The imprint is missing.")).toBeVisible();
  await inspect(page);
  await card.getByRole("button", { name: "Send again" }).click();
  await expect(card.getByText("In review. We'll mail you.")).toBeVisible();
  expect((await asOperator("POST", `/api/media/${id}/ask`, { reason: "Who writes it?" })).status).toBe(200);
  await page.reload();
  await expect(card.getByText("The review asks: Who writes it?")).toBeVisible();
  await card.getByRole("button", { name: "List" }).click();
  await expect(card.getByText("The review asks: Who writes it?")).toBeHidden();
});

const siteHtml = `<!doctype html><html lang="en"><head><title>Home | Tide Post</title>
<meta name="description" content="News from the waterside"></head><body>Hello</body></html>`;
