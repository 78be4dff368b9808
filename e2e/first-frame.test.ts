import { asPublisher, bookedOrder, newAdvertiser, newFormat, newOffer } from "./support/booked-order.ts";
import { expect, test } from "./support/byline.ts";

const host = "#first-frame";

test("an outlet's words stand before the app's scripts come, and the app takes their place", async ({
  newPerson,
  byline,
}) => {
  const { medium } = await newOffer(await asPublisher(byline.url), "Early Gazette");
  const { login } = await newAdvertiser(byline.url, "Prompt", 100_000);
  const page = await newPerson(login);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/media/${medium}`);
  const words = () => page.evaluate((frame) => Reflect.get(document.querySelector(frame) ?? {}, "words"), host);
  await expect.poll(words).toEqual(["Early Gazette"]);
  await expect(page.locator("#root")).toBeEmpty();
  const painted = await page.locator(host).evaluate((frame) => getComputedStyle(frame).pointerEvents);
  expect(painted).toBe("none");
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Early Gazette" })).toBeVisible();
  await expect(page.locator(host)).toHaveCount(0);
});

test("nobody reads another's order in the frame: it leaves for what the app says", async ({ newPerson, byline }) => {
  const owner = await newAdvertiser(byline.url, "Owner", 100_000);
  const format = await newFormat(await asPublisher(byline.url), "Unseen Weekly", 20_000);
  const { id } = await bookedOrder(owner.call, owner.campaign, format);
  const { login } = await newAdvertiser(byline.url, "Curious", 100_000);
  const page = await newPerson(login);
  const answers = page.waitForResponse((response) => response.url().includes("/api/screens"));
  await page.goto(`/orders?order=${id}`);
  expect(Object.keys((await (await answers).json()).answers)).not.toContain(`/orders/${id}`);
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator(host)).toHaveCount(0);
});

test("a browser that blocks fonts gets the app all the same", async ({ newPerson, byline }) => {
  const { medium } = await newOffer(await asPublisher(byline.url), "Plain Gazette");
  const { login } = await newAdvertiser(byline.url, "Fontless", 100_000);
  const page = await newPerson(login);
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto(`/media/${medium}`);
  await expect(page.getByRole("heading", { level: 1, name: "Plain Gazette" })).toBeVisible();
  await expect(page.locator(host)).toHaveCount(0);
});
