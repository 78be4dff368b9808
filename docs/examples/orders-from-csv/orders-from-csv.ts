/**
 * Places the orders of a CSV file (columns `format` and `publishOn`) in a campaign and pays them from its wallet. Run
 * again with the same file, it places nothing twice.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { campaignsGet, connect, idOf, ordersCreate, ordersPrice, Refused, walletsGet } from "@byline/client";
import { parse } from "csv-parse/sync";
import { z } from "zod";

const given = z
  .object({ BYLINE_URL: z.url(), BYLINE_TOKEN: z.string(), CAMPAIGN: z.uuid(), FILE: z.string() })
  .parse(process.env);
const rowSchema = z.object({
  format: z.uuid(),
  publishOn: z.union([z.iso.date(), z.literal("").transform(() => null)]),
});

connect({ url: given.BYLINE_URL, token: given.BYLINE_TOKEN });

const file = readFileSync(given.FILE);
const rows = z.array(rowSchema).parse(parse(file, { columns: true, trim: true }));
/** The same row of the same file is the same attempt, whenever it is sent. */
const attempt = createHash("sha256").update(file).digest("hex").slice(0, 40);

try {
  for (const [index, row] of rows.entries()) await place(row, `${attempt}-${index + 1}`);
  const { organization } = await campaignsGet({ id: given.CAMPAIGN });
  const { availableCents, heldCents } = await walletsGet({ id: idOf(organization) });
  console.log(`${rows.length} orders. Held: ${heldCents} cents. Left: ${availableCents} cents.`);
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(`${error.code}: ${error.message}`);
  process.exitCode = 1;
}

async function place(line: z.infer<typeof rowSchema>, idempotencyKey: string): Promise<void> {
  const campaign = given.CAMPAIGN;
  const { totalCents } = await ordersPrice({ body: { campaign, lines: [line] } });
  const booked = await ordersCreate({
    idempotencyKey,
    body: { campaign, expectedTotalCents: totalCents, lines: [line] },
  });
  for (const order of booked["hydra:member"]) console.log(`${order.number}: ${order.mediaName}, ${order.status}`);
}
