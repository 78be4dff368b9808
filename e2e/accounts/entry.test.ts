import type { Page } from "@playwright/test";
import { demoLogins } from "../../src/demo/cast.ts";
import { expect, signIn, test } from "../support/byline.ts";

const [ada] = demoLogins;

test("R2.2 the sign-in stands without a script, and nothing that is typed is lost while the app comes", async ({
  newPerson,
}) => {
  const page = await newPerson("a visitor");
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto("/sign-in?next=%2Forders");
  const email = page.getByLabel("Email");
  await expect(email).toBeFocused();
  await expect(page.getByRole("link", { name: "Sign up", exact: true })).toHaveAttribute(
    "href",
    "/sign-up?next=%2Forders",
  );
  expect(scripts).toEqual([]);

  await page.keyboard.type(ada.email.slice(0, 5));
  await expect(page.locator("#root[data-painted]")).toHaveCount(0);
  await expect(email).toBeFocused();
  await page.keyboard.type(ada.email.slice(5));
  await expect(email).toHaveValue(ada.email);
  await signIn(page, ada);
  await expect(page).toHaveURL(({ pathname }) => pathname === "/orders");
});

test("R2.2 a form that was sent before the app came is sent by the app", async ({ newPerson }) => {
  const page = await newPerson("a visitor");
  await page.goto("/sign-up");
  await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("Required", { exact: true })).toHaveCount(2);
});

test("R2.2 a press that began on the painted form reaches it, although the app is ready before the hand lifts", async ({
  newPerson,
}) => {
  const page = await newPerson("a visitor");
  let pressed = () => {};
  const press = new Promise<void>((resolve) => {
    pressed = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await press;
    await route.continue();
  });
  await page.goto("/sign-up");
  await page.getByRole("main").getByRole("button", { name: "Sign Up" }).hover();
  await page.keyboard.type("ada");
  await page.mouse.down();
  pressed();
  await page.waitForLoadState("networkidle");
  await page.mouse.up();
  await expect(page.getByText("Required", { exact: true })).toHaveCount(1);
});

test("nothing moves when the app takes a painted form over", async ({ newPerson }) => {
  const page = await newPerson("a visitor");
  for (const width of [1440, 768, 390])
    for (const path of ["/sign-in", "/sign-up"]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const painted = await tops(page);
      await page.getByLabel("Email").fill("a");
      await expect(page.locator("#root[data-painted]")).toHaveCount(0);
      await expect.poll(() => tops(page), `${path} at ${width} pixels`).toEqual(painted);
    }
});

/** Where each thing that can be read or pressed begins, in whole pixels. */
async function tops(page: Page): Promise<Record<string, number>> {
  const parts = {
    title: page.getByRole("heading", { level: 1 }),
    email: page.getByLabel("Email"),
    send: page.getByRole("main").getByRole("button", { name: /^(Log In|Sign Up)$/ }),
    provider: page.getByRole("button", { name: /with Google/ }),
  };
  const found = Object.entries(parts).map(async ([name, part]) => [
    name,
    Math.round((await part.boundingBox())?.y ?? 0),
  ]);
  return Object.fromEntries(await Promise.all(found));
}
