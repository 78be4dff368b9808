import { demoAdvertiser, demoLogins } from "../../src/demo/cast.ts";
import { signIn } from "../../test/process.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/byline.ts";
import { frameIsReady } from "../support/readiness.ts";

const [ada] = demoLogins;

test("everything by its name: the palette goes, switches, searches and leaves by the keyboard alone", async ({
  newPerson,
  byline,
}) => {
  const call = await signIn(byline.url, ada.email, ada.password);
  const [order] = (await call("GET", "/api/orders?side=client&itemsPerPage=1")).body["hydra:member"];
  const page = await newPerson(ada);
  await page.goto("/dashboard");
  await frameIsReady(page);
  const palette = page.getByRole("dialog", { name: "Command palette" });
  const open = async () => {
    await expect(palette).toBeHidden();
    await page.keyboard.press("Control+k");
    await expect(palette.getByRole("textbox")).toBeFocused();
  };

  await open();
  await expectAccessible(palette);
  await page.keyboard.type("market");
  await expect(page.getByRole("status").filter({ hasText: "Marketplace" }), "read aloud").toBeAttached();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/media$/);

  await open();
  await page.keyboard.type(demoAdvertiser.campaign.slice(0, 8));
  await palette.getByRole("button", { name: demoAdvertiser.campaign, exact: true }).waitFor();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard/);

  await open();
  await page.keyboard.type("harbor xyz");
  await expect(palette.getByRole("button")).toHaveText([
    "Search outlets for “harbor xyz”",
    "Search messages for “harbor xyz”",
  ]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/media\?search=harbor/);

  await open();
  await page.keyboard.type(order.number);
  // The searches for what was typed stand there before the order is found.
  await palette.getByRole("button", { name: new RegExp(`^(?!Search ).*${order.number}`) }).waitFor();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`order=${order.id}`));
  await page.goto("/dashboard");
  await frameIsReady(page);

  await open();
  await page.keyboard.type("log out");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/sign-in/);
});

test("? names the keys that there are, / goes to the search, and none of them fires while somebody types", async ({
  newPerson,
}) => {
  const page = await newPerson(ada);
  await page.goto("/top-up");
  await frameIsReady(page);
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });

  const amount = page.getByLabel("Amount");
  await amount.fill("25");
  await page.keyboard.type("?/");
  await page.keyboard.press("Control+k");
  await expect(amount).toHaveValue("25?/");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  await expect(help).toBeVisible();
  await expectAccessible(help);
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();

  await page.keyboard.press("/");
  await expect(page).toHaveURL(/\/media/);
  await expect(page.getByRole("searchbox", { name: "Search" })).toBeFocused();
  await page.getByRole("searchbox", { name: "Search" }).blur();

  await page.keyboard.press("?");
  await help.getByRole("switch", { name: "Use single-key shortcuts" }).click();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.keyboard.press("?");
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "Search" })).not.toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
