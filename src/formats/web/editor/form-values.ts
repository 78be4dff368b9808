import type { z } from "zod";
import { type Format, type formatEdit, formatInput } from "../../contract.ts";
import type { FormatType, HyperlinkKind } from "../../format.ts";

/** What the editor holds: the wire's shape, where a number may still be missing. */
export type FormatValues = {
  formatType: FormatType | "";
  contributor: boolean;
  priceCents: number | undefined;
  textMinCharacters: number | undefined;
  textMaxCharacters: number | undefined;
  turnaroundHours: number | undefined;
  hyperlinkKind: HyperlinkKind;
  hyperlinksMax: number | undefined;
  dofollowFeeCents: number | undefined;
  imagesMin: number | undefined;
  imagesMax: number | undefined;
  topicsAccepted: string[];
  topicsRefused: string[];
  permanenceMonths: number | undefined;
  adLabel: string;
  homepageDays: number | undefined;
  guaranteeDays: number | undefined;
  otherConditions: string;
  exampleLinks: string[];
  category: string;
  extras: { name: string; priceCents: number | undefined }[];
  writingService: boolean;
  writingPriceCents: number | undefined;
};

const usual: FormatValues = {
  formatType: "",
  contributor: false,
  priceCents: undefined,
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
  extras: [],
  writingService: false,
  writingPriceCents: 0,
};

/** A format's values, or what is usual for a new one. */
export function valuesOf(format: Format | undefined): FormatValues {
  if (!format) return usual;
  const keys = Object.keys(usual) as (keyof FormatValues)[];
  return Object.fromEntries(keys.map((key) => [key, format[key]])) as FormatValues;
}

/** As it is sent: what does not go with the choices is zero. */
export function editOf(values: FormatValues): z.input<typeof formatEdit> {
  const isWithout = values.hyperlinkKind === "Without";
  const contributor = values.contributor && values.formatType === "Contributor Post";
  return {
    ...(values as z.input<typeof formatEdit>),
    formatType: values.formatType || undefined,
    contributor,
    guaranteeDays: contributor ? 0 : values.guaranteeDays,
    hyperlinksMax: isWithout ? 0 : values.hyperlinksMax,
    dofollowFeeCents: values.hyperlinkKind === "Dofollow For a Fee" ? values.dofollowFeeCents : 0,
    writingPriceCents: values.writingService ? values.writingPriceCents : 0,
  };
}

/** The schema asks whose it is; which medium that is does not matter here. */
const anyMedium = "00000000-0000-0000-0000-000000000000";

/** What the server's schema, with its rules of what fits together, finds field by field. */
export function problemsOf(values: FormatValues): Record<string, string> {
  const parsed = formatInput.safeParse({ ...editOf(values), media: anyMedium });
  const issues = parsed.success ? [] : parsed.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}
