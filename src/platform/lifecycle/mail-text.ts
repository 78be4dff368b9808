/** The mail about a move: one for everybody who is told, or words for each side. */
export type MailText<Side extends string = string> = string | { readonly [Told in Side]: string };

export const mailFor = <Side extends string>(mail: MailText<Side>, side: Side): string =>
  typeof mail === "string" ? mail : mail[side];
