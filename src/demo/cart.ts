import type { AddLineInput } from "#cart/contract.ts";
import { addLine, openCart } from "#cart/server/commands.ts";
import type { FormatType } from "#formats/format.ts";
import type { Scene } from "./agenda.ts";
import { formatOf } from "./bookings.ts";
import { hours } from "./clock.ts";
import { dayIn } from "./order-ways.ts";
import type { World } from "./world.ts";

type DemoLine = { outlet: string; formatType: FormatType; choice?: Omit<AddLineInput, "format"> };

const lines: DemoLine[] = [
  // Her own price here was agreed by an offer.
  { outlet: "Northern Ledger", formatType: "Press Release" },
  {
    outlet: "Limmat Ledger",
    formatType: "Advertorial",
    choice: { publishDateMode: "On", publishOn: dayIn(18), extras: ["Three days on the homepage"] },
  },
  { outlet: "De Lange Tafel", formatType: "Advertorial", choice: { publishDateMode: "After", publishOn: dayIn(24) } },
];

/** Waits in Ada's cart since the last hour: a booking through the same cart would take it along. */
export async function* cartScene(world: World): Scene {
  const { clock, tx, people, campaigns } = world;
  yield clock.ago(hours(0.6));
  const cart = await openCart(tx, people.ada, campaigns.launch);
  for (const { outlet, formatType, choice } of lines) {
    const { id: format } = await formatOf(world, outlet, formatType);
    await addLine(tx, people.ada, cart, { format, ...choice });
  }
}
