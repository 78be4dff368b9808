import { demoLogins } from "../../src/demo/cast.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/byline.ts";
import { newAccount } from "../support/people.ts";

const [ada] = demoLogins;

test("R7.2 who comes by an affiliate's link and signs in as a newcomer stands among its sign-ups", async ({
  newPerson,
  browser,
  byline,
}) => {
  const page = await newPerson(ada);
  await page.goto("/profile/affiliate");
  const address = await page.getByLabel("Your link", { exact: true }).inputValue();
  const brought = page.getByLabel("Results of your link");
  const signUps = async () =>
    Number(/Sign-ups\s*(\d+)/.exec((await brought.innerText()).replaceAll("\n", " "))?.[1] ?? Number.NaN);
  const before = await signUps();
  await expectAccessible(page.locator("main"));

  // A browser that says a program drives it is no visitor.
  const userAgent = (await page.evaluate(() => navigator.userAgent)).replace("HeadlessChrome", "Chrome");
  const context = await browser.newContext({ baseURL: byline.url, userAgent, reducedMotion: "reduce" });
  const visitor = await context.newPage();
  await visitor.goto(address);
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name.endsWith("referral"))).toBe(true);
  const nora = await newAccount(byline.url, { email: "nora@newcomer.example", password: "a quiet harbour at dawn" });
  await visitor.goto("/sign-in");
  await visitor.getByLabel("Email").fill(nora.email);
  await visitor.getByLabel("Password", { exact: true }).fill(nora.password);
  await visitor.getByRole("main").getByRole("button", { name: "Log In" }).click();
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name.endsWith("referral"))).toBe(false);
  await context.close();

  await page.reload();
  await expect.poll(signUps).toBe(before + 1);
});
