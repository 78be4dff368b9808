import { type Permission, placeRoleMay } from "../../src/accounts/permissions.ts";
import { signIn } from "../../test/process.ts";
import { asPublisher, bookedOrder, newAdvertiser, newFormat } from "../support/booked-order.ts";
import { expect, test } from "../support/byline.ts";
import { write } from "../support/database.ts";
import { newAccount } from "../support/people.ts";
import { expectSettled } from "../support/readiness.ts";

type Offered = [role: "link" | "button", name: string | RegExp, permission: Permission];
const offers: Record<string, Offered[]> = {
  board: [
    ["link", "Edit", "campaign.edit"],
    ["button", "Cart", "cart.edit"],
    ["button", "Find outlets", "cart.edit"],
    ["button", /^One text for several/, "order.write"],
    ["link", /^Cart, /, "cart.edit"],
  ],
  order: [
    ["button", "Send to the publisher", "order.write"],
    ["button", "Cancel the order", "order.write"],
    ["link", "Swap outlet", "order.swap"],
  ],
  orders: [["button", /^Approve several/, "order.write"]],
  cart: [
    ["button", /^Book for/, "cart.book"],
    ["button", /^Remove /, "cart.edit"],
    ["button", /^Make an offer/, "offer.make"],
  ],
  offer: [["button", "Withdraw the offer", "offer.make"]],
  project: [
    ["button", "Edit project", "project.edit"],
    ["link", "New campaign", "campaign.edit"],
  ],
};
const roles = { viewer: 2, manager: 1, admin: 0 } as const;

test("R6.3 each screen of an advertiser offers what a role may do, and a viewer meets no amount", async ({
  newPerson,
  byline,
}) => {
  const publisher = await asPublisher(byline.url);
  const [bookedFormat, offeredFormat, cartFormat] = [
    await newFormat(publisher, "Lock Courier", 12_300),
    await newFormat(publisher, "Lock Review", 12_300),
    await newFormat(publisher, "Lock Times", 12_300),
  ];
  const ada = await newAdvertiser(byline.url, "Rolanda", 50_000);
  const { id } = await bookedOrder(ada.call, ada.campaign, bookedFormat);
  const offer = { campaign: ada.campaign, format: offeredFormat, priceCents: 11_100 };
  const offerId = (await ada.call("POST", "/api/offers", offer)).body.id;
  const cart = (await ada.call("POST", "/api/carts", { campaign: ada.campaign })).body.id;
  await ada.call("POST", `/api/carts/${cart}/add`, { format: cartFormat });
  const [, , organization, project] = ada.board.split("/");
  const addresses: Record<string, string> = {
    board: ada.board,
    order: `${ada.board}?order=${id}`,
    orders: "/orders",
    cart: `/cart/${cart}`,
    offer: `/offers/${offerId}`,
    project: `/project/${project}`,
  };
  for (const [name, role] of Object.entries(roles)) {
    const login = await newAccount(byline.url, { email: `${name}@rolanda.example`, password: "reads by role" });
    const call = await signIn(byline.url, login.email, login.password);
    await call("GET", "/api/campaigns");
    const joined = await write(
      byline,
      `INSERT INTO place_member (id, user_id, organization_id, project_id, role)
       SELECT new_id(), id, $2, $3, $4 FROM client_user WHERE email = $1`,
      [login.email, organization, project, role],
    );
    expect(joined).toBe(1);
    await write(
      byline,
      `UPDATE client_user SET current_organization_id = $2, current_project_id = $3, current_campaign_id = $4 WHERE email = $1`,
      [login.email, organization, project, ada.campaign],
    );
    const page = await newPerson(login);
    for (const [screen, offered] of Object.entries(offers))
      await test.step(`${name}: ${screen}`, async () => {
        await page.goto(addresses[screen] ?? "");
        // An empty page would offer nothing of it, too.
        await expect(page.locator("h1").first()).toBeVisible();
        await expectSettled(page);
        await expect(page.getByRole("heading", { name: /Not Found|Denied/ })).toHaveCount(0);
        for (const [kind, label, permission] of offered) {
          const may = placeRoleMay(role, "project", permission);
          const found = page.getByRole(kind, { name: label, exact: true });
          if (may) await expect(found.first(), String(label)).toBeVisible();
          else await expect(found, String(label)).toHaveCount(0);
        }
        await expect(page.getByText("You don't have permissions")).toHaveCount(0);
        if (role === roles.viewer) await expect(page.getByRole("main").getByText(/\$\d/)).toHaveCount(0);
      });
  }
});
