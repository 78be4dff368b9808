import { demoLogins } from "../../src/demo/cast.ts";
import { signIn as signInToApi } from "../../test/process.ts";
import type { Caller } from "../support/booked-order.ts";
import { expect, test } from "../support/byline.ts";
import { newAccount } from "../support/people.ts";

const [ada] = demoLogins;

test("R2.15 when the last medium leaves the last page of a list, the page before it is there", async ({
  newPerson,
  byline,
}) => {
  const cleo = await newAccount(byline.url, { email: "cleo@long-lists.example", password: "cleo-keeps-long-lists" });
  await markEleven(await signInToApi(byline.url, cleo.email, cleo.password));
  const page = await newPerson(cleo);
  await page.goto("/profile/media?list=favourite&page=2");
  const remove = page.getByRole("main").getByRole("button", { name: /^Remove / });
  await expect(remove).toHaveCount(1);
  await remove.click();
  await expect(remove).toHaveCount(10);
  await expect(page.getByText("No favorites yet")).toHaveCount(0);
});

test("R7.3 a page of the marketplace behind the last one is the last one, with its own places", async ({
  newPerson,
}) => {
  const page = await newPerson(ada);
  await page.goto("/media?itemsPerPage=25&page=99");
  const place = page.getByText(/^Rows [\d,]+ to/);
  await expect(place).toBeVisible();
  const [first = 0, last = 0, all = 0] = ((await place.textContent()) ?? "").match(/\d+/g)?.map(Number) ?? [];
  expect([first % 25, first <= last, last <= all, first + 25 > all]).toEqual([1, true, true, true]);
});

async function markEleven(call: Caller): Promise<void> {
  const made = await call("POST", "/api/organizations", { name: "Long Lists", kind: "company" });
  const organization = made.body.id;
  const listings = (await call("GET", "/api/listings?itemsPerPage=100")).body["hydra:member"] as { media: string }[];
  for (const media of [...new Set(listings.map((listing) => listing.media))].slice(0, 11)) {
    const marked = await call("POST", "/api/medium_marks", { organization, media, kind: "favourite" });
    expect(marked.status).toBe(201);
  }
}
