/** Sources of the publisher's own numbers; any other is a measuring service. */
const declared = ["declared", "import"];

export const isDeclared = (source: string): boolean => declared.includes(source);
