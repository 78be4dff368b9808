import Link from "@tiptap/extension-link";
import StarterKit from "@tiptap/starter-kit";
import type { BookedHyperlinkKind } from "#formats/format.ts";
import { relOfKind } from "../link-kind.ts";
import { Marks } from "./marks/marks.ts";
import { type AddressOf, privateImages } from "./private-image.ts";
import { Table, TableCell, TableHeader, TableRow } from "./table.ts";

/**
 * Matches the markup that the server keeps. A typed or pasted address becomes a link of the booked kind; where none was
 * booked, no text has links.
 */
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
  ...(booked === "Without" ? [] : [linkOfKind(booked)]),
  ...privateImages(addressOf),
  Table,
  TableRow,
  TableCell,
  TableHeader,
  Marks,
];

const linkOfKind = (booked: BookedHyperlinkKind) =>
  Link.configure({
    openOnClick: false,
    defaultProtocol: "https",
    HTMLAttributes: { rel: relOfKind[booked], target: null },
  });
