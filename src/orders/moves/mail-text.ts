type Side = "client" | "publisher";

/** What is mailed of a move: the same to whoever reads it, or to each side what speaks to it. */
export type MailText = string | Record<Side, string>;

export const mailFor = (mail: MailText, side: Side): string => (typeof mail === "string" ? mail : mail[side]);
