/** Words at hand, or with a document of the first answers: `{member}` stands for its member (decision 0293). */
export type ScreenText =
  | string
  | {
      /** The document's address below `/api`, or how it begins; `$id` stands for the screen's own. */
      of: string;
      text: string;
    };

/** A screen's first words, each where the app has it. */
export type FirstWords = {
  title: ScreenText;
  /** The sentence below. */
  lead?: ScreenText;
  /** Paragraphs of a longer text. */
  story?: ScreenText;
  /** A list's rows, by the lines of a row; or one row of a document. */
  rows?: { of: string; lines: readonly string[] };
  size?: "narrow" | "wide";
};

/** A screen without first words says why. */
export type WordlessScreen = { because: string };

/** The first words of an opened screen, in their layout. */
export type OpenedWords = FirstWords & { layout: string };
