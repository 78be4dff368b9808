/** Who makes a move: the advertiser, the publisher, an operator, or Byline itself when a time has come. */
export type OrderParty = "client" | "publisher" | "operator" | "system";
