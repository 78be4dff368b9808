/** Answers as long as Byline runs, so a look that fails is the outlet's fault. */
const knownHost = "known.example";
export const knownPage = `http://${knownHost}/`;
