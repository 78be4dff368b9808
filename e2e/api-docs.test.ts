import { demoLogins } from "../src/demo/cast.ts";
import { expect, test } from "./support/byline.ts";

const [ada] = demoLogins;

test("a reader of the API's documentation finds its chapters, and tries a call with their own session", async ({
  newPerson,
}) => {
  const page = await newPerson(ada);
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  // The first reader waits for the description to be made, on a busy machine longer than a call may take.
  await expect.poll(async () => (await page.request.get("/api/docs.json")).ok()).toBe(true);
  await page.goto("/api/docs#tag/other-calls/GET/api/me");
  // Reading the whole description takes the viewer many seconds of a busy processor.
  for (const chapter of ["Getting a token", "Recipes", "Errors", "Limits", "Sending a call again", "Lists", "Agents"])
    await expect(page.getByText(chapter, { exact: true }).first()).toBeVisible({ timeout: 400_000 });
  const answered = page.waitForResponse((response) => response.url().endsWith("/api/me"));
  await page.getByRole("button", { name: "Test Request (get /api/me)" }).click();
  await page.getByRole("button", { name: "Send Request" }).click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByText(ada.email).first()).toBeVisible();
  expect([...origins]).toEqual([new URL(page.url()).origin]);
});
