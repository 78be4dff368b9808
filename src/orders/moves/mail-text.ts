type Side = "client" | "publisher";

/** The mail about a move: one for both sides, or words for each. */
export type MailText = string | Record<Side, string>;

export const mailFor = (mail: MailText, side: Side): string => (typeof mail === "string" ? mail : mail[side]);
