import type { parseDocument } from "htmlparser2";

/** A piece of a foreign document as it is read. */
export type ForeignNode = ReturnType<typeof parseDocument>["children"][number];
export type ForeignElement = Extract<ForeignNode, { attribs: unknown }>;
