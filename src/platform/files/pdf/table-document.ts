/** `below` stands under the text in gray and leads to `link`. */
export type PrintedCell = { text: string; below?: string; link?: string };
export type PrintedColumn = { heading: string; share: number; align?: "right" };

/** PNG or JPEG, printed below the table. */
export type PrintedPicture = { bytes: Uint8Array; caption: string; link?: string };

/** A table to print. Plain values only, since a thread writes it. */
export type TableDocument = {
  title: string;
  brand: string;
  /** PNG or JPEG. */
  logo: Uint8Array | null;
  facts: [name: string, value: string][];
  columns: PrintedColumn[];
  rows: PrintedCell[][];
  sums: PrintedCell[] | null;
  /** Upright with two columns of facts; else a wide table. */
  isUpright?: true;
  notes: string[];
  /** On pages of their own behind the table. */
  pictures?: PrintedPicture[];
  replacedNote: string;
};
