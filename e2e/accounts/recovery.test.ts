import { expect, openMail, test } from "../support/byline.ts";
import { logOut, newAccount } from "../support/people.ts";

const person = {
  email: "rita@forgets.example",
  password: "rita-forgets-everything",
  newPassword: "rita-remembers-this-one",
};

test("R2.3 R2.4 a forgotten password is reset by mail; the link works once", async ({ newPerson, byline }) => {
  const page = await newPerson(await newAccount(byline.url, person));
  await page.goto("/dashboard");
  await logOut(page);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByRole("dialog", { name: "The reset link was sent" })).toBeVisible();
  await openMail(page, person.email, /reset/i);
  const link = (await page.getByRole("link").last().getAttribute("href")) ?? "";
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset/);
  await page.getByLabel("New password").fill(person.newPassword);
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("Your password is changed")).toBeVisible();
  await logOut(page);
  await expect(page.getByRole("main").getByRole("button", { name: "Log In" })).toBeVisible();
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.newPassword);
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  await page.waitForURL(/\/dashboard/);
  await page.goto(link);
  await expect(page.getByRole("dialog", { name: "A Reset Link Is Invalid Or Has Expired" })).toBeVisible();
});
