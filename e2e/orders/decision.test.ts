import { demoLogins } from "../../src/demo/cast.ts";
import { inspect } from "../support/appearance.ts";
import { asPublisher, bookedOrder, made, newAdvertiser, newFormat } from "../support/booked-order.ts";
import { expect, test } from "../support/byline.ts";

const [, paulsLogin] = demoLogins;
const phone = { width: 390, height: 844 };

test("R2.29 on a phone an order's decision stays at the thumb, and its other moves stand with the next step", async ({
  newPerson,
  byline,
}) => {
  const format = await newFormat(await asPublisher(byline.url), "Thumb Weekly", 20_000);
  const { call, campaign } = await newAdvertiser(byline.url, "Tilda", 50_000);
  const { id } = await bookedOrder(call, campaign, format);
  await made(call, `/api/orders/${id}/send`);
  const paul = await newPerson(paulsLogin, phone);
  await paul.goto(`/publisher/orders?order=${id}`);
  const button = (name: string) => paul.getByRole("button", { name, exact: true });
  const middleOf = async (name: string) => {
    const box = await button(name).boundingBox();
    return box && box.y + box.height / 2;
  };

  await expect(button("Accept")).toBeVisible();
  // The drawer comes from the side.
  await expect.poll(() => middleOf("Accept")).toBeGreaterThan(phone.height - 60);
  expect(await middleOf("Reject")).toBe(await middleOf("Accept"));
  expect(await middleOf("Request changes")).toBeLessThan(phone.height - 100);

  await paul.getByRole("heading", { name: "History" }).scrollIntoViewIfNeeded();
  await expect(button("Request changes")).not.toBeInViewport();
  expect(await middleOf("Accept")).toBeGreaterThan(phone.height - 60);
  await inspect(paul);

  await button("Accept").click();
  await paul.getByRole("dialog", { name: "Accept", exact: true }).getByRole("button", { name: "Accept" }).click();
  await expect(button("Publish")).toBeVisible();
  await expect.poll(() => middleOf("Publish")).toBeGreaterThan(phone.height - 60);
});
