import type { Page } from "@playwright/test";
import { demoAdvertiser, demoLogins } from "../../src/demo/cast.ts";
import { signIn as signInToApi } from "../../test/process.ts";
import { inspect } from "../support/appearance.ts";
import { newOffer } from "../support/booked-order.ts";
import { expect, openMail, test } from "../support/byline.ts";
import { newAccount } from "../support/people.ts";

const [ada, paul] = demoLogins;

type Caller = Awaited<ReturnType<typeof signInToApi>>;
type NamedPart = { id: string; name: string };

const itemsOf = async <Item>(call: Caller, path: string) => (await call("GET", path)).body["hydra:member"] as Item[];

async function projectOf(call: Caller): Promise<string> {
  const projects = await itemsOf<NamedPart>(call, "/api/projects");
  return projects.find(({ name }) => name === demoAdvertiser.project)?.id ?? "";
}

async function expectSaid(page: Page, field: string, button: string, said: [string, string][]): Promise<void> {
  const scope = (await page.getByRole("dialog").isVisible()) ? page.getByRole("dialog") : page.getByRole("main");
  for (const [typed, message] of said) {
    // A required field's label ends in a star, which `getByLabel` includes.
    await scope.getByLabel(new RegExp(`^${field}( \\*)?$`)).fill(typed);
    await scope.getByRole("button", { name: button, exact: true }).click();
    await expect(scope.getByText(message, { exact: true })).toBeVisible();
  }
}

test("R5.1 a campaign's budget and dates: each mistake is named at its field", async ({ newPerson, byline }) => {
  const project = await projectOf(await signInToApi(byline.url, ada.email, ada.password));
  const page = await newPerson(ada);
  await page.goto(`/project/${project}/campaign`);
  const create = "Create campaign";
  await expectSaid(page, "Budget", create, [
    ["a lot", "Wrong value"],
    ["2,000,000,000", "Can't be more than $1,000,000,000.00"],
  ]);
  await page.getByLabel("Budget").fill("");

  // Month and day without a year: the browser reports an empty field.
  await page.getByLabel("Starts").focus();
  await page.keyboard.type("1130");
  await page.getByRole("button", { name: create }).click();
  await expect(page.getByText("Check the date format", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expectSaid(page, "Starts", create, [
    ["0026-11-30", "Can't be less than 2000-01-01"],
    ["2126-11-30", "Can't be more than 2099-12-31"],
    ["2026-11-30", "Required"],
  ]);
  await page.getByRole("textbox", { name: "Name" }).fill("Winter");
  await expectSaid(page, "Ends", create, [["2026-11-29", "Wrong date"]]);
});

test("R5.1 a project takes so many topics and says so, instead of dropping the rest", async ({ newPerson, byline }) => {
  const project = await projectOf(await signInToApi(byline.url, ada.email, ada.password));
  const page = await newPerson(ada);
  await page.goto(`/project/${project}`);
  await page.getByRole("button", { name: "Edit project" }).click();
  const dialog = page.getByRole("dialog");
  const topics = dialog.getByRole("combobox", { name: "Topics" }).or(dialog.getByRole("textbox", { name: "Topics" }));
  for (let number = 1; number <= 21; number++) {
    await topics.fill(`Topic ${number}`);
    await page.keyboard.press("Enter");
  }
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Insert at most 20 elements", { exact: true })).toBeVisible();
});

test("R5.1 a top-up's amount has its bounds", async ({ newPerson }) => {
  const page = await newPerson(ada);
  await page.goto("/top-up");
  await page.getByLabel("Amount").waitFor();
  for (const [typed, message] of [
    ["", "Required"],
    ["plenty", "Wrong value"],
    ["9.99", "Can't be less than $10.00"],
    ["1,000,000.01", "Can't be more than $1,000,000.00"],
  ] as const) {
    await page.getByLabel("Amount").fill(typed);
    await page.getByRole("main").locator("button[type=submit]").click();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
});

test("R5.1 a format's numbers: no number, not a whole one, too small, too large", async ({ newPerson, byline }) => {
  const publisher = await signInToApi(byline.url, paul.email, paul.password);
  const { format } = await newOffer(publisher, "Words Weekly", { format: { textMinCharacters: 500 } });
  const page = await newPerson(paul);
  for (const [step, field, said] of [
    ["pricing", "Price", [["a lot", "Wrong value"]]],
    ["pricing", "Price", [["0.99", "Can't be less than $1.00"]]],
    ["pricing", "Price", [["1,000,000.01", "Can't be more than $1,000,000.00"]]],
    ["time", "Published within, hours", [["1.5", "Invalid value"]]],
    ["images", "Maximum images", [["51", "Can't be more than 50"]]],
  ] as [string, string, [string, string][]][]) {
    await page.goto(`/format/${format}/edit?step=${step}`);
    await expectSaid(page, field, "Continue", said);
  }
});

test("R6.4 R8.1 who lost a role while the form was open reads that they have no permissions; nothing typed is lost", async ({
  newPerson,
  byline,
}) => {
  const nora = { email: "nora@loses.example", password: "nora-loses-her-role" };
  const owner = await signInToApi(byline.url, ada.email, ada.password);
  const project = await projectOf(owner);
  const invited = await owner("POST", "/api/invitations", { email: nora.email, project, projectRole: 1 });
  expect(invited.status).toBe(201);
  const page = await newPerson(await newAccount(byline.url, nora));
  await openMail(page, nora.email, /invited/);
  await page.getByRole("link").last().click();
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await page.waitForURL(/\/project\//);
  await expect(page.getByRole("cell", { name: nora.email })).toBeVisible();
  await inspect(page, page.locator("main"));
  await page.goto(`/project/${project}/campaign`);
  await page.getByRole("textbox", { name: "Name" }).fill("Nora's campaign");
  const members = await itemsOf<{ id: string; email: string }>(owner, `/api/project_members?project=${project}`);
  const member = members.find(({ email }) => email === nora.email);
  expect((await owner("PATCH", `/api/project_members/${member?.id}`, { role: 2 })).status).toBe(200);
  await page.getByRole("button", { name: "Create campaign" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "You don't have permissions" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Nora's campaign");
});

test("R8.2 a place that is not for this person says so, and leads back to the start", async ({ newPerson }) => {
  const page = await newPerson(ada);
  await page.goto("/operator/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Access Denied", exact: true })).toBeVisible();
  await expect(
    page.getByText(
      "You don't have access to this resource. If you are sure that an error has occurred, contact support.",
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page).toHaveTitle("Access Denied · Byline");
  const gotIt = page.getByRole("link", { name: "Got It" });
  await expect(gotIt).toHaveAttribute("href", "/");
  await gotIt.click();
  await page.waitForURL(/\/dashboard/);
});

test("R8.3 R2.26 what is not there, or another's, is a page that was not found", async ({ newPerson }) => {
  const page = await newPerson(ada);
  const unknown = crypto.randomUUID();
  for (const path of [`/dashboard/${unknown}`, `/project/${unknown}`, `/media/${unknown}`, "/link/nothing2345"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: `Page Not Found: ${path}`, exact: true })).toBeVisible();
    await expect(
      page.getByText("Sorry, the page you are looking for doesn't exist or has been moved", { exact: true }),
    ).toBeVisible();
  }
  await page.getByRole("link", { name: "Take Me Home" }).click();
  await page.waitForURL(/\/dashboard/);
});

test("R8.4 an address that Byline can't read is a failure with its own screen, and a way out", async ({
  newPerson,
}) => {
  const page = await newPerson(paul);
  const answered = page.waitForResponse(/\/api\/media\?search=%00/);
  await page.goto("/publisher/dashboard?search=%00");
  const answer = await answered;
  expect([answer.status(), (await answer.json())["hydra:description"]]).toEqual([
    400,
    "NUL characters and halves of characters (lone surrogates) are not allowed.",
  ]);
  await expect(page.getByRole("heading", { level: 1, name: "Something Went Wrong", exact: true })).toBeVisible();
  await expect(
    page.getByText(
      "You've done nothing wrong. Something has happened on our end. If the error persists, come back later when we hopefully have fixed it.",
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Got It" })).toHaveAttribute("href", "/dashboard");
});

test("R8.1 without an answer something went wrong: as a toast after a click, in place in a part of a page", async ({
  newPerson,
  byline,
}) => {
  const said = "Something went wrong, please try again later";
  const page = await newPerson(ada);
  await page.goto("/profile/general");
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await expect(name).toHaveValue(ada.name);
  await page.route("**/api/client_users", (route) => route.abort("connectionreset"));
  await name.fill("Ada M.");
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByRole("alert").filter({ hasText: said })).toBeVisible();
  await expect(name).toHaveValue("Ada M.");

  const [organization] = await itemsOf<NamedPart>(
    await signInToApi(byline.url, ada.email, ada.password),
    "/api/organizations",
  );
  for (const asked of ["**/api/screens?*", "**/api/campaigns?*"])
    await page.route(asked, (route) => route.abort("connectionreset"));
  await page.goto(`/dashboard/${organization?.id}`);
  const failure = page.getByRole("main").getByRole("alert").filter({ hasText: said });
  await expect(failure).toBeVisible();
  await page.unroute("**/api/campaigns?*");
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("cell", { name: new RegExp(demoAdvertiser.campaign) })).toBeVisible();
});

test("R4.7 R5.1 a publish date: none, begun and left, in the past", async ({ newPerson, byline }) => {
  const call = await signInToApi(byline.url, ada.email, ada.password);
  const [listing] = await itemsOf<{ media: string }>(call, "/api/listings");
  const page = await newPerson(ada);
  await page.goto(`/media/${listing?.media.split("/").at(-1)}`);
  const mode = page.getByRole("combobox", { name: /^Publish/ }).first();
  const date = page.getByLabel(/^Date/).first();
  await mode.selectOption("On the day");
  await expect(page.getByText("Fill to continue", { exact: true })).toBeVisible();
  await date.focus();
  await page.keyboard.type("1130");
  await mode.focus();
  await expect(page.getByText("Check the date format", { exact: true })).toBeVisible();
  await date.fill("2020-01-01");
  await expect(page.getByText("Wrong date", { exact: true })).toBeVisible();
});

test("R8.1 new conditions that the balance does not cover: what is missing is said, and topped up from there", async ({
  newPerson,
  byline,
}) => {
  const publisher = await signInToApi(byline.url, paul.email, paul.password);
  const buyer = await signInToApi(byline.url, ada.email, ada.password);
  const [organization] = await itemsOf<NamedPart>(publisher, "/api/organizations");
  const formats = await itemsOf<{ id: string; priceCents: number }>(
    publisher,
    `/api/formats?organization=${organization?.id}&status=listed`,
  );
  const [format] = formats;
  const [campaign] = await itemsOf<NamedPart>(buyer, "/api/campaigns");
  const cart = (await buyer("POST", "/api/carts", { campaign: campaign?.id })).body;
  const lineOf = ({ lines }: { lines: { id: string; format: string }[] }) =>
    lines.find((each) => each.format.endsWith(format?.id ?? "-"))?.id;
  // Another story may have left it there.
  const left = lineOf(cart);
  if (left) await buyer("POST", `/api/carts/${cart.id}/remove`, { line: left });
  const filled = await buyer("POST", `/api/carts/${cart.id}/add`, { format: format?.id });
  expect(filled.status).toBe(200);
  const setPrice = (priceCents = 0) => publisher("PATCH", `/api/formats/${format?.id}`, { priceCents });
  expect((await setPrice(90_000_000)).status).toBe(200);
  const page = await newPerson(ada);
  await page.goto(`/cart/${cart.id}`);
  const summary = page.getByRole("region", { name: "Summary" });
  const words = "Your balance is low for this booking with the new conditions. Top up additional funds…";
  await expect(summary.getByText(words, { exact: true })).toBeVisible();
  await expect(summary.getByText(/^Short by \$[\d,]+\.\d\d$/)).toBeVisible();
  await summary.getByRole("link", { name: /^Top up \$[\d,]+\.\d\d$/ }).click();
  await expect(page.getByLabel("Amount")).toHaveValue(/^[\d,]+(\.\d\d)?$/);

  await page.goto(`/cart/${cart.id}`);
  await page.getByRole("button", { name: "Accept new conditions" }).click();
  await expect(summary.getByText("Your balance doesn't cover this cart.", { exact: false })).toBeVisible();
  await expect(summary.getByText(words)).toBeHidden();
  expect((await setPrice(format?.priceCents)).status).toBe(200);
  expect((await buyer("POST", `/api/carts/${cart.id}/remove`, { line: lineOf(filled.body) })).status).toBe(200);
});
