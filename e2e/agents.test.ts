import { demoLogins } from "../src/demo/cast.ts";
import { inspect } from "./support/appearance.ts";
import { expect, test } from "./support/byline.ts";

const [ada, , olga] = demoLogins;

test("an advertiser reads what an agent did in their name, and an operator in whose name it was", async ({
  newPerson,
}) => {
  const page = await newPerson(ada);
  await page.goto("/profile/agents");
  const calls = page.getByRole("list", { name: "Agents" }).getByRole("listitem");
  await expect(calls.filter({ hasText: "Claude 2.1 called book" })).toHaveCount(2);
  await expect(calls.filter({ hasText: "Asked for your approval" })).toHaveCount(1);
  await expect(calls.filter({ hasText: "search_outlets" }).getByText("2 times")).toBeVisible();
  await inspect(page, page.locator("main"));
  await page.getByRole("link", { name: "Connect an agent with an API token" }).click();
  await expect(page.getByRole("row", { name: /Claude/ })).toBeVisible();
  const console = await newPerson(olga);
  await console.goto("/operator/agents");
  await expect(console.getByText("Claude 2.1 called send_text for Ada").first()).toBeVisible();
  await inspect(console, console.locator("main"));
});
