/** What a publisher typed in or brought along in a file; any other source is a measuring service. */
const declared = ["declared", "import"];

export const isDeclared = (source: string): boolean => declared.includes(source);
