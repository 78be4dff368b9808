import { demoLogins } from "../../src/demo/cast.ts";
import { dayOf, plusDays } from "../../src/platform/contract/day.ts";
import { nearDayInWords } from "../../src/platform/words/day-words.ts";
import { signIn as callAs } from "../../test/process.ts";
import { inspect } from "../support/appearance.ts";
import { expectAccessible } from "../support/axe.ts";
import { choose, expect, test } from "../support/byline.ts";
import { newAccount } from "../support/people.ts";

const [, paul] = demoLogins;

test("R10.6 R2.19 what is typed about a new medium outlives a reload and is gone once it is saved", async ({
  newPerson,
  byline,
}) => {
  const lotte = { email: "lotte@lock-letter.example", password: "lotte-writes-at-the-lock" };
  const page = await newPerson(await newAccount(byline.url, lotte));
  const asLotte = await callAs(byline.url, lotte.email, lotte.password);
  await asLotte("POST", "/api/organizations", { name: "Lock Press", kind: "publisher" });
  await page.goto("/publisher/setup");
  const address = page.getByRole("textbox", { name: "Address" });
  await address.fill("lock-letter.example");
  await address.blur();
  await expect(address).toHaveValue("https://lock-letter.example");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("The Lock Letter");
  await page.getByRole("combobox", { name: "Topics" }).fill("Locks");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Audience" }).fill("12,000");
  await page.reload();

  await expect(page.getByText("It isn't saved yet.")).toBeVisible();
  await expect(address).toHaveValue("https://lock-letter.example");
  await expect(page.getByText("Locks", { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Audience" })).toHaveValue("12000");
  await expectAccessible(page.getByRole("main"));
  await page.getByRole("button", { name: "Start over" }).click();
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("");
  await expect(page.getByRole("textbox", { name: "Audience" })).toHaveValue("");

  await name.fill("The Lock Letter");
  await address.fill("https://lock-letter.example/");
  await page.getByRole("combobox", { name: "Outlet type" }).selectOption("Blog");
  await page.goto("/publisher");
  await page.goto("/publisher/setup");
  await expect(name).toHaveValue("The Lock Letter");
  await choose(page, "Languages", "English");
  await choose(page, "Countries", "United States");
  await page.getByRole("button", { name: "Continue", exact: true }).last().click();
  await expect(page.getByRole("button", { name: "Check now" })).toBeVisible();
  await expect(page.getByText("Step 3 of 4: Verification")).toBeFocused();
  await page.goto("/publisher/setup");
  await expect(name).toHaveValue("");
  await expect(page.getByText("We restored what you typed")).toBeHidden();
});

test("R10.6 what is changed of a medium outlives leaving; several media are told what a change replaces", async ({
  newPerson,
}) => {
  const page = await newPerson(paul);
  await page.goto("/publisher/outlets");
  await page.getByRole("link", { name: "Edit", exact: true }).first().click();
  const policy = page.getByRole("textbox", { name: "Editorial policy" });
  await expect(policy).toBeVisible();
  const before = await policy.inputValue();
  await policy.fill("Nothing about anchors.");
  await page.goto("/publisher/outlets");
  await page.goBack();
  await expect(policy).toHaveValue("Nothing about anchors.");
  await page.getByRole("button", { name: "Use the saved version" }).click();
  await expect(policy).toHaveValue(before);
  await page.reload();
  await expect(policy).toHaveValue(before);
  await expect(page.getByText("We restored what you typed")).toBeHidden();
  const weekly = page.getByRole("textbox", { name: "Publications per week" });
  await weekly.fill("40");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("The calendar below isn't saved yet.")).toBeVisible();
  await expect(weekly).toHaveValue("40");

  await page.goto("/publisher/outlets");
  await page
    .getByRole("checkbox", { name: /^Select / })
    .last()
    .check();
  await page.getByRole("button", { name: "Edit together" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit 1 outlet" });
  await expect(dialog.getByText("Filled fields replace each outlet's values.")).toBeVisible();
  const topics = dialog.getByRole("combobox", { name: "Topics" });
  await topics.click();
  await topics.fill("Tra");
  await page.getByRole("listbox", { name: "Topics" }).getByRole("option", { name: "Travel" }).click();
  await expect(page.getByRole("listbox", { name: "Topics" })).toBeHidden();
  await dialog.getByRole("combobox", { name: "Status" }).selectOption("Pause");
  await expect(dialog.getByText("Travel", { exact: true })).toBeVisible();
});

test("R2.20 a publisher says when an outlet takes nothing, and its page says when the next slot is", async ({
  newPerson,
  byline,
}) => {
  const call = await callAs(byline.url, paul.email, paul.password);
  const { id } = (await call("GET", "/api/media?itemsPerPage=1")).body["hydra:member"][0];
  const page = await newPerson(paul);
  await page.goto(`/publisher/setup-list?edit=${id}`);
  const perWeek = page.getByRole("textbox", { name: "Publications per week" });
  await perWeek.fill("0");
  await page.getByRole("button", { name: "Add holiday" }).click();
  await page.getByRole("button", { name: "Update calendar" }).click();
  await expect(page.getByText("Check the date format")).toHaveCount(2);
  await inspect(page, page.getByRole("main"));
  const [today, last] = [dayOf(new Date()), plusDays(dayOf(new Date()), 40)];
  await perWeek.fill("");
  await page.getByLabel("First day of holiday 1").fill(today);
  await page.getByLabel("Last day of holiday 1").fill(last);
  await page.getByRole("button", { name: "Update calendar" }).click();
  await expect(page.getByText("Calendar updated.")).toBeVisible();
  await page.goto(`/media/${id}`);
  await expect(page.getByText(`Next slot: ${nearDayInWords(plusDays(last, 1))}`).first()).toBeVisible();
  expect((await call("PATCH", `/api/calendars/${id}`, { holidays: [] })).status).toBe(200);
});
