import { anotherPage } from "./check-moves.ts";
import type { MoveRow } from "./move.ts";

/** From the loss of a publication within its guarantee to its end (R10.3, decision 0043). */
export const claimMoves = {
  /** Two looks, an hour apart, found the publication gone. */
  openClaim: {
    event: "claim_opened",
    from: ["completed"],
    to: "claimed",
    by: { system: true },
    guards: ["guaranteeRuns"],
    effects: ["openClaim"],
    deadline: {
      rule: "restoring",
      label: "Restored publication due",
      waitsFor: "publisher",
      passed: "refundClaim",
      unless: "If the publication isn't restored",
    },
    texts: {
      label: "Open a claim",
      mail: {
        client:
          "The publication lost something you booked. Two checks, an hour apart, confirm it. The publisher has 10 working days to restore it or name another page. Otherwise you are refunded automatically.",
        publisher:
          "Your publication lost something that was booked. Two checks, an hour apart, confirm it. You have 10 working days to restore it or name another page. Otherwise the advertiser is refunded automatically.",
      },
      reason: "What is missing from the publication",
      history: "Claim opened",
    },
  },
  replace: {
    event: "claim_link_replaced",
    from: ["claimed"],
    ...anotherPage,
    texts: {
      label: "Name another page",
      about: "The page is checked at once. If everything that was booked is there, the claim is closed.",
      mail: "The publisher named another page for the publication, and it is being checked.",
      history: "Another page named",
    },
  },
  restoreClaim: {
    event: "claim_restored",
    from: ["claimed"],
    to: "completed",
    by: { system: true },
    effects: ["closeClaim"],
    texts: {
      label: "Close the claim",
      mail: "The publication has everything that was booked again. The claim is closed.",
      history: "Claim closed: restored",
    },
  },
  waiveClaim: {
    event: "claim_waived",
    from: ["claimed"],
    to: "completed",
    by: { client: "order.pay" },
    input: "none",
    effects: ["closeClaim"],
    button: { place: "order", tone: "secondary", key: "a" },
    texts: {
      label: "Accept it as it is",
      about: "The claim ends without a refund, and the same loss opens no other claim. This can't be undone.",
      mail: "The advertiser accepts the publication as it is. The claim is closed.",
      history: "Claim dropped",
    },
  },
  refundClaim: {
    event: "claim_refunded",
    from: ["claimed"],
    to: "refunded",
    by: { system: true },
    effects: ["takeBack", "closeClaim"],
    texts: {
      label: "Refund the claim",
      mail: {
        client:
          "The publication was not restored in time. The whole amount goes back to your balance from the publisher's earnings; what they don't cover follows from the next ones.",
        publisher:
          "The publication was not restored in time. The whole amount goes back to the advertiser from your earnings; what they don't cover follows from the next ones.",
      },
      history: "Claim closed: the money goes back",
    },
  },
} as const satisfies Record<string, MoveRow>;
