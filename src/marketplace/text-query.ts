/** Shorter texts are not taken for mistyped ones. */
export const mistypedMin = 4;

/** A word that may be meant by a written one; `distance` is 0 for the word as written. */
export type MeantWord = { word: string; distance: number };

/**
 * A text in search form. `meant`, where no listed outlet holds the text itself: for each of its words, those that may be
 * meant by it (decision 0013).
 */
export type TextQuery = { form: string; meant?: MeantWord[][] };
