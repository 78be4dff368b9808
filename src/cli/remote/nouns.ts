import type { DeclaredOperation, DeclaredResource } from "#platform/contract/resource.ts";

/** A noun of the command line: its operations are the API's, read when it is called. */
export type Noun = {
  summary: string;
  load: () => Promise<DeclaredResource>;
  /** Fields of a list for people. */
  columns: readonly string[];
};

export const nouns = {
  outlets: {
    summary: "search the marketplace; compare and read outlets",
    load: async () => (await import("#marketplace/contract.ts")).listingResource,
    columns: ["id", "name", "domain", "formatType", "numericPrice", "hyperlinkKind", "turnaroundHours"],
  },
  orders: {
    summary: "list, read, book, write, send, answer, publish, approve",
    load: async () => (await import("#orders/contract.ts")).orderResource,
    columns: ["id", "number", "status", "mediaName", "title", "totalCents", "dueAt"],
  },
  offers: {
    summary: "list, make and answer offers",
    load: async () => (await import("#offers/contract.ts")).offerResource,
    columns: ["id", "status", "mediaName", "formatType", "priceCents", "expiresAt"],
  },
  campaigns: {
    summary: "list, make and change campaigns",
    load: async () => (await import("#campaigns/contract.ts")).campaignResource,
    columns: ["id", "name", "projectName", "status", "spentCents", "heldCents"],
  },
  webhooks: {
    summary: "list and test webhooks; `listen` forwards events to a program on this machine",
    load: async () => (await import("#webhooks/contract.ts")).webhookResource,
    columns: ["id", "url", "state", "waiting", "deliveredAt"],
  },
} satisfies Record<string, Noun>;

/** Actions that a token may call, but for files, which `byline export` saves. */
export const actionsOf = (resource: DeclaredResource): [string, DeclaredOperation][] =>
  Object.entries(resource.operations).filter(
    ([, { operator, personal, freshProof, answers }]) => !operator && !personal && !freshProof && answers !== "file",
  );
