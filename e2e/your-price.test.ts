import type { Page } from "@playwright/test";
import { expect, signUp, test } from "./byline.ts";
import { write } from "./database.ts";

const email = "bea@two-clients.example";

test("R3.7 Your Price is that of the current campaign's organization, wherever a format stands", async ({
  newPerson,
  byline,
}) => {
  const page = await newPerson("Bea");
  await signUp(page, email, "bea-works-for-two-clients");
  for (const name of ["First Client", "Second Client"]) await addOrganization(page, name);
  // Nobody agrees on a price through the screens: the organization at hand pays 70 dollars, the other one 50.
  const agreed = await write(
    byline,
    `INSERT INTO agreed_price (organization_id, format_id, price_cents)
     SELECT member.organization_id, listing.format_id, CASE WHEN member.organization_id = me.current_organization_id THEN 7000 ELSE 5000 END
     FROM client_user AS me JOIN organization_member AS member ON member.user_id = me.id
     JOIN listing ON listing.domain = 'bayou-gazette.example' AND listing.format_type = 'Press Release' WHERE me.email = $1`,
    [email],
  );
  expect(agreed).toBe(2);

  await page.goto("/media?search=bayou-gazette");
  await expect(page.getByRole("row", { name: /Press Release/ })).toContainText("$70");
  await page.getByRole("link", { name: "Bayou Gazette" }).first().click();
  const format = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Press Release" }) });
  await expect(format.getByText(/^Your Price/)).toBeVisible();
  await expect(format.getByText(/^\$70(\.00)?$/)).toHaveCount(2);
  await expect(format.getByText(/^\$50(\.00)?$/)).toHaveCount(0);

  const compare = [new URL(page.url()).pathname.split("/").at(-1), "00000000-0000-7000-8000-000000000000"];
  await page.goto(`/media?compare=${compare.join("&compare=")}`);
  await page.getByRole("region", { name: "Compare media" }).getByRole("button", { name: "Compare" }).click();
  const compared = page.getByRole("dialog", { name: "Compare media" }).getByRole("row", { name: /^Press Release/ });
  await expect(compared.getByRole("cell").first()).toHaveText(/^\$70(\.00)?$/);
});

async function addOrganization(page: Page, name: string): Promise<void> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem("byline-session") ?? "{}").access_token);
  const answer = await page.request.post("/api/organizations", {
    headers: { authorization: `Bearer ${token}`, "content-type": "application/ld+json" },
    data: JSON.stringify({ name, kind: "company" }),
  });
  expect(answer.status()).toBe(201);
}
