import { isUuid } from "#platform/contract/iri.ts";

/** The order that the address opens beside a home. A schema would bring its library to the first screen (decision 0289). */
export const orderBeside = ({ order }: { order?: unknown }): string | undefined =>
  typeof order === "string" && isUuid(order) ? order : undefined;
