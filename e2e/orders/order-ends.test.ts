import type { Page } from "@playwright/test";
import { demoLogins } from "../../src/demo/cast.ts";
import type { RunningServer } from "../../test/process.ts";
import { inspect } from "../support/appearance.ts";
import { asPublisher, bookedOrder, type Caller, newAdvertiser, newFormat, newOffer } from "../support/booked-order.ts";
import { expect, mendedSiteDomain, test } from "../support/byline.ts";
import { write } from "../support/database.ts";
import { workNow } from "../support/queues.ts";

const [, paulsLogin, olgasLogin] = demoLogins;
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const inbox = (id: string) => `/publisher/orders?order=${id}`;

async function moved(call: Caller, id: string, move: string, input: object = {}): Promise<void> {
  const { status, body } = await call("POST", `/api/orders/${id}/${move}`, input);
  expect(status, JSON.stringify(body)).toBe(200);
}

const confirm = (page: Page, name: string) =>
  page.getByRole("dialog", { name, exact: true }).getByRole("button", { name, exact: true }).click();

async function act(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
  await confirm(page, name);
}

test("R4.7 a date is moved: proposed by the publisher, accepted by the advertiser, kept by the clock", async ({
  newPerson,
  byline,
}) => {
  const publisher = await asPublisher(byline.url);
  const format = await newFormat(publisher, "Almanac Weekly", 20_000, { turnaroundHours: 72 });
  const { login, call, campaign, board } = await newAdvertiser(byline.url, "Dora", 50_000);
  const { id } = await bookedOrder(call, campaign, format);
  const dora = await newPerson(login);
  const paul = await newPerson(paulsLogin);

  await test.step("a day that can't be kept is not offered, and the earliest is named", async () => {
    await dora.goto(`${board}?order=${id}`);
    await dora.getByLabel("Publish", { exact: true }).selectOption("On the day");
    await dora.getByLabel("Date", { exact: true }).fill(dayIn(1));
    await expect(dora.getByText(/^Earliest \w{3} \d+: 3 days to answer, 3 to publish\.$/)).toBeVisible();
    const date = dora.getByLabel("Date", { exact: true });
    await date.fill(dayIn(30));
    await dora.route(`**/api/orders/${id}`, (route) =>
      route.request().postData()?.includes(dayIn(40)) ? route.abort("connectionreset") : route.fallback(),
    );
    await date.fill(dayIn(40));
    await expect(dora.getByText("Something went wrong")).toBeVisible();
    await expect(date).toHaveValue(dayIn(30));
    await expect(dora.getByText("Your turn, until", { exact: false })).toBeVisible();
    await dora.getByRole("button", { name: "Send to the publisher" }).click();
    await expect(dora.getByText(/^Without an answer by .+, you get \$200\.00 back\.$/)).toBeVisible();
    await inspect(dora);
  });

  await test.step("Paul accepts and proposes another day", async () => {
    await paul.goto(inbox(id));
    await act(paul, "Accept");
    await paul.getByRole("button", { name: "Propose another date" }).click();
    const dialog = paul.getByRole("dialog", { name: "Propose another date" });
    await dialog.getByLabel("Date", { exact: true }).fill(dayIn(20));
    await dialog.getByLabel("Reason (optional)").fill("The winter issue comes out that day.");
    await confirm(paul, "Propose another date");
    await expect(paul.getByText("You proposed another publish date")).toBeVisible();
  });

  await test.step("Dora accepts it, and the history says so", async () => {
    await expect(dora.getByText("The publisher proposes another publish date")).toBeVisible();
    await inspect(dora);

    await act(dora, "Accept the date");
    await expect(dora.getByText("The publisher proposes another publish date")).toBeHidden();
    await expect(dora.getByText("Date accepted").first()).toBeVisible();
    await expect(dora.getByText("The winter issue comes out that day.")).toBeVisible();
  });

  await test.step("a link that is given too early is refused with the day", async () => {
    await paul.reload();
    await paul.getByRole("button", { name: "Publish", exact: true }).click();
    const dialog = paul.getByRole("dialog", { name: "Publish", exact: true });
    await dialog.getByLabel("Link to the publication").fill("https://almanac-weekly.example/winter");
    await confirm(paul, "Publish");
    await expect(dialog.getByText(/^The publication is agreed for .+ \(UTC\)/)).toBeVisible();
  });

  await test.step("once the day is over the order is delayed, and stands beside the board", async () => {
    const passed = "publish_on = current_date - 1, due_at = now() - interval '1 hour'";
    await write(byline, `UPDATE publication_order SET ${passed} WHERE id = $1`, [id]);
    await dora.goto(board);
    await expect(
      dora.getByRole("region", { name: /^Delayed/ }).getByText("Almanac Weekly", { exact: true }),
    ).toBeVisible();
  });
});

async function letPass(byline: RunningServer, id: string, time: string): Promise<void> {
  for (const [table, key, ...instants] of [
    ["publication_order", "id", "published_at", "completed_at", "look_asked_at", "deadline_at", "deadline_look_at"],
    ["link_check", "order_id", "checked_at"],
    ["publication_watch", "order_id", "failed_at"],
  ] as const)
    await write(
      byline,
      `UPDATE ${table} SET ${instants.map((instant) => `${instant} = ${instant} - $2::interval`).join(", ")} WHERE ${key} = $1`,
      [id, time],
    );
}

const looksOf = async (call: Caller, id: string): Promise<number> =>
  (await call("GET", `/api/link_checks?order=${id}`)).body["hydra:totalItems"];

/** Ten days later two checks, an hour apart, find another page. */
async function lose(byline: RunningServer, call: Caller, id: string): Promise<void> {
  const looks = () => looksOf(call, id);
  const before = await looks();
  await letPass(byline, id, "10 days");
  for (const look of [1, 2]) {
    await workNow(byline, "check-publication", { orderId: id });
    await expect.poll(looks).toBe(before + look);
    await letPass(byline, id, "1 hour");
  }
}

test("R10.3 a check that failed is mended by a second link; what is lost later is claimed, restored, and at last refunded", async ({
  newPerson,
  byline,
  site,
}) => {
  const publisher = await asPublisher(byline.url);
  const { format } = await newOffer(publisher, "Quay Review");
  const { login, call, campaign, board } = await newAdvertiser(byline.url, "Mona", 50_000);
  const { id } = await bookedOrder(call, campaign, format);
  const link = `<a href="https://nimbus.example/roastery">the roastery</a>`;
  const whole = `<p>Nimbus Coffee opens its first roastery, ${link}.</p>`;
  await call("PATCH", `/api/orders/${id}`, { content: whole });
  await moved(call, id, "send");
  await moved(publisher, id, "accept");
  const first = site.publish("/first", "<p>Nimbus opens, and the link is gone.</p>", mendedSiteDomain);
  await moved(publisher, id, "publish", { publicationUrl: first });
  const mona = await newPerson(login);
  const paul = await newPerson(paulsLogin);

  await test.step("before she approves, Mona reads what fails and that the guarantee won't cover it", async () => {
    await expect.poll(() => looksOf(call, id)).toBe(1);
    await mona.goto(`${board}?order=${id}`);
    await expect(mona.getByText("The last check failed")).toBeVisible();
    await expect(mona.getByRole("link", { name: "Open publication" })).toHaveAttribute("href", first);
    await mona.getByRole("button", { name: "Approve", exact: true }).click();
    const dialog = mona.getByRole("dialog", { name: "Approve", exact: true });
    await expect(dialog.getByText("If you approve, the guarantee doesn't cover it.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Approve anyway" })).toBeEnabled();
    await inspect(mona, dialog);
    await mona.keyboard.press("Escape");
  });

  await test.step("the time to approve passes: the clock stops, and both read what failed", async () => {
    await write(byline, "UPDATE publication_order SET deadline_at = now() - interval '1 minute' WHERE id = $1", [id]);
    await workNow(byline, "fire-deadlines");
    await expect.poll(async () => (await call("GET", `/api/orders/${id}`)).body.status).toBe("checks_failed");
    for (const [page, address] of [[mona, `${board}?order=${id}`] as const, [paul, inbox(id)] as const]) {
      await page.goto(address);
      await expect(page.getByText("Problems found by the last check")).toBeVisible();
      await expect(page.getByText("The link to https://nimbus.example/roastery is missing.").first()).toBeVisible();
    }
    await inspect(mona);
  });

  await test.step("the publisher publishes again, and the check that holds completes the order", async () => {
    const second = site.publish("/second", whole, mendedSiteDomain);
    await paul.getByRole("button", { name: "Publish again", exact: true }).click();
    const dialog = paul.getByRole("dialog", { name: "Publish again", exact: true });
    await dialog.getByLabel("Link to the publication").fill(second);
    await confirm(paul, "Publish again");
    await expect(paul.getByText("Published again").first()).toBeVisible();
    await expect(mona.getByRole("dialog").getByText("Completed", { exact: true }).first()).toBeVisible();
  });

  const opened = mona.getByRole("dialog");
  await test.step("ten days later the text is gone: a claim opens by itself, and both find it", async () => {
    await write(byline, "UPDATE operator_setting SET known_pages = '{}'", []);
    site.publish("/second", "<p>Ten tips for better sleep</p>", mendedSiteDomain);
    await lose(byline, call, id);
    await mona.goto(board);
    await mona
      .getByRole("region", { name: /^Claims/ })
      .getByRole("link")
      .first()
      .click();
    await expect(opened.getByText("What is missing from the publication")).toBeVisible();
    await expect(opened.getByText("Less than half of the approved text is on the page.").first()).toBeVisible();
    await expect(opened.getByText(/^If the publication isn't restored by .+, you get \$300\.00 back\.$/)).toBeVisible();
    await inspect(mona);
    await paul.goto("/publisher/orders?status=claimed");
    await expect(paul.getByRole("cell", { name: "Claim open" }).first()).toBeVisible();
  });

  await test.step("the publisher restores it and asks for a look: the claim is closed", async () => {
    site.publish("/second", whole, mendedSiteDomain);
    await paul.goto(inbox(id));
    await act(paul, "Check again");
    await expect(opened.getByText("Claim closed: restored").first()).toBeVisible();
  });

  await test.step("lost again and not restored in time, it is refunded by itself", async () => {
    site.publish("/second", "<p>Ten tips for better sleep</p>", mendedSiteDomain);
    await lose(byline, call, id);
    await letPass(byline, id, "16 days");
    await workNow(byline, "fire-deadlines");
    await expect(opened.getByText("Claim closed: the money goes back").first()).toBeVisible();
    const wallet = (await call("GET", "/api/wallets")).body["hydra:member"][0];
    expect(wallet.availableCents).toBe(50_000);
  });
});

test("R4.5 R1.10 a dispute is split 40 to 60 from the operator's queue, with both stories and a reason", async ({
  newPerson,
  byline,
}) => {
  const publisher = await asPublisher(byline.url);
  const format = await newFormat(publisher, "Meridian Post", 30_000);
  const { login, call, campaign, board } = await newAdvertiser(byline.url, "Rita", 50_000);
  const { id, number } = await bookedOrder(call, campaign, format);
  await moved(call, id, "send");
  await moved(publisher, id, "accept");
  await moved(publisher, id, "publish", { publicationUrl: "https://meridian-post.example/nimbus" });
  const rita = await newPerson(login);
  const paul = await newPerson(paulsLogin);
  const olga = await newPerson(olgasLogin);

  await test.step("Rita opens the dispute with a reason and evidence", async () => {
    await rita.goto(`${board}?order=${id}`);
    await rita.getByRole("button", { name: "Open a dispute" }).click();
    const dialog = rita.getByRole("dialog", { name: "Open a dispute" });
    await dialog.getByLabel("Reason").fill("Only the first half of the text is online.");
    await dialog.getByLabel("Evidence links (optional)").fill("https://nimbus.example/what-we-sent");
    await dialog.locator("input[type=file]").setInputFiles({
      name: "page.png",
      mimeType: "image/png",
      buffer: Buffer.from(pixel, "base64"),
    });
    await expect(dialog.getByRole("img", { name: "Image 1" })).toBeVisible();
    await inspect(rita, dialog);
    await confirm(rita, "Open a dispute");
    await expect(rita.getByText("The publisher has until", { exact: false })).toBeVisible();
  });

  await test.step("the operator finds it in the queue, and waits for the other side", async () => {
    await olga.goto("/operator/disputes");
    const row = olga.getByRole("listitem").filter({ hasText: number });
    await expect(row.getByText("The other side may answer until", { exact: false })).toBeVisible();
    await row.getByRole("link", { name: "Nimbus opens a roastery" }).click();
    await expect(olga.getByText("Only the first half of the text is online.").first()).toBeVisible();
    await expect(olga.getByText("Hasn't told its side yet.")).toBeVisible();
    await olga.getByLabel("Message", { exact: true }).fill("What did you agree on?");
    await olga.getByRole("button", { name: "Send", exact: true }).click();
    await expect(olga.getByRole("log").getByText("What did you agree on?")).toBeVisible();
    await expect(olga.getByRole("button", { name: "Decide" })).toBeDisabled();
  });

  await test.step("Paul tells his side", async () => {
    await paul.goto(inbox(id));
    await expect(paul.getByText("Your turn, until", { exact: false })).toBeVisible();
    await paul.getByRole("button", { name: "Tell your side" }).click();
    await paul
      .getByRole("dialog", { name: "Tell your side" })
      .getByLabel("Reason")
      .fill("The second half follows on page two.");
    await confirm(paul, "Tell your side");
    await expect(paul.getByText("An operator decides next.")).toBeVisible();
  });

  await test.step("Olga splits the amount, and reads what each side gets before it is final", async () => {
    await olga.reload();
    await expect(olga.getByText("The second half follows on page two.").first()).toBeVisible();
    await inspect(olga);
    for (const outcome of await olga.getByRole("radio").all()) await expect(outcome).not.toBeChecked();
    await olga.getByLabel("Reason").fill("Page two is hard to find: we share it 40 to 60.");
    await olga.getByRole("button", { name: "Decide" }).click();
    await expect(olga.getByText("Make a choice to continue")).toBeVisible();
    await expect(olga.getByRole("dialog")).toBeHidden();
    await olga.getByRole("radio", { name: "Split by amount" }).check();
    await olga.getByLabel("Back to the advertiser").fill("120");
    await olga.getByRole("button", { name: "Split $120.00 / $180.00" }).click();
    const dialog = olga.getByRole("dialog");
    await expect(dialog.getByText("Advertiser: $120.00 back. Publisher: $153.00. Service fee: $27.00.")).toBeVisible();
    await dialog.getByRole("button", { name: "Split $120.00 / $180.00" }).click();
    await expect(olga.getByText("$120.00 of $300.00 goes back to the advertiser.")).toBeVisible();
  });

  await test.step("both sides read the decision, and the money has moved", async () => {
    for (const [page, address] of [[rita, `${board}?order=${id}`] as const, [paul, inbox(id)] as const]) {
      await page.goto(address);
      await expect(page.getByText("$120.00 of $300.00 goes back to the advertiser.")).toBeVisible();
      await expect(page.getByText("Page two is hard to find: we share it 40 to 60.").first()).toBeVisible();
    }
    const { body } = await call("GET", "/api/wallets");
    expect(body["hydra:member"][0]).toMatchObject({ availableCents: 32_000, heldCents: 0 });
    await inspect(rita);
  });

  await test.step("a change whose result is disputed is decided from the same queue", async () => {
    const { id: other } = await bookedOrder(call, campaign, await newFormat(publisher, "Meridian Weekly", 20_000));
    await moved(call, other, "send");
    await moved(publisher, other, "accept");
    await moved(publisher, other, "publish", { publicationUrl: "https://meridian-weekly.example/nimbus" });
    // The first check may have happened by now: there is no such domain.
    await moved(call, other, "approve", { despite: ["The domain can't be found."] });
    const change = { order: other, kind: "change", name: "Another link", priceCents: 4_000 };
    const { body: extra } = await call("POST", "/api/order_extras", change);
    for (const move of ["agree", "finish"])
      expect((await publisher("POST", `/api/order_extras/${extra.id}/${move}`, {})).status).toBe(200);
    await rita.goto(`${board}?order=${other}`);
    const panel = rita.getByRole("region", { name: "Extras" });
    await panel.getByRole("button", { name: "Open a dispute" }).click();
    await rita
      .getByRole("dialog", { name: "Open a dispute" })
      .getByLabel("Reason")
      .fill("The old link is still there.");
    await confirm(rita, "Open a dispute");
    await expect(panel.getByText("The old link is still there.")).toBeVisible();
    const told = { reason: "It is below the picture." };
    expect((await publisher("POST", `/api/order_extras/${extra.id}/answer-dispute`, told)).status).toBe(200);
    await olga.goto("/operator/disputes");
    await olga.getByRole("link", { name: "Another link" }).click();
    await olga.getByRole("radio", { name: /^Refund/ }).check();
    await olga.getByLabel("Reason").fill("The old link is there.");
    await inspect(olga);
    await olga.getByRole("button", { name: "Refund $40.00" }).click();
    await olga.getByRole("dialog").getByRole("button", { name: "Refund $40.00" }).click();
    await expect(olga.getByText("The whole amount, $40.00, goes back to the advertiser.")).toBeVisible();
  });
});
