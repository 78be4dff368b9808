/**
 * Places the orders of a CSV file (columns `format` and `publishOn`) in a campaign and pays them from its wallet. Run
 * again with the same file, it places nothing twice.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import {
  type Cart,
  cartsAdd,
  cartsBook,
  cartsCreate,
  defaults,
  type OrderInList,
  type Error as Refusal,
  walletsGet,
} from "./byline.ts";

const given = z
  .object({ BYLINE_URL: z.url(), BYLINE_TOKEN: z.string(), CAMPAIGN: z.uuid(), FILE: z.string() })
  .parse(process.env);
const rowSchema = z.object({
  format: z.uuid(),
  publishOn: z.union([z.iso.date(), z.literal("").transform(() => null)]),
});

defaults.baseUrl = given.BYLINE_URL;
defaults.headers = { authorization: `Bearer ${given.BYLINE_TOKEN}` };

const file = readFileSync(given.FILE);
const rows = z.array(rowSchema).parse(parse(file, { columns: true, trim: true }));
/** The same row of the same file is the same attempt, whenever it is sent. */
const attempt = createHash("sha256").update(file).digest("hex").slice(0, 40);

const cart = itemOf(await cartsCreate({ campaign: given.CAMPAIGN }));
if (cart.lines.length > 0) throw new Error("Book or empty the campaign's cart first.");
for (const [index, row] of rows.entries()) {
  const order = await place(cart, row, `${attempt}-${index + 1}`);
  console.log(`${order.number}: ${order.mediaName}, ${order.status}`);
}
const { availableCents, heldCents } = itemOf(await walletsGet(idOf(cart.organization)));
console.log(`${rows.length} orders. Held: ${heldCents} cents. Left: ${availableCents} cents.`);

async function place(
  { id }: Cart,
  { format, publishOn }: z.infer<typeof rowSchema>,
  key: string,
): Promise<OrderInList> {
  const added = await cartsAdd(id, publishOn === null ? { format } : { format, publishOn, publishDateMode: "After" }, {
    idempotencyKey: `${key}-add`,
  });
  const { totalCents } = itemOf(added);
  if (totalCents === null) throw new Error("This token's person can't see prices.");
  const booked = itemOf(await cartsBook(id, `${key}-book`, { expectedTotalCents: totalCents }));
  const [order] = booked["hydra:member"];
  if (!order) throw new Error("The cart was empty.");
  return order;
}

/** Throws a refusal with the code by which programs tell it apart, and in its own words. */
function itemOf<Item extends { "@type": string }>({ data }: { data: Item | Refusal }): Item {
  if (isRefusal(data)) throw new Error(`${data.code}: ${data["hydra:description"]}`);
  return data;
}

function isRefusal(data: { "@type": string }): data is Refusal {
  return data["@type"] === "hydra:Error" || data["@type"] === "ConstraintViolationList";
}

function idOf(address: string): string {
  return address.split("/").at(-1) ?? "";
}
