import type { ClientUser } from "#accounts/people/contract.ts";

type HomeReader = Pick<ClientUser, "currentOrganization" | "userOrganizations">;

/** The organization that somebody works in, else the first that books. Publishers book here, too (R1.5). */
export const bookingOrganizationOf = (reader: HomeReader) =>
  organizationsOf(reader).find((organization) => organization && organization.kind !== "publisher");

/** The publisher that somebody works for, else their first. */
export const publisherOf = (reader: HomeReader) =>
  organizationsOf(reader).find((organization) => organization?.kind === "publisher");

const organizationsOf = ({ currentOrganization, userOrganizations }: HomeReader) => [
  currentOrganization,
  ...userOrganizations.map(({ organization }) => organization),
];
