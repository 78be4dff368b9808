import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { inspect } from "../support/appearance.ts";
import { expect, test } from "../support/byline.ts";
import { logOut, newAccount } from "../support/people.ts";

/** A device of the person's own, or a key to plug in, which unlocks without asking. */
async function withDevice(page: Page, transport: "internal" | "usb") {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  /** While nobody touches it, it answers no suggestion of the browser's either. */
  const touch = (enabled: boolean) =>
    session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  return { touch };
}

test("R10.13 a passkey is added, logs in without a password, and is taken away", async ({ newPerson, byline }) => {
  const petra = { email: "petra@passkeys.example", password: "petra-has-no-use-for-it" };
  const page = await newPerson(await newAccount(byline.url, petra));
  const device = await withDevice(page, "internal");
  await page.goto("/profile/settings");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("Your passkey is ready")).toBeVisible();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("This device already has a passkey for your account.")).toBeVisible();
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Petra's laptop");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Petra's laptop", { exact: true })).toBeVisible();
  await inspect(page);

  const enter = async (path: string) => {
    await device.touch(false);
    await logOut(page);
    await page.waitForURL(({ pathname }) => pathname === "/sign-in");
    await page.goto(path);
    // The painted page suggests nothing yet.
    await expect(page.locator("#root[data-painted]")).toHaveCount(1);
    await device.touch(true);
    await page.getByRole("button", { name: "Continue with a passkey" }).click();
  };
  await enter("/sign-in?next=%2Forders");
  await page.waitForURL(({ pathname }) => pathname === "/orders");
  await page.goto("/profile/settings");
  await expect(page.getByText(/^Last used/)).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Remove" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Passkey removed")).toBeVisible();
  await expect(page.getByText("Petra's laptop", { exact: true })).toHaveCount(0);

  await enter("/sign-in");
  await expect(page.getByText("This passkey isn't known here.")).toBeVisible();
});

test("R6.1 whoever lost the authenticator app goes on by a recovery code or a security key", async ({
  newPerson,
  byline,
}) => {
  const rosa = { email: "rosa@recovers.example", password: "rosa-lost-her-telephone" };
  const page = await newPerson(await newAccount(byline.url, rosa));
  await withDevice(page, "usb");
  await page.goto("/profile/settings");
  await expect(page.getByRole("heading", { name: "Recovery codes" })).toHaveCount(0);
  await page.getByRole("button", { name: "Add authenticator app" }).click();
  const secret = (await page.getByRole("dialog").locator("pre").textContent())?.trim() ?? "";
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await page.getByRole("dialog").getByLabel("Code").fill(code);
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByRole("button", { name: "Create recovery codes" }).click();
  const codes = ((await page.getByRole("dialog").locator("pre").textContent()) ?? "").trim().split("\n");
  expect(codes).toHaveLength(10);
  await inspect(page, page.getByRole("dialog"));
  await page.getByRole("button", { name: "I saved them" }).click();
  await expect(page.getByText(/^10 of 10 left/)).toBeVisible();
  await page.getByRole("button", { name: "Add security key" }).click();
  await expect(page.getByText("Security key 1", { exact: true })).toBeVisible();

  const enter = async () => {
    await logOut(page);
    await page.waitForURL(({ pathname }) => pathname === "/sign-in");
    await page.goto("/sign-in?next=%2Fprofile%2Fsettings");
    await page.getByLabel("Email").fill(rosa.email);
    await page.getByLabel("Password", { exact: true }).fill(rosa.password);
    await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
    await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  };
  await enter();
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill("aaaaa-bbbbb");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("This code is wrong or already used. Try another one.")).toBeVisible();
  await inspect(page);
  await page.getByLabel("Recovery code").fill(codes[4] ?? "");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(/^9 of 10 left/)).toBeVisible();

  await enter();
  await page.getByRole("button", { name: "Use your security key" }).click();
  await expect(page.getByText(/^9 of 10 left/)).toBeVisible();
});
