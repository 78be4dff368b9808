import type { parseDocument } from "htmlparser2";

export type ForeignNode = ReturnType<typeof parseDocument>["children"][number];
export type ForeignElement = Extract<ForeignNode, { attribs: unknown }>;
