/** Returns the words that were typed while the ones before them were sent. */
export const unsentOf = (typed: string, sent: string): string =>
  typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed;
