/** Organizations (R3.2): who may be named how, and what their numbers mean. */
export const organizationKinds = ["agency", "company", "individual", "publisher"] as const;
export type OrganizationKind = (typeof organizationKinds)[number];

/** 0 Active, 1 Pending, 2 Suspended, 3 Closed. */
export const organizationStatuses = { active: 0, pending: 1, suspended: 2, closed: 3 } as const;
export type OrganizationStatus = (typeof organizationStatuses)[keyof typeof organizationStatuses];

export const organizationStatusNames: Record<OrganizationStatus, string> = {
  0: "Active",
  1: "Pending",
  2: "Suspended",
  3: "Closed",
};

const reservedNames = [
  "byline",
  "admin",
  "administrator",
  "operator",
  "support",
  "house",
  "moderator",
  "staff",
  "system",
  "null",
  "undefined",
  "test",
];

/** What is said of a name that is reserved or taken (R8.1). */
export const nameNotAllowed = "This organization name is not allowed";

/** Names that could be taken for Byline itself, or for nothing, are not allowed. */
export function isNameAllowed(name: string): boolean {
  const plain = name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
  return plain.length > 0 && !reservedNames.includes(plain);
}
