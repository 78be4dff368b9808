import type { Page } from "@playwright/test";
import { demoLogins } from "../src/demo/cast.ts";
import { expect, signIn, signUp, test } from "./byline.ts";

const [ada] = demoLogins;

test("R2.15 when the last medium leaves the last page of a list, the page before it is there", async ({
  newPerson,
}) => {
  const page = await newPerson("Cleo");
  await signUp(page, "cleo@long-lists.example", "cleo-keeps-long-lists");
  await markEleven(page);
  await page.goto("/profile/media?list=favourite&page=2");
  const remove = page.getByRole("main").getByRole("button", { name: /^Remove / });
  await expect(remove).toHaveCount(1);
  await remove.click();
  await expect(remove).toHaveCount(10);
  await expect(page.getByText("No favourites yet")).toHaveCount(0);
});

test("R7.3 a page of the marketplace behind the last one is the last one, with its own places", async ({
  newPerson,
}) => {
  const page = await newPerson("Ada");
  await signIn(page, ada.email, ada.password);
  await page.goto("/media?itemsPerPage=25&page=99");
  const place = page.getByText(/^Rows [\d,]+ to/);
  await expect(place).toBeVisible();
  const [first = 0, last = 0, all = 0] = ((await place.textContent()) ?? "").match(/\d+/g)?.map(Number) ?? [];
  expect([first % 25, first <= last, last <= all, first + 25 > all]).toEqual([1, true, true, true]);
});

async function markEleven(page: Page): Promise<void> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem("byline-session") ?? "{}").access_token);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/ld+json" };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { headers, data: JSON.stringify(data) });
    expect(answer.status()).toBe(201);
    return answer.json();
  };
  const { id: organization } = await post("/api/organizations", { name: "Long Lists", kind: "company" });
  const listings = await (await page.request.get("/api/listings?itemsPerPage=100", { headers })).json();
  const media = new Set<string>(listings["hydra:member"].map((listing: { media: string }) => listing.media));
  for (const medium of [...media].slice(0, 11))
    await post("/api/medium_marks", { organization, media: medium, kind: "favourite" });
}
