import { demoLogins } from "../../src/demo/cast.ts";
import { signIn as signInToApi } from "../../test/process.ts";
import { inspect } from "../support/appearance.ts";
import { choose, expect, test } from "../support/byline.ts";

const [ada, paul, olga] = demoLogins;

test("R3.6 R10.9 the operator sees that a provider has no key, and gives it a budget that the audit knows", async ({
  newPerson,
}) => {
  const page = await newPerson(olga);
  await page.goto("/operator/metrics");
  const semrush = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Semrush" }) });
  await expect(semrush).toContainText("Set SEMRUSH_API_KEY and restart the server");
  await semrush.getByRole("button", { name: "Budget of Semrush" }).click();
  const dialog = page.getByRole("dialog", { name: "Budget of Semrush" });
  await dialog.getByLabel("Refresh after (days)").fill("400");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Can't be more than 365")).toBeVisible();
  await dialog.getByLabel("Units per month").fill("2,500");
  await dialog.getByLabel("Refresh after (days)").fill("14");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(semrush).toContainText("0 of 2,500 units");
  await page.reload();
  await expect(semrush).toContainText("0 of 2,500 units");
  await inspect(page);
  await page.goto("/operator/audit?kind=metrics");
  const entry = page.getByRole("listitem").filter({ hasText: "Semrush" }).first();
  await expect(entry).toContainText("Units per month: 0 units → 2,500 units");
  await expect(entry).toContainText("Refresh after: 30 days → 14 days");
});

test("R10.9 an operator looks at a medium and reads why no provider can be asked; nobody else is shown it", async ({
  newPerson,
  byline,
}) => {
  const operator = await signInToApi(byline.url, olga.email, olga.password);
  const [listing] = (await operator("GET", "/api/listings?itemsPerPage=1")).body["hydra:member"];
  const address = listing.media.replace("/api", "");
  const page = await newPerson(olga);
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Measure this outlet now" })).toBeVisible();
  const sentence = page.getByText("No provider is configured. Set a key, such as AHREFS_API_KEY");
  await expect(sentence).toBeVisible();
  await inspect(page);
  const reader = await newPerson(ada);
  await reader.goto(address);
  await expect(reader.getByRole("heading", { name: "Metrics" })).toBeVisible();
  await expect(reader.getByRole("heading", { name: "Measure this outlet now" })).toBeHidden();
});

test("R3.6 a publisher says where the readers are, and buyers see it as a chart with its source", async ({
  newPerson,
  byline,
}) => {
  const publisher = await signInToApi(byline.url, paul.email, paul.password);
  const organizations = (await publisher("GET", "/api/organizations")).body["hydra:member"] as { id: string }[];
  const medium = await publisher("POST", "/api/media", {
    organization: organizations[0]?.id,
    name: "Shares Courier",
    url: "https://shares-courier.example/",
    mediaType: "Blog",
    languages: ["en"],
    countries: ["GB"],
    topics: [],
  });
  const page = await newPerson(paul);
  await page.goto(`/publisher/setup-list?edit=${medium.body.id}`);
  const add = page.getByRole("button", { name: "Add country" });
  await add.click();
  await choose(page, "Country 1", "Norway");
  await page.getByRole("textbox", { name: "Percent of country 1" }).fill("12.5");
  await add.click();
  await choose(page, "Country 2", "Italy");
  await page.getByRole("textbox", { name: "Percent of country 2" }).fill("95");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("The shares can't add up to more than 100%")).toBeVisible();
  await page.getByRole("textbox", { name: "Percent of country 2" }).fill("60");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Shares Courier is saved")).toBeVisible();

  const reader = await newPerson(ada);
  await reader.goto(`/media/${medium.body.id}`);
  const chart = reader.getByRole("list", { name: "Readers by country" });
  await expect(chart.getByRole("listitem")).toHaveText(["Italy60%", "Norway12.5%", "Elsewhere27.5%"]);
});
