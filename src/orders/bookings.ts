import { type Extra, isWritten } from "#formats/extras.ts";
import type { MoveRow } from "./moves/move.ts";

type Begun = Pick<MoveRow, "to" | "deadline"> & { deed: string };

/** How an order begins whose text the advertiser writes; a booking is no move, since there is nothing to move yet. */
const textBooking = {
  deed: "book",
  to: "booked",
  deadline: {
    rule: "text",
    label: "Text due",
    waitsFor: "client",
    passed: "cancel",
    unless: "If the text isn't sent",
  },
} as const satisfies Begun;

/** How an order begins whose text the publisher writes: with the advertiser's brief. */
const briefBooking = {
  deed: "book",
  to: "briefing",
  deadline: {
    rule: "text",
    label: "Brief due",
    waitsFor: "client",
    passed: "cancel",
    unless: "If the brief isn't sent",
  },
} as const satisfies Begun;

/** How orders begin. */
export const bookings = [textBooking, briefBooking] as const satisfies Begun[];

/** How an order with these extras begins. */
export const bookingFor = (extras: readonly Extra[]): (typeof bookings)[number] =>
  isWritten(extras) ? briefBooking : textBooking;
