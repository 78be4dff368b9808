import { demoLogins } from "../../src/demo/cast.ts";
import { signIn as signInToApi } from "../../test/process.ts";
import { expect, test } from "../support/byline.ts";
import { followRequests } from "../support/readiness.ts";

const [ada, , olga] = demoLogins;

test("R2.25 a path that the operator moved leads on, at the first page and within the app, without a new build", async ({
  newPerson,
  byline,
}) => {
  const operator = await signInToApi(byline.url, olga.email, olga.password);
  const made = await operator("POST", "/api/path_redirects", { path: "/prices", target: "/media?search=alpine" });
  expect(made.status).toBe(201);
  const page = await newPerson(ada);
  await page.goto("/prices");
  await expect(page).toHaveURL(/\/media\?search=alpine/);
  const requests = followRequests(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: /^Good /, level: 1 })).toBeVisible();
  // The list of moved paths loads beside the first screen.
  await requests.expectNone();
  await page.evaluate(() => {
    history.pushState({}, "", "/prices");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page).toHaveURL(/\/media\?search=alpine/);
});

test("R2.15 the choice of mails is among the settings, and has a page of its own where the operator switches its flag on", async ({
  newPerson,
  byline,
}) => {
  const before = await newPerson(ada);
  await before.goto("/profile/notifications");
  await expect(before).toHaveURL(/\/profile\/settings/);
  await before.goto("/notifications");
  await before.getByRole("link", { name: "Mail preferences" }).click();
  const section = before.getByRole("region", { name: "Notifications" });
  const kept = before.waitForResponse((answer) => answer.request().method() === "PUT");
  await section.getByRole("combobox", { name: "Offers and answers to them" }).selectOption("Once a day");
  expect((await kept).status()).toBe(200);
  await before.reload();
  await expect(section.getByRole("combobox", { name: "Offers and answers to them" })).toHaveValue("daily");
  const operator = await signInToApi(byline.url, olga.email, olga.password);
  const flags = (await operator("GET", "/api/feature_flags")).body["hydra:member"] as { id: string; name: string }[];
  const flag = flags.find(({ name }) => name === "profile-notifications");
  const answer = flag
    ? await operator("PATCH", `/api/feature_flags/${flag.id}`, { enabled: true })
    : await operator("POST", "/api/feature_flags", { name: "profile-notifications", enabled: true });
  expect(answer.status).toBeLessThan(300);
  const page = await newPerson(ada);
  await page.goto("/profile/notifications");
  const news = page.getByRole("combobox", { name: "News about the product" });
  await expect(news).toHaveValue("off");
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await news.selectOption("Once a day");
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(news).toHaveValue("daily");
});
