/** A text as a LIKE pattern takes it literally: what a person typed is no wildcard. */
export const likeLiteral = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** What holds this text anywhere, in small letters. */
export const likePattern = (text: string): string => `%${likeLiteral(text.toLowerCase())}%`;
