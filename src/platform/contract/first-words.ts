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
  /** Left out where the words are at hand. */
  of?: string;
  /** The document's member that holds the rows. */
  in?: string;
  /** A line may begin with a link, in brackets. */
  lines: readonly string[];
  /** The kind of row that the app draws. */
  look: RowLook;
  /** Pixels of what stands above the rows: a filter, a table's head. */
  below?: number;
  /** Pixels of what stands before a row's words: a mark, a checkbox. */
  inset?: number;
  /** Pixels of what stands behind them. */
  outset?: number;
  /** Its place on a wide window, where it doesn't follow the words above. */
  at?: ScreenPlace;
};

type RowLook =
  | ("case" | "data" | "table" | "cell" | "titled" | "step" | "line" | "part" | "guide")
  | ("stat" | "topic" | "told" | "note" | "side" | "field" | "empty" | "moment" | "link" | "headline" | "sum");

/** Pixels below the bar, and from the page's start or end. */
export type ScreenPlace = { top: number; start?: number; end?: number; width?: number };

/** A screen's first words, each where the app has it. */
export type FirstWords = {
  title: ScreenText;
  /** The sentence below. */
  lead?: ScreenText;
  /** Words of the link that ends it. */
  link?: string;
  /** Paragraphs of a longer text. */
  story?: ScreenText;
  rows?: ScreenRows | readonly ScreenRows[];
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
