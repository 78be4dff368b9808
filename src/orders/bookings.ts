import { type Extra, isWritten } from "#formats/extras.ts";
import { wordedRows } from "#platform/words/catalogue.ts";
import type { MoveRow } from "./moves/move.ts";

type Begun = Pick<MoveRow, "to" | "deadline"> & { deed: string };

/** The advertiser writes the text. A booking is no move: nothing exists to move yet. */
const textBooking = wordedRows("orders.textBooking", {
  deed: "book",
  to: "booked",
  deadline: {
    rule: "text",
    label: "Text due",
    waitsFor: "client",
    passed: "cancel",
    unless: "If the text isn't sent",
  },
} as const satisfies Begun);

const briefBooking = wordedRows("orders.briefBooking", {
  deed: "book",
  to: "briefing",
  deadline: {
    rule: "text",
    label: "Brief due",
    waitsFor: "client",
    passed: "cancel",
    unless: "If the brief isn't sent",
  },
} as const satisfies Begun);

export const bookings = [textBooking, briefBooking] as const satisfies Begun[];

export const bookingFor = (extras: readonly Extra[]): (typeof bookings)[number] =>
  isWritten(extras) ? briefBooking : textBooking;
