/** Words at hand, or with a document of the first answers: `{member}` stands for its member (decision 0293). */
export type ScreenText =
  | string
  | {
      /** The document's address below `/api`, or how it begins; `$id` stands for the screen's own. */
      of: string;
      text: string;
      below?: number;
    };

/** A list's members, or one document, by the lines of a row. */
export type ScreenRows = {
  of: string;
  /** The document's member that holds the rows. */
  in?: string;
  lines: readonly string[];
  /** The kind of row that the app draws. */
  look: "case" | "data" | "table" | "cell" | "titled" | "step" | "line" | "part" | "guide";
  /** Pixels of what stands above the rows: a filter, a table's head. */
  below?: number;
  /** Pixels of what stands before a row's words: a mark, a checkbox. */
  inset?: number;
};

/** A screen's first words, each where the app has it. */
export type FirstWords = {
  title: ScreenText;
  /** The sentence below. */
  lead?: ScreenText;
  /** Words of the link that ends it. */
  link?: string;
  /** Paragraphs of a longer text. */
  story?: ScreenText;
  rows?: ScreenRows;
  size?: "narrow" | "wide";
  /** Pixels of what stands above the title: the way back. */
  above?: number;
  /** Pixels of the mark before the title. */
  inset?: number;
};

/** A screen without first words says why. */
export type WordlessScreen = { because: string };

/** The first words of an opened screen, in their layout. */
export type OpenedWords = FirstWords & { layout: string };
