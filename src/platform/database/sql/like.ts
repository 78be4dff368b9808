/** Escapes LIKE's wildcards in typed text. */
export const likeLiteral = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Matches the text anywhere in a lowercase column. */
export const likePattern = (text: string): string => `%${likeLiteral(text.toLowerCase())}%`;
