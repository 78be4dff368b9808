import { demoLogins } from "../../src/demo/cast.ts";
import { signIn as signInToApi } from "../../test/process.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, openMail, test } from "../support/byline.ts";
import { newAccount } from "../support/people.ts";
import { expectSettled } from "../support/readiness.ts";

const [, paul] = demoLogins;
const victor = { email: "victor@reads.example", password: "victor-only-reads-media" };

test("R6.3 who only reads a medium is offered no edit of it, and reads why where an address leads to one", async ({
  newPerson,
  byline,
}) => {
  const owner = await signInToApi(byline.url, paul.email, paul.password);
  const [format] = (await owner("GET", "/api/formats?itemsPerPage=1")).body["hydra:member"];
  const media = format.media.split("/").at(-1);
  const { name } = (await owner("GET", `/api/media/${media}`)).body;
  const invited = await owner("POST", "/api/invitations", { email: victor.email, media, mediaRole: 2 });
  expect(invited.status).toBe(201);
  const page = await newPerson(await newAccount(byline.url, victor));
  await openMail(page, victor.email, /invited/);
  await page.getByRole("link").last().click();
  const accepted = page.waitForResponse(/\/api\/invitations\/.*/);
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await accepted;

  await page.goto("/publisher/outlets");
  const card = page.getByRole("article", { name });
  await expect(card.getByRole("row").nth(1)).toBeVisible();
  await expect(card.getByRole("link", { name: "View as advertiser" })).toBeVisible();
  await expect(card.getByRole("link", { name: /^(Edit|Add a format)/ })).toHaveCount(0);
  await expect(card.getByRole("button", { name: /^(Pause|List)$/ })).toHaveCount(0);
  await expectAccessible(page.locator("main"));

  const places = [
    `/publisher/outlets?outlet=${media}`,
    `/format/create?media=${media}`,
    `/format/${format.id}/edit`,
    `/format/${format.id}/edit?step=pricing`,
  ];
  for (const place of places) {
    await page.goto(place);
    await expect(page.getByRole("main").getByText("You don't have permissions", { exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  }
});

test("R1.5 R2.7 who joins a publishing organization is led to its home on the media side", async ({
  newPerson,
  byline,
}) => {
  const owner = await signInToApi(byline.url, paul.email, paul.password);
  const [{ id: organization }] = (await owner("GET", "/api/organizations")).body["hydra:member"];
  const colleague = { email: "colette@reads.example", password: "colette-joins-a-publisher" };
  const asked = { email: colleague.email, organization, organizationRole: "VIEWER" };
  expect((await owner("POST", "/api/invitations", asked)).status).toBe(201);
  const page = await newPerson(await newAccount(byline.url, colleague));
  await openMail(page, colleague.email, /invited/);
  await page.getByRole("link").last().click();
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await page.waitForURL(/\/publisher\/dashboard/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Outlets" })).toBeVisible();
  await page.goto("/profile/media");
  await expect(page.getByRole("link", { name: "Our outlets" })).toHaveAttribute("aria-current", "page");
});

test("R2.21 a page of media reads its formats at once", async ({ newPerson }) => {
  const page = await newPerson(paul);
  let reads = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/formats") reads += 1;
  });
  // A stream that begins late has everything read anew.
  await page.route("**/api/notifications/stream*", () => undefined);
  await page.goto("/publisher/outlets");
  await expect(page.getByRole("article").getByRole("table").nth(1)).toBeVisible();
  await expectSettled(page);
  expect(reads).toBe(1);
});
