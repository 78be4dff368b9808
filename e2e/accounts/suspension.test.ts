import { demoLogins } from "../../src/demo/cast.ts";
import { inspect } from "../support/appearance.ts";
import { expect, test } from "../support/byline.ts";
import { newAccount } from "../support/people.ts";

const [, , olga] = demoLogins;
const mallory = { email: "mallory@suspended.example", password: "mallory-sells-old-links" };

test("R3.2 an operator suspends a person: their session ends, the sign-in says why, and they come back when it is lifted", async ({
  newPerson,
  byline,
}) => {
  await newAccount(byline.url, mallory);
  const theirs = await newPerson(mallory);
  await theirs.goto("/profile/settings");
  await expect(theirs.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();

  const operator = await newPerson(olga);
  await operator.goto(`/operator/people?search=${mallory.email}`);
  const row = operator.getByRole("list", { name: "People" }).getByRole("listitem");
  await row.getByRole("button", { name: /^Suspend/ }).click();
  const dialog = operator.getByRole("dialog", { name: `Suspend ${mallory.email}` });
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expect(dialog.getByText("Required")).toBeVisible();
  await dialog.getByLabel("Reason").fill("Sold links that were removed a day later");
  await inspect(operator);
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expect(row).toContainText("Suspended: Sold links that were removed a day later");

  await theirs.reload();
  await expect(theirs).toHaveURL(/\/sign-in/);
  await theirs.getByLabel("Email").fill(mallory.email);
  await theirs.getByLabel("Password", { exact: true }).fill(mallory.password);
  const signIn = theirs.getByRole("main").getByRole("button", { name: "Log In" });
  await signIn.click();
  await expect(theirs.getByText("Your account is suspended. Contact support.")).toBeVisible();
  await inspect(theirs);

  await row.getByRole("button", { name: `Reactivate ${mallory.email}` }).click();
  await expect(operator.getByText(`${mallory.email} is active again.`)).toBeVisible();
  await signIn.click();
  await expect(theirs).not.toHaveURL(/\/sign-in/);
  await expect(theirs.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
});
