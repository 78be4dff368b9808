/** `ahrefsDr` is `ahrefs_dr`, as the tables' casing makes it. */
export const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
