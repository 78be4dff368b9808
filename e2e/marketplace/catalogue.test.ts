import { fileURLToPath } from "node:url";
import { demoAdvertiser, demoLogins, demoPublisher } from "../../src/demo/cast.ts";
import { runCommand, signIn } from "../../test/process.ts";
import { emptyCart } from "../support/booked-order.ts";
import { choose, expect, test } from "../support/byline.ts";

/** A small fictional list; the environment may name another one and one of its media. */
const file = process.env.CATALOGUE_CSV ?? fileURLToPath(new URL("catalogue.csv", import.meta.url));
const wanted = process.env.CATALOGUE_MEDIUM ?? "Cedar Falls";

const importing = [
  "import",
  "media",
  file,
  "--organization",
  demoPublisher.organization,
  "--map",
  "name=name,url=website,domain=domain,countries=state,languages:=en,mediaType=medium",
  "--map",
  "formatType:=Press Release,price:=140,turnaroundHours:=24,textMinCharacters:=20,textMaxCharacters:=4000",
  "--map",
  "hyperlinksMax:=1,hyperlinkKind:=Nofollow,imagesMax:=1,permanenceMonths:=12",
  "--value",
  "countries:*=US",
  "--value",
  "mediaType:*=Local news",
];

const dollars = (amount: number) => amount.toLocaleString("en-US", { style: "currency", currency: "USD" });

test("R10.7 a publisher's own list is imported, found, booked, and a rejected order gives every cent back", async ({
  newPerson,
  byline,
  directory,
}) => {
  const [ada, paul] = demoLogins;
  const environment = { DATA_DIR: directory };

  await test.step("a preview names the bad rows by line and writes nothing", async () => {
    const preview = await runCommand([...importing, "--preview"], environment);
    expect(preview.output).toMatch(/line \d+/i);
    expect(preview.code).toBe(0);
  });
  await test.step("the import runs beside the open byline, and again without changing anything", async () => {
    expect((await runCommand(importing, environment)).output).toMatch(/created +[1-9]/);
    expect((await runCommand(importing, environment)).output).toMatch(/created +0\n/);
  });

  await emptyCart(await signIn(byline.url, ada.email, ada.password), demoAdvertiser.campaign);
  const advertiser = await newPerson(ada);
  // Other stories may have booked before this one.
  let before = 0;
  await test.step("Ada filters the imported media; the address keeps the filters", async () => {
    await advertiser.goto("/media");
    await advertiser.getByRole("searchbox", { name: "Search" }).fill(wanted);
    await expect(advertiser.getByText("1 format", { exact: true })).toBeVisible();
    await choose(advertiser, "Country", "United States");
    await advertiser.getByRole("checkbox", { name: "Press Release", exact: true }).check();
    await expect(advertiser).toHaveURL(/country.*US.*/);
    await advertiser.reload();
    await expect(advertiser.getByRole("checkbox", { name: "Press Release", exact: true })).toBeChecked();
    await advertiser
      .getByRole("link", { name: new RegExp(wanted) })
      .first()
      .click();
    await expect(advertiser.getByText("$140.00").first()).toBeVisible();
    const balance = await advertiser.getByRole("link", { name: /^Balance \$/ }).textContent();
    before = Number(balance?.replaceAll(/[^\d.]/g, ""));
  });
  await test.step("Ada books and sends a text", async () => {
    await advertiser.getByRole("button", { name: "Add to cart" }).click();
    await advertiser.getByRole("link", { name: "Cart, 1 item" }).click();
    await advertiser.getByRole("button", { name: "Book for $140.00" }).click();
    await advertiser.getByRole("textbox", { name: "Title" }).fill("A market opens");
    await advertiser.getByRole("textbox", { name: "Text", exact: true }).click();
    await advertiser.keyboard.type("The market hall opens its doors on Saturday at nine.");
    await advertiser.getByRole("button", { name: "Send to the publisher" }).click();
    await expect(advertiser.getByText("The text was sent to the publisher.").first()).toBeVisible();
    await expect(advertiser.getByRole("link", { name: `Balance ${dollars(before - 140)}` })).toBeVisible();
  });

  const publisher = await newPerson(paul);
  await test.step("Paul rejects it and says why", async () => {
    await publisher.goto("/publisher/orders");
    await publisher.getByRole("link", { name: "A market opens" }).click();
    await publisher.getByRole("button", { name: "Reject", exact: true }).click();
    const modal = publisher.getByRole("dialog", { name: "Reject" });
    await modal.getByRole("textbox", { name: "Reason" }).fill("We do not cover markets");
    await modal.getByRole("button", { name: "Reject", exact: true }).click();
    await expect(publisher.getByText("Rejected").first()).toBeVisible();
  });
  await test.step("Ada reads the reason and has her money back", async () => {
    await advertiser.reload();
    await expect(advertiser.getByText("We do not cover markets").first()).toBeVisible();
    await advertiser.goto("/profile/billing");
    await expect(advertiser.getByRole("link", { name: `Balance ${dollars(before)}` })).toBeVisible();
    await expect(advertiser.getByRole("row", { name: /Refund/ }).first()).toContainText("$140.00");
    await expect(advertiser.getByText(demoAdvertiser.organization).first()).toBeVisible();
  });
  await test.step("the books balance to the cent", async () => {
    const { code, output } = await runCommand(["verify-ledger"], environment);
    expect(output).toContain("The books balance.");
    expect(code).toBe(0);
  });
  expect(byline.child.exitCode).toBeNull();
});
