import { demoLogins } from "../src/demo/cast.ts";
import { signIn as signInToApi } from "../test/process.ts";
import { expect, test } from "./support/byline.ts";

const [ada] = demoLogins;

test("a newcomer sees the demo as advertiser, publisher and operator, a click each", async ({ newPerson, byline }) => {
  const page = await newPerson("newcomer");
  await page.goto(byline.url);
  const demo = page.getByRole("complementary", { name: "Demo" });
  await expect(demo).toContainText("Everyone and everything here is fictional.");
  await demo.getByRole("link", { name: "See it as advertiser, publisher or operator" }).click();

  await demo.getByRole("button", { name: "Ada, advertiser" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(demo).toContainText("You are viewing as Ada Marlow.");
  await expect(demo.getByRole("button", { name: "Ada, advertiser" })).toHaveAttribute("aria-pressed", "true");

  await demo.getByRole("button", { name: "Paul, publisher" }).click();
  await expect(page).toHaveURL(/\/publisher\/dashboard/);
  await expect(demo).toContainText("You are viewing as Paul Quill.");

  await demo.getByRole("button", { name: "Olga, operator" }).click();
  await expect(page).toHaveURL(/\/operator/);
  await expect(demo).toContainText("You are viewing as Olga Keys.");
});

test("somebody who signed in themselves still reads that this is a demo", async ({ newPerson }) => {
  const page = await newPerson(ada);
  await page.goto("/media");
  await expect(page.getByRole("complementary", { name: "Demo" })).toContainText("You are viewing as Ada Marlow.");
});

test("R10.3 a newcomer takes a publication's page down, sees its claim open, and closes it by putting the page back", async ({
  newPerson,
  byline,
}) => {
  const call = await signInToApi(byline.url, ada.email, ada.password);
  const standing = async () =>
    (await call("GET", "/api/orders?search=school%20for%20baristas")).body["hydra:member"][0]?.status;
  expect(await standing()).toBe("completed");

  const page = await newPerson("newcomer");
  await page.goto("/");
  await page.getByRole("complementary", { name: "Demo" }).getByRole("link", { name: "Outlets' pages" }).click();
  const story = page.getByRole("listitem").filter({ hasText: "A school for baristas in the harbor" });
  await expect(story).toContainText("Online as agreed");
  await story.getByRole("button", { name: "Take the page down" }).click();
  await expect(story).toContainText("Taken down");
  await expect.poll(standing).toBe("claimed");

  await story.getByRole("button", { name: "Put it back" }).click();
  await expect(story).toContainText("Online as agreed");
  await expect.poll(standing).toBe("completed");
});

test("an accepted order tells the address at which its outlet can publish it", async ({ newPerson }) => {
  const page = await newPerson("newcomer");
  await page.goto("/demo/pages");
  await expect(page.getByRole("listitem").filter({ hasText: "A roaster that writes its own log" })).toContainText(
    /Publish it at http:\/\/signal-yard\.example\/stories\/Q\d+/,
  );
});
