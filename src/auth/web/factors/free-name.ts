/** Returns the name with the lowest number that is not taken: names of removed factors are free again. */
export function firstFreeName(taken: readonly (string | undefined)[], nameOf: (number: number) => string): string {
  let number = 1;
  while (taken.includes(nameOf(number))) number++;
  return nameOf(number);
}
