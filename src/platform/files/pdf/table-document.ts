/** One cell: its text, what stands below it in gray, and where that leads. */
export type PrintedCell = { text: string; below?: string; link?: string };
export type PrintedColumn = { heading: string; share: number; align?: "right" };

/** A picture below the table, with what it shows. PNG or JPEG. */
export type PrintedPicture = { bytes: Uint8Array; caption: string; link?: string };

/** A table to print, as plain values: it is written in a thread. */
export type TableDocument = {
  title: string;
  /** Whose document it is, beside the logo. */
  brand: string;
  /** PNG or JPEG. */
  logo: Uint8Array | null;
  facts: [name: string, value: string][];
  columns: PrintedColumn[];
  rows: PrintedCell[][];
  /** The last row, in bold; null for none. */
  sums: PrintedCell[] | null;
  /** Upright with two columns of facts, for a document; else a wide table. */
  isUpright?: true;
  notes: string[];
  /** On pages of their own behind the table. */
  pictures?: PrintedPicture[];
  /** What is told where letters had to be replaced. */
  replacedNote: string;
};
