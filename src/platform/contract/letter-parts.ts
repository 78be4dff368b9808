/** A line of a letter's table, such as an amount or a deadline. */
export type LetterFact = { label: string; value: string };

/** One of several news in a letter, each with its own page. */
export type LetterItem = { title: string; text: string; path: string };
