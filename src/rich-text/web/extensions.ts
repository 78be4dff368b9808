import Link from "@tiptap/extension-link";
import StarterKit from "@tiptap/starter-kit";
import type { BookedHyperlinkKind } from "#formats/format.ts";
import { Marks } from "./marks/marks.ts";
import { type AddressOf, privateImages } from "./private-image.ts";
import { Table, TableCell, TableHeader, TableRow } from "./table.ts";

/** A link's `rel` tells its kind; the conditions count by it. */
export const relOfKind: Record<BookedHyperlinkKind, string | null> = {
  Dofollow: null,
  Without: null,
  Nofollow: "nofollow",
  Sponsored: "sponsored",
};

/** Matches the markup that the server keeps. A typed or pasted address becomes a link of the booked kind. */
export const extensionsFor = (booked: BookedHyperlinkKind, addressOf: AddressOf) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: false,
    underline: false,
    strike: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
  }),
  Link.configure({
    openOnClick: false,
    autolink: booked !== "Without",
    linkOnPaste: booked !== "Without",
    defaultProtocol: "https",
    HTMLAttributes: { rel: relOfKind[booked], target: null },
  }),
  ...privateImages(addressOf),
  Table,
  TableRow,
  TableCell,
  TableHeader,
  Marks,
];
