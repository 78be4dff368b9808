/** The column that holds a field: `ahrefsDr` is `ahrefs_dr`, as the tables' casing makes it. */
export const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `requestChanges` as it stands in an address: `request-changes`. */
export type KebabCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${KebabCase<Rest>}`
  : "";

export const kebabCase = <Name extends string>(name: Name): KebabCase<Name> =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as KebabCase<Name>;
