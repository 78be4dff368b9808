import { organizationRoles } from "#accounts/actor.ts";
import { type Permission, roleMay } from "#accounts/permissions.ts";
import { texts as imports } from "#imports/web/texts.ts";
import { texts as invoices } from "#payments/invoices/web/texts.ts";
import type { FirstWords, ScreenRows } from "#platform/contract/first-words.ts";

/** The reader's own record. */
export const reader = "/client_users/";
export const currentOrganization = "{currentOrganization.name}";

/** A number's place, in words that take one. */
export const numberOf = (member: string) => `{${member}}` as unknown as number;

/** A member's words, by its value; the text is left out for every other value. */
export const oneOf = (member: string, words: Readonly<Record<string, string>>): string =>
  `{${member}|${Object.entries(words)
    .map(([value, word]) => `${value}=${word}`)
    .join("|")}}`;

/** Before a text that stands for one value alone. */
export const onlyFor = (member: string, value: string): string => oneOf(member, { [value]: "" });

/** The link back to the list above. */
export const wayBack = 20;

export const invoiceRows = {
  of: "/invoices",
  lines: [
    "{number}",
    `${oneOf("kind", invoices.kinds)} · ${invoices.order("{orderNumber}")}`,
    invoices.parties("{seller.name}", "{buyer.name}"),
  ],
  look: "cell",
  inset: 8,
} as const;

export const openImport: FirstWords = {
  title: { of: "/catalogue_imports/$id", text: "{fileName}" },
  lead: { of: "/catalogue_imports/$id", text: "{organizationName}" },
  rows: {
    of: "/catalogue_imports/$id",
    lines: [onlyFor("state", "uploaded") + imports.columns.title, onlyFor("state", "uploaded") + imports.columns.lead],
    look: "guide",
  },
  above: 30,
};

/** Before a text that stands only where members hold something, or nothing. */
export const withSome = (...members: string[]): string => members.map((member) => `{${member}|some}`).join("");
export const withNone = (...members: string[]): string => members.map((member) => `{${member}|none}`).join("");

/** Stands instead of a list without rows. */
export const instead = (of: string, top: number, { title, text }: { title: string; text: string }): ScreenRows => {
  const isEmpty = withNone("hydra:totalItems");
  return { of, in: "", lines: [isEmpty + title, isEmpty + text], look: "empty", at: { top, start: 0, end: 0 } };
};

/** Before a text for people who may do this in their organization. */
export const onlyWith = (permission: Permission): string =>
  oneOf(
    "currentOrganizationRole",
    Object.fromEntries(organizationRoles.filter((role) => roleMay(role, permission)).map((role) => [role, ""])),
  );
