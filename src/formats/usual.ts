import type { FormatFields } from "./contract.ts";

/** What most formats say: where a new one begins. Its type and its price nobody can guess. */
export const usualFields: Omit<FormatFields, "formatType" | "priceCents"> = {
  contributor: false,
  extras: [],
  textMinCharacters: 0,
  textMaxCharacters: 6_000,
  turnaroundHours: 72,
  hyperlinkKind: "Dofollow",
  hyperlinksMax: 2,
  dofollowFeeCents: 0,
  imagesMin: 0,
  imagesMax: 3,
  topicsAccepted: [],
  topicsRefused: [],
  permanenceMonths: 0,
  adLabel: "",
  homepageDays: 0,
  guaranteeDays: 90,
  otherConditions: "",
  exampleLinks: [],
  category: "",
  writingService: false,
  writingPriceCents: 0,
};
