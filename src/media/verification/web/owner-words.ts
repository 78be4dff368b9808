import { catalogue } from "#platform/web/catalogue.ts";

/** Apart from the outlets' other texts, since every row of the marketplace has them. */
export const ownerWords = catalogue("owner", {
  names: { true: "Verified owner", false: "Not verified" },
  hints: {
    true: "The publisher proved that the domain is theirs",
    false: "Nobody proved yet that the domain is the publisher's",
  },
});
