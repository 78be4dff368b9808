import { demoAdvertiser, demoLogins } from "../../src/demo/cast.ts";
import { signIn as signInToApi } from "../../test/process.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/byline.ts";
import { newAccount } from "../support/people.ts";

const [ada, paul] = demoLogins;

test("R2.28 above an advertiser's screens stands the way up, above a mailed question nothing", async ({
  newPerson,
}) => {
  const page = await newPerson(ada);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: demoAdvertiser.campaign }).first().click();
  const trail = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(trail.getByRole("link")).toHaveText(["Dashboard", demoAdvertiser.organization, demoAdvertiser.project]);
  await expectAccessible(page.locator("main"));
  await trail.getByRole("link", { name: demoAdvertiser.project }).click();
  await expect(page.getByRole("heading", { level: 1, name: demoAdvertiser.project })).toBeVisible();
  await expect(trail.getByRole("link")).toHaveText(["Dashboard", demoAdvertiser.organization]);
  await page.getByRole("link", { name: "New campaign" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "New campaign" })).toBeVisible();
  await expect(trail.getByRole("link")).toHaveText(["Dashboard", demoAdvertiser.organization, demoAdvertiser.project]);
  await trail.getByRole("link", { name: demoAdvertiser.organization }).click();
  await expect(page.getByRole("heading", { level: 1, name: demoAdvertiser.organization })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.goto("/invite?token=nobody");
  await expect(page.getByText("This invitation no longer works")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
});

test("R2.28 who books for two organizations goes from one to the other", async ({ newPerson, byline }) => {
  const lara = { email: "lara@books-for-two.example", password: "lara-books-for-two" };
  const page = await newPerson(await newAccount(byline.url, lara));
  const call = await signInToApi(byline.url, lara.email, lara.password);
  for (const name of ["Lara North", "Lara South"])
    expect((await call("POST", "/api/organizations", { name, kind: "agency" })).status).toBe(201);
  await page.goto("/dashboard");
  const tabs = page.getByRole("navigation", { name: "Organizations" });
  await tabs.getByRole("link", { name: "Lara South" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lara South" })).toBeVisible();
  await expect(tabs.getByRole("link", { name: "Lara South" })).toHaveAttribute("aria-current", "page");
  await tabs.getByRole("link", { name: "All organizations" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Good / })).toBeVisible();
  await page.goto("/profile/billing/invoices");
  const above = page.getByRole("navigation", { name: "Profile" }).getByRole("link", { name: "Billing" });
  await expect(above, "the tab above a page beneath it").toHaveAttribute("aria-current", "page");
});

test("R2.8 R2.29 with more than a hundred campaigns the newest come first, and the oldest is found by its name", async ({
  newPerson,
  byline,
}) => {
  const mary = { email: "mary@has-many.example", password: "mary-has-many-campaigns" };
  const page = await newPerson(await newAccount(byline.url, mary));
  const call = await signInToApi(byline.url, mary.email, mary.password);
  const { id } = (await call("POST", "/api/organizations", { name: "Mary Communications", kind: "agency" })).body;
  const [{ project }] = (await call("GET", "/api/campaigns")).body["hydra:member"];
  for (let number = 1; number <= 101; number += 1)
    expect((await call("POST", "/api/campaigns", { project, name: `Wave ${number}`, goal: "seo" })).status).toBe(201);
  await page.goto(`/dashboard/${id}`);
  await expect(page.getByRole("table").getByRole("link").first()).toHaveText("Wave 101");
  await expect(page.getByRole("listitem").getByRole("link")).toHaveText(["Wave 101", "Wave 100", "Wave 99"]);
  await page.getByRole("button", { name: "Page 2", exact: true }).click();
  await expect(page.getByRole("table").getByRole("link")).toHaveText(["Wave 1", "First campaign"]);
  await page.getByRole("button", { name: /^Where you work/ }).click();
  await page.getByLabel("Find a place").fill("first camp");
  await page.getByRole("menuitem", { name: "First campaign" }).click();
  await expect(page.getByRole("button", { name: /^Where you work.*First campaign/ })).toBeVisible();
  await page.goto("/orders");
  const filter = page.getByRole("combobox", { name: "Campaign" });
  await filter.fill("first camp");
  await page.getByRole("option", { name: "First campaign" }).click();
  await page.waitForURL(/campaign=/);
  await page.reload();
  await expect(filter).toHaveValue("First campaign");
});

test("R2.20 R2.28 a publisher goes through the orders by what there is to do, and from medium to medium", async ({
  newPerson,
}) => {
  const page = await newPerson(paul, { width: 390, height: 844 });
  await page.goto("/publisher/orders");
  const tabs = page.getByRole("navigation", { name: "Orders by next step" });
  const current = tabs.locator('[aria-current="page"]');
  await expect(current).toHaveText(["All"]);
  await tabs.getByRole("link", { name: "To publish" }).click();
  await expect(page).toHaveURL(/status=.*accepted&status=revision_requested/);
  await expect(current).toHaveText([/^To publish/]);
  const medium = page.getByRole("combobox", { name: "Outlet" });
  await medium.selectOption({ index: 1 });
  await page.waitForURL(/\/publisher\/orders\/.+\/.+\?status=.*accepted&status=revision_requested/);
  await expect(current).toHaveText([/^To publish/]);
  await expectAccessible(page.locator("main"));
  await medium.selectOption("All outlets");
  await page.waitForURL(({ pathname }) => pathname === "/publisher/orders");
  await tabs.getByRole("link", { name: "All" }).click();
  await expect(current).toHaveText(["All"]);
});
