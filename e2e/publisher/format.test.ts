import type { Page } from "@playwright/test";
import { demoLogins } from "../../src/demo/cast.ts";
import { signIn as signInByApi } from "../../test/process.ts";
import { inspect } from "../support/appearance.ts";
import { expectAccessible } from "../support/axe.ts";
import { choose, expect, test } from "../support/byline.ts";

const [ada, paul] = demoLogins;
const medium = "Rhine Letter";
const orderTitle = "Nimbus opens on the Rhine";

test("R2.14 R4.4 R10.6 a publisher makes a format step by step; reload and a lost network lose nothing", async ({
  newPerson,
  byline,
}) => {
  const page = await newPerson(paul);
  await test.step("Nine similar media ask their prices", () => addSimilarMedia(byline.url));
  await test.step("The first step begins the draft", () => begin(page));
  await test.step("The price, with what others ask", () => price(page));
  await test.step("Without a network he goes on; it is saved when it is back", () => loseNetwork(page));
  await test.step("A reload in the middle keeps the step and what was typed", () => reload(page));
  await test.step("He answers the other steps", () => answerTheRest(page));
  await test.step("He jumps back, breaks a step, and it is marked until it is right", () => breakAndMend(page));
  await test.step("He looks it through and lists it", () => list(page));
  await test.step("Ada books it and sends her text", () => bookAndSend(byline.url));
  await test.step("A change of the price names her order, is confirmed and makes a new version", () =>
    changePrice(page));
  await test.step("He copies it to another outlet at twice the price", () => copyToAnother(page));
  await test.step("Another format begins as this one", () => beginAsAnother(page));
});

async function addSimilarMedia(url: string): Promise<void> {
  const call = await signInByApi(url, paul.email, paul.password);
  const organization = (await call("GET", "/api/media?itemsPerPage=1")).body["hydra:member"][0].organization;
  for (let index = 0; index < 10; index++) {
    const { body } = await call("POST", "/api/media", {
      organization,
      name: index === 0 ? medium : `Rhine Post ${index}`,
      url: `https://rhine-${index}.example/`,
      mediaType: "Blog",
      languages: ["de"],
      countries: ["LI"],
      topics: [],
    });
    if (index > 0) await call("POST", "/api/formats", formatOf(body.id, 10_000 + 1_000 * index));
  }
}

const formatOf = (media: string, priceCents: number) => ({
  media,
  formatType: "Advertorial",
  priceCents,
  textMinCharacters: 0,
  textMaxCharacters: 5_000,
  turnaroundHours: 48,
  hyperlinksMax: 1,
  hyperlinkKind: "Dofollow",
  imagesMax: 1,
  permanenceMonths: 12,
});

async function continueTo(page: Page, step: string): Promise<void> {
  await page.getByRole("button", { name: /^(Continue|Review)$/ }).click();
  await expect(page.getByRole("heading", { name: step, level: 2, exact: true })).toBeFocused();
}

const preview = (page: Page) => page.getByRole("complementary", { name: "What advertisers see" });

async function begin(page: Page): Promise<void> {
  await page.goto("/format/create");
  await page.getByRole("searchbox", { name: "Search my outlets" }).fill(medium);
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  await page.getByRole("link", { name: medium }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Make a choice to continue")).toBeVisible();
  await page.getByRole("radio", { name: "Advertorial" }).check();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Advertorial" })).toBeChecked();
  await expectAccessible(page.locator("main"));
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/format\/.+\/edit\?step=pricing/);
}

async function price(page: Page): Promise<void> {
  await expect(
    page.getByText("Half of the comparable formats cost $130.00 to $170.00. The median is $150.00."),
  ).toBeVisible();
  await expect(page.getByText(/From 9 listed formats of the type Advertorial/)).toBeVisible();
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByText("Required")).toBeVisible();
  await page.getByRole("textbox", { name: "Price", exact: true }).fill("150");
  await expect(preview(page).getByText("$150.00")).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expectAccessible(page.locator("main"));
  await continueTo(page, "Text volume");
}

async function loseNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.getByLabel("Maximum characters").fill("7500");
  await expect(page.getByText("Not saved, retrying")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(preview(page).getByText("Up to 7,500 characters")).toBeVisible();
  await continueTo(page, "Time");
}

async function reload(page: Page): Promise<void> {
  await page.getByLabel("Published within, hours").fill("96");
  await page.reload();
  await expect(page).toHaveURL(/step=time/);
  await expect(page.getByLabel("Published within, hours")).toHaveValue("96");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Maximum characters")).toHaveValue("7500");
  await page.goForward();
  await expect(preview(page).getByText("4 days of acceptance")).toBeVisible();
}

async function answerTheRest(page: Page): Promise<void> {
  await continueTo(page, "Hyperlinks");
  await page.getByRole("radio", { name: "Dofollow For a Fee" }).check();
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByText("Fill to continue")).toBeVisible();
  await page.getByRole("textbox", { name: "Fee for dofollow links" }).fill("40");
  await continueTo(page, "Images");
  await continueTo(page, "Topics");
  await choose(page, "Welcome topics", "Food");
  await continueTo(page, "Permanence, ad label, homepage");
  await page.getByRole("textbox", { name: "Ad label" }).fill("Sponsored");
  await continueTo(page, "Other conditions");
  await page.getByRole("textbox", { name: "Other conditions" }).fill("No superlatives.");
  await continueTo(page, "Examples");
  await page.getByRole("combobox", { name: "Example links" }).fill("https://rhine-0.example/one");
  await page.keyboard.press("Enter");
  await continueTo(page, "Category");
  await page.getByRole("textbox", { name: "Category" }).fill("Business");
}

async function breakAndMend(page: Page): Promise<void> {
  const steps = page.getByRole("navigation", { name: "Steps" });
  await steps.getByRole("link", { name: "Images" }).click();
  await page.getByLabel("Minimum images").fill("9");
  await steps.getByRole("link", { name: "Review" }).click();
  await expect(steps.getByRole("link", { name: "Images (needs attention)" })).toBeVisible();
  await expect(page.getByRole("button", { name: "List format" })).toBeDisabled();
  await expectAccessible(page.locator("main"));
  // Waits for the save: after a reload, unsaved input would return as a question.
  await expect(page.getByText("Saved, except for the marked fields")).toBeVisible();
  await page.reload();
  await page.getByRole("alert").getByRole("link", { name: "Images" }).click();
  await expect(page.getByText("Can't be less than 9")).toBeVisible();
  await expect(page.getByText("Saved, except for the marked fields")).toBeVisible();
  await page.getByLabel("Minimum images").fill("0");
  await steps.getByRole("link", { name: "Review" }).click();
  await expect(page.getByRole("alert")).toBeHidden();
}

async function list(page: Page): Promise<void> {
  for (const text of ["Up to 3 images", "Up to 2 links, nofollow; dofollow for $40.00 more", "No superlatives."])
    await expect(page.getByText(text)).toBeVisible();
  await page.getByRole("button", { name: "List format" }).click();
  await expect(page.getByText("Format listed")).toBeVisible();
  await page.waitForURL(/\/publisher\/outlets/);
}

async function bookAndSend(url: string): Promise<void> {
  const call = await signInByApi(url, ada.email, ada.password);
  const found = await call("GET", `/api/listings?search=${encodeURIComponent(medium)}`);
  const format = found.body["hydra:member"][0].id;
  const campaign = (await call("GET", "/api/campaigns")).body["hydra:member"][0].id;
  const cart = (await call("POST", "/api/carts", { campaign })).body.id;
  await call("POST", `/api/carts/${cart}/add`, { format });
  const booked = await call("POST", `/api/carts/${cart}/book`, {});
  const order = booked.body["hydra:member"].find((each: { format: string }) => each.format.endsWith(format)).id;
  await call("PATCH", `/api/orders/${order}`, { title: orderTitle, content: "<p>Nimbus opens a roastery.</p>" });
  expect((await call("POST", `/api/orders/${order}/send`, {})).status).toBe(200);
}

async function changePrice(page: Page): Promise<void> {
  const card = await openMedium(page);
  await card.getByRole("link", { name: "Edit Advertorial" }).click();
  await expect(page.getByRole("heading", { name: "Review", level: 2 })).toBeVisible();
  const steps = page.getByRole("navigation", { name: "Steps" });
  await steps.getByRole("link", { name: "Pricing" }).click();
  await page.getByRole("textbox", { name: "Price", exact: true }).fill("175");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Price", exact: true })).toHaveValue("175");
  await expect(page.getByText("Draft: kept in this browser until you save")).toBeVisible();
  await page.getByRole("link", { name: "Review and save" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  const dialog = page.getByRole("dialog", { name: "New conditions" });
  await expect(dialog.getByRole("row", { name: "Price $150.00 $175.00" })).toBeVisible();
  await expect(dialog.getByRole("link", { name: orderTitle })).toBeVisible();
  await expectAccessible(dialog);
  await dialog.getByRole("button", { name: "Save new conditions" }).click();
  await expect(page.getByText("Saved as version 2 of its conditions")).toBeVisible();
  await expect((await openMedium(page)).getByText("$175.00")).toBeVisible();
}

async function openMedium(page: Page, name = medium) {
  await page.goto(`/publisher/outlets?search=${encodeURIComponent(name)}`);
  return page.getByRole("article", { name });
}

async function copyToAnother(page: Page): Promise<void> {
  await (await openMedium(page)).getByRole("link", { name: "Edit Advertorial" }).click();
  await page.getByRole("button", { name: "Copy to other outlets" }).click();
  const dialog = page.getByRole("dialog", { name: "Copy to other outlets" });
  await choose(page, "Outlets", "Rhine Post 1");
  await dialog.getByLabel("Price, in percent of this one").fill("200");
  await expectAccessible(dialog);
  await dialog.getByRole("button", { name: "Make copies" }).click();
  await expect(page.getByText("1 draft created")).toBeVisible();
  const copy = (await openMedium(page, "Rhine Post 1")).getByRole("row", { name: /\$350\.00/ });
  await expect(copy.getByText("Draft")).toBeVisible();
}

async function beginAsAnother(page: Page): Promise<void> {
  await (await openMedium(page)).getByRole("link", { name: "Add a format" }).click();
  await page.getByRole("combobox", { name: "Start from another format" }).fill(medium);
  await page.getByRole("option", { name: `Advertorial on ${medium}`, exact: true }).click();
  await page.getByRole("radio", { name: "Paid News" }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/step=pricing/);
  await expect(page.getByRole("textbox", { name: "Price", exact: true })).toHaveValue("175");
  await expect(preview(page).getByText("No superlatives.")).toBeVisible();
}

test("every step of the editor fits and is accessible", async ({ newPerson }) => {
  const page = await newPerson(paul);
  await page.goto("/publisher/outlets");
  await page
    .getByRole("link", { name: /^Edit (Press|Adv|Paid|Contr)/ })
    .first()
    .click();
  await page.waitForURL(/\/format\/.+\/edit/);
  const { pathname } = new URL(page.url());
  for (const step of ["type", "pricing", "hyperlinks", "topics", "permanence", "examples", "review"]) {
    await page.goto(`${pathname}?step=${step}`);
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await inspect(page, page.locator("main"));
  }
});
