import { signIn as signInToApi } from "../../test/process.ts";
import { expect, test } from "../support/byline.ts";
import { write } from "../support/database.ts";
import { newAccount } from "../support/people.ts";

const bea = { email: "bea@two-clients.example", password: "bea-works-for-two-clients" };

test("R3.7 Your Price is that of the current campaign's organization, wherever a format stands", async ({
  newPerson,
  byline,
}) => {
  const page = await newPerson(await newAccount(byline.url, bea));
  const call = await signInToApi(byline.url, bea.email, bea.password);
  for (const name of ["First Client", "Second Client"])
    expect((await call("POST", "/api/organizations", { name, kind: "company" })).status).toBe(201);
  // Written directly: the organization at hand pays 70 dollars, the other one 50.
  const agreed = await write(
    byline,
    `INSERT INTO agreed_price (id, ends_at, organization_id, format_id, price_cents)
     SELECT new_id(), now() + interval '1 day', member.organization_id, listing.format_id, CASE WHEN member.organization_id = me.current_organization_id THEN 7000 ELSE 5000 END
     FROM client_user AS me JOIN organization_member AS member ON member.user_id = me.id
     JOIN listing_medium AS medium ON medium.domain = 'bayou-gazette.example'
     JOIN listing ON listing.media_project_id = medium.media_project_id AND listing.format_type = 'Press Release' WHERE me.email = $1`,
    [bea.email],
  );
  expect(agreed).toBe(2);

  await page.goto("/media?search=bayou-gazette");
  await expect(page.getByRole("row", { name: /Press Release/ })).toContainText("$70");
  await page.getByRole("link", { name: "Bayou Gazette" }).first().click();
  const format = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Press Release" }) });
  await expect(format.getByText(/^Your Price/)).toBeVisible();
  await expect(format.getByText(/^\$70(\.00)?$/)).toHaveCount(2);
  await expect(format.getByText(/^\$50(\.00)?$/)).toHaveCount(0);

  await page.goto("/media?search=bayou-gazette");
  await page.getByRole("checkbox", { name: "Choose Bayou Gazette, Press Release" }).check();
  await page.goto(`${page.url()}&compare=00000000-0000-7000-8000-000000000000&comparing=true`);
  const compared = page.getByRole("dialog", { name: "Compare formats" }).getByRole("row", { name: /^Price/ });
  await expect(compared.getByRole("cell").first()).toHaveText(/^\$70(\.00)?$/);
});
