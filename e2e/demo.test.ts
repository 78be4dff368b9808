import { demoLogins } from "../src/demo/cast.ts";
import { expect, test } from "./support/byline.ts";

const [ada] = demoLogins;

test("a newcomer sees the demo as advertiser, publisher and operator, a click each", async ({ newPerson, byline }) => {
  const page = await newPerson("newcomer");
  await page.goto(byline.url);
  const demo = page.getByRole("complementary", { name: "Demo" });
  await expect(demo).toContainText("Everyone and everything here is fictional.");

  await demo.getByRole("button", { name: "Ada, advertiser" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(demo).toContainText("You see it as Ada Marlow.");
  await expect(demo.getByRole("button", { name: "Ada, advertiser" })).toHaveAttribute("aria-pressed", "true");

  await demo.getByRole("button", { name: "Paul, publisher" }).click();
  await expect(page).toHaveURL(/\/publisher\/dashboard/);
  await expect(demo).toContainText("You see it as Paul Quill.");

  await demo.getByRole("button", { name: "Olga, operator" }).click();
  await expect(page).toHaveURL(/\/operator/);
  await expect(demo).toContainText("You see it as Olga Keys.");
});

test("somebody who signed in themselves still reads that this is a demo", async ({ newPerson }) => {
  const page = await newPerson(ada);
  await page.goto("/media");
  await expect(page.getByRole("complementary", { name: "Demo" })).toContainText("You see it as Ada Marlow.");
});
