import type { Page } from "@playwright/test";
import { demoLogins, demoPublisher } from "../../src/demo/cast.ts";
import { inspect } from "../support/appearance.ts";
import { choose, expect, test } from "../support/byline.ts";

const [, paul, olga] = demoLogins;

const file = (name: string, text: string | Buffer) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

/** A list as publishers keep them: hundreds of local papers, some without a usable site. */
const places = 600;
const conditions = {
  formatType: "Press Release",
  price: "140",
  turnaroundHours: "24",
  textMinCharacters: "20",
  textMaxCharacters: "4000",
  hyperlinksMax: "1",
  hyperlinkKind: "Nofollow",
  imagesMax: "1",
  permanenceMonths: "12",
};
const localPapers = [
  ["Outlet;State;Site;Kind;DR", ...Object.keys(conditions)].join(";"),
  ...Array.from({ length: places }, (_, at) => {
    const site = at % 100 === 7 ? "no site" : `https://harvest-${at}.example/`;
    return [`Harvest Herald ${at};IA;${site};Weekly;${at === 1 ? 140 : at % 100}`, ...Object.values(conditions)].join(
      ";",
    );
  }),
  "",
].join("\r\n");
const refused = places / 100 + 1;

async function upload(page: Page, { name, mimeType, buffer }: ReturnType<typeof file>): Promise<void> {
  const choosing = page.waitForEvent("filechooser");
  await page.getByLabel("CSV file").click();
  await (await choosing).setFiles({ name, mimeType, buffer });
  await page.getByRole("button", { name: "Upload" }).click();
}

const columns = (page: Page) => page.getByRole("form", { name: "Match your columns" });

async function fix(page: Page, field: string, text: string): Promise<void> {
  await columns(page)
    .getByRole("combobox", { name: `${field} (needed)` })
    .fill(text);
  await page.getByRole("option", { name: text, exact: true }).click();
}

async function preview(page: Page): Promise<void> {
  await columns(page)
    .getByRole("button", { name: /^Preview/ })
    .click();
  await expect(page.getByText("Ready to import")).toBeVisible();
}

test.describe.configure({ mode: "parallel" });

test("R10.7 the operator imports a list, sees what is refused, takes it back and imports it again", async ({
  newPerson,
}) => {
  const page = await newPerson(olga);

  await test.step("A file that is no table says what it is", async () => {
    await page.goto("/operator/imports");
    await choose(page, "Publisher", demoPublisher.organization);
    await upload(page, file("list.csv", Buffer.from("504b0304140006000800", "hex")));
    await expect(page.getByText("This is an Excel file or a ZIP archive.")).toBeVisible();
    await inspect(page);
  });

  await test.step("For an organization that is new the columns are matched, the rest is said by hand", async () => {
    const organization = page.getByRole("combobox", { name: "Publisher" });
    await organization.fill("Harvest Press");
    await page.getByRole("option", { name: "New organization “Harvest Press”" }).click();
    await upload(page, file("local-papers.csv", localPapers));
    await expect(page.getByRole("heading", { name: "local-papers.csv" })).toBeVisible();
    await expect(page.getByText("Harvest Press").first()).toBeVisible();
    const form = columns(page);
    await expect(form.getByLabel("Cells are separated by")).toHaveValue(";");
    await expect(form.getByLabel("Field of Outlet")).toHaveValue("name");
    await expect(form.getByLabel("Field of Site")).toHaveValue("url");
    await expect(form.getByLabel("Field of State")).toHaveValue("");
    await form.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByText("Nothing is mapped to: Languages; Countries")).toBeVisible();
    await inspect(page);
    await fix(page, "Languages", "English");
    await fix(page, "Countries", "United States");
    await form.getByRole("button", { name: /^Preview/ }).click();
    const words = page.getByRole("region", { name: "Unknown words" });
    await expect(words.getByRole("row", { name: /Weekly/ })).toContainText(String(places));
    await inspect(page);
    await words.getByLabel("“Weekly” means").selectOption({ label: "Local news" });
    await words.getByRole("button", { name: "Use these words" }).click();
    await expect(page.getByText("Ready to import")).toBeVisible();
  });

  await test.step("The preview names the rows that are refused", async () => {
    const report = page.getByRole("region", { name: "Preview" });
    await expect(report).toContainText(`${places.toLocaleString("en-US")} rows`);
    await expect(report.getByRole("definition").filter({ hasText: String(refused) })).toBeVisible();
    const errors = report.getByRole("list", { name: "Refused rows" });
    await expect(errors).toContainText(/DR: 1 error.*Can't be more than 100, such as “140”.*Line 3/);
    await expect(errors).toContainText(
      /Site: 6 errors.*Check your URL format, such as “no site”.*First in lines 9, 109, 209/,
    );
    const downloading = page.waitForEvent("download");
    await report.getByRole("button", { name: "Download all as CSV" }).click();
    expect((await downloading).suggestedFilename()).toBe("refused-local-papers.csv");
    await expect(report.getByRole("table")).toContainText("harvest-0.example");
    await inspect(page);
  });

  const market = await page.context().newPage();
  const herald = market.getByRole("link", { name: "Harvest Herald 500" }).first();
  const lookItUp = () => market.goto("/media?search=Harvest%20Herald%20500");

  await test.step("Imported, its media are there; taken back, they are gone; imported again, they are back", async () => {
    await page.getByRole("button", { name: "Import 593 rows" }).click();
    await expect(page.getByText("Imported", { exact: true })).toBeVisible();
    await inspect(page);
    await lookItUp();
    await expect(herald).toBeVisible();

    await page.getByRole("button", { name: "Take back" }).click();
    const dialog = page.getByRole("dialog", { name: "Take this import back?" });
    await expect(dialog).toContainText("are listed in the report");
    await dialog.getByRole("button", { name: "Take back" }).click();
    await expect(page.getByRole("region", { name: "Undo report" })).toContainText("593");
    await inspect(page);
    await lookItUp();
    await expect(market.getByRole("main")).toContainText(/0 formats|No /);
    await expect(herald).toBeHidden();

    await preview(page);
    await page.getByRole("button", { name: "Import 593 rows" }).click();
    await expect(page.getByText("Imported", { exact: true })).toBeVisible();
    await lookItUp();
    await expect(herald).toBeVisible();

    // Other stories share this Byline.
    await page.getByRole("button", { name: "Take back" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
    await expect(page.getByText("Taken back", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "All imports" }).click();
    await expect(page.getByRole("list", { name: "Earlier imports" })).toContainText("local-papers.csv");
  });
});

test("R10.7 a publisher brings several media at once and finds them among those being set up", async ({
  newPerson,
}) => {
  const page = await newPerson(paul);
  await page.goto("/publisher/setup-list");
  await page.getByRole("link", { name: "Import a list" }).click();
  await expect(page.getByRole("heading", { name: "Import", level: 1 })).toBeVisible();
  await inspect(page);
  const list =
    "Name,Website,Country,Language,Type\nAaa Quay Post,aaa-quay.example,US,en,Blog\nAaa Pier Post,aaa-pier.example,US,en,Blog\n";
  await upload(page, file("my-media.csv", list));
  await columns(page).getByLabel("New outlets").selectOption({ label: "Keep them as drafts" });
  await preview(page);
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(page.getByText("Imported", { exact: true })).toBeVisible();

  const setupList = await page.context().newPage();
  await setupList.goto("/publisher/setup-list");
  await expect(setupList.getByRole("heading", { name: "Aaa Quay Post" })).toBeVisible();
  await expect(setupList.getByRole("heading", { name: "Aaa Pier Post" })).toBeVisible();

  // Other stories share this Byline.
  await page.getByRole("button", { name: "Take back" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
  await expect(page.getByText("Taken back", { exact: true })).toBeVisible();
  await setupList.reload();
  await expect(setupList.getByRole("heading", { name: "Outlets in setup" })).toBeVisible();
  await expect(setupList.getByRole("heading", { name: "Aaa Quay Post" })).toBeHidden();
});

test("R10.7 R4.8 a publisher brings several formats of known media, sees what is refused, and takes it back", async ({
  newPerson,
}) => {
  const page = await newPerson(paul);
  await page.goto("/publisher/import");
  const media = "Name,Website,Country,Language,Type\nZzz Skiff Post,zzz-skiff.example,US,en,Blog\n";
  await upload(page, file("skiff.csv", media));
  await columns(page).getByLabel("New outlets").selectOption({ label: "Keep them as drafts" });
  await preview(page);
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await expect(page.getByText("Imported", { exact: true })).toBeVisible();
  const bringsMedium = page.url();

  await page.goto("/publisher/import");
  await page.getByLabel("Contents").selectOption({ label: "Formats and prices of known outlets" });
  const formats = [
    `Domain,${Object.keys(conditions).join(",")}`,
    `zzz-skiff.example,${Object.values(conditions).join(",")}`,
    `zzz-skiff.example,${Object.values({ ...conditions, formatType: "Advertorial", price: "310" }).join(",")}`,
    `zzz-skiff.example,${Object.values({ ...conditions, formatType: "Paid News", textMaxCharacters: "5" }).join(",")}`,
    `zzz-nobody.example,${Object.values(conditions).join(",")}`,
    "",
  ].join("\n");
  await upload(page, file("my-formats.csv", formats));
  await expect(columns(page).getByLabel("Field of formatType")).toHaveValue("formatType");
  await expect(columns(page)).toContainText("Each row is one format, known by its outlet and type.");
  await preview(page);
  const errors = page.getByRole("list", { name: "Refused rows" });
  await expect(errors).toContainText(/textMaxCharacters: 1 error.*Can't be less than 20, such as “5”.*Line 4/);
  await expect(errors).toContainText(
    /Domain: 1 error.*No outlet here has this domain, such as “zzz-nobody.example”.*Line 5/,
  );
  await inspect(page);
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(page.getByText("Imported", { exact: true })).toBeVisible();
  await inspect(page);

  // Other stories share this Byline.
  for (const address of [page.url(), bringsMedium]) {
    await page.goto(address);
    await page.getByRole("button", { name: "Take back" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
    await expect(page.getByText("Taken back", { exact: true })).toBeVisible();
  }
});

test("R3.6 R10.7 a column for each country is found, and what can't be is refused by its country", async ({
  newPerson,
}) => {
  const page = await newPerson(olga);
  await page.goto("/operator/imports");
  await page.getByLabel("Contents").selectOption({ label: "Metric readings" });
  await upload(
    page,
    file("readers.csv", "Domain,Audience US,Audience GB\nnobody-here.example,60,20\nother.example,130,\n"),
  );
  await expect(columns(page).getByLabel("Field of Audience *")).toHaveValue("audienceCountries");
  await columns(page).getByRole("button", { name: "Preview" }).click();
  const errors = page.getByRole("list", { name: "Refused rows" });
  await expect(errors).toContainText(
    /Domain: 1 error.*No outlet here has this domain, such as “nobody-here.example”.*Line 2/,
  );
  await expect(errors).toContainText(/Audience \*: 1 error.*US: Can't be more than 100, such as “US 130”.*Line 3/);
  await inspect(page);
});

test("R10.7 unknown words are matched at once, and what came is a click away", async ({ newPerson }) => {
  const page = await newPerson(paul);
  await page.goto("/publisher/import");
  const rows = ["Buoy", "Reef", "Tide"].map((name) => `Aab ${name} Post,aab-${name}.example,USA,English,Weblog`);
  await upload(page, file("named.csv", ["Name,Website,Country,Language,Type", ...rows, ""].join("\n")));
  await columns(page).getByLabel("New outlets").selectOption({ label: "Keep them as drafts" });
  await columns(page).getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("Nothing to import")).toBeVisible();
  await expect(page.getByText("Ready to import")).toBeHidden();
  await expect(page.getByRole("list", { name: "Refused rows" })).toContainText("Type: 3 errors");
  const words = page.getByRole("region", { name: "Unknown words" });
  await expect(words.getByLabel("“Weblog” means")).toHaveValue("Blog");
  await inspect(page);
  await words.getByRole("button", { name: "Use these words" }).click();
  await expect(page.getByText("Ready to import")).toBeVisible();
  await page.getByRole("button", { name: "Import 3 rows" }).click();
  await expect(page.getByText("Imported", { exact: true })).toBeVisible();
  const imported = page.url();
  await page.getByRole("link", { name: "See the outlets" }).click();
  await expect(page.getByText("Aab Buoy Post").first()).toBeVisible();

  // Other stories share this Byline.
  await page.goto(imported);
  await page.getByRole("button", { name: "Take back" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
  await expect(page.getByText("Taken back", { exact: true })).toBeVisible();
});

test("R10.7 a list that breaks off says where, and nothing of it goes in", async ({ newPerson }) => {
  const page = await newPerson(paul);
  await page.goto("/publisher/import");
  await upload(
    page,
    file(
      "broken.csv",
      'Name,Website,Country,Language,Type\nFine,fine-row.example,US,en,Blog\n"Open,open-row.example,US,en,Blog\n',
    ),
  );
  await columns(page).getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("alert")).toContainText("A quote that is opened in line 3 or soon after is never closed");
  await expect(page.getByText("Not imported", { exact: true })).toBeVisible();
  await inspect(page);
});
