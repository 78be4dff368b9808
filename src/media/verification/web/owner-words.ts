import { catalogue } from "#platform/words/catalogue.ts";

/** Apart from the outlets' other texts, since every row of the marketplace has them. */
export const ownerWords = catalogue("owner", {
  names: { true: "Verified owner", false: "Not verified" },
  hints: {
    true: "The publisher proved it owns the domain",
    false: "The publisher hasn't proven it owns the domain",
  },
});
