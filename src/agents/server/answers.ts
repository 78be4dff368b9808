import type { CallToolResult, ContentBlock } from "@modelcontextprotocol/server";
import { iri, isUuid } from "#platform/contract/iri.ts";
import { pageQuery } from "#platform/contract/page-query.ts";
import type { FileAnswer } from "#platform/contract/resource.ts";
import type { CallableOperation } from "#platform/http/call.ts";
import { declared } from "#platform/http/declared.ts";
import { Invalid, Refusal } from "#platform/http/errors.ts";
import { listedSchema } from "#platform/http/listed-schema.ts";
import type { Answer, Collection, Representation } from "#platform/http/resource.ts";
import { asQuotedData } from "../untrusted.ts";
import type { ToolAction } from "./tools.ts";

/** `byline://orders/{id}` for an item that agents can read again, with the name by which people know it. */
export type ReadableItem = { uri: string; name: string };
/** Finds the readable resource of a class by its path below `/api/`. */
export type ReadableAs = (path: string, item: Record<string, unknown>) => ReadableItem | undefined;

const linksMax = 20;
const fileBytesMax = 1_000_000;

const nonce = () => crypto.randomUUID().slice(0, 8);

/** Writes an operation's answer as a tool's: structured, and as text that marks people's words. */
export async function toolAnswer(
  action: ToolAction,
  answer: Answer,
  { given, readableAs }: { given: unknown; readableAs: ReadableAs },
): Promise<CallToolResult> {
  const { operation, resource } = action.callable;
  const of = operation.of ?? resource;
  if (operation.answers === "file") return fileAnswer(action, answer as FileAnswer);
  if (operation.answers === "nothing") return answered(action, "Done.", {}, []);
  if (operation.answers === "item") {
    const item = shown(action, declared(of.schema, answer as Representation));
    return answered(action, "Done.", item, [readableAs(of.path, answer as Representation)]);
  }
  const { items, totalItems } = answer as Collection;
  const schema = listedSchema(of);
  const content = {
    items: items.map((item) => shown(action, declared(schema, item))),
    totalItems,
    nextPage: operation.method === "GET" ? nextPage(answer as Collection, given) : null,
  };
  const links = items.slice(0, linksMax).map((item) => readableAs(of.path, item));
  return answered(action, `${items.length} of ${totalItems} items.`, content, operation.method === "GET" ? [] : links);
}

/** A list that is too long to be counted goes on while its pages are full. */
function nextPage({ items, totalItems, countedUpTo }: Collection, given: unknown): number | null {
  const { page, itemsPerPage } = pageQuery.parse(given);
  const goesOn = countedUpTo === undefined ? page * itemsPerPage < totalItems : items.length === itemsPerPage;
  return goesOn ? page + 1 : null;
}

function shown({ mark }: ToolAction, item: Record<string, unknown>): Record<string, unknown> {
  const { tells } = mark;
  return tells
    ? Object.fromEntries(tells.filter((name) => item[name] !== undefined).map((name) => [name, item[name]]))
    : item;
}

function answered(
  { untrusted }: ToolAction,
  words: string,
  content: object,
  links: (ReadableItem | undefined)[],
): CallToolResult {
  const structuredContent = { untrusted, content };
  return {
    content: [
      { type: "text", text: words },
      { type: "text", text: asQuotedData(structuredContent, nonce()) },
      ...links.flatMap((link): ContentBlock[] => (link ? [{ type: "resource_link", ...link }] : [])),
    ],
    structuredContent,
  };
}

async function fileAnswer(action: ToolAction, { name, type, content }: FileAnswer): Promise<CallToolResult> {
  const bytes = await wholeOf(content);
  const told = { fileName: name, contentType: type, bytes: bytes.length };
  const uri = `byline://files/${encodeURIComponent(name)}`;
  const text = type.startsWith("text/") ? bytes.toString("utf8") : undefined;
  const resource =
    text === undefined
      ? { uri, mimeType: type, blob: bytes.toString("base64") }
      : { uri, mimeType: "text/plain", text: asQuotedData({ untrusted: ["file"], file: text }, nonce()) };
  const result = answered(action, "The file is attached.", told, []);
  return { ...result, content: [...result.content, { type: "resource", resource }] };
}

async function wholeOf(content: FileAnswer["content"]): Promise<Buffer> {
  const parts = typeof content === "string" || content instanceof Uint8Array ? [content] : content;
  const kept: Buffer[] = [];
  let length = 0;
  for await (const part of parts) {
    kept.push(Buffer.from(part));
    length += part.length;
    if (length > fileBytesMax)
      throw new Refusal(
        422,
        "too_many_rows",
        "The file is larger than an agent reads. Filter the list, or download it.",
      );
  }
  return Buffer.concat(kept);
}

/** Words of a refusal may repeat what people wrote, so they are marked as a whole. */
export function toolRefusal(refusal: Refusal): CallToolResult {
  const { code, message, details } = refusal;
  const violations = refusal instanceof Invalid ? { violations: refusal.violations } : {};
  const told = { untrusted: ["message"], code, message, ...details, ...violations };
  return {
    isError: true,
    content: [
      { type: "text", text: `Refused: ${code}. Nothing was done.` },
      { type: "text", text: asQuotedData(told, nonce()) },
    ],
  };
}

/** The text of a resource that an agent reads. */
export function readAnswer({ untrusted, callable }: ToolAction, answer: Answer): string {
  const of = callable.operation.of ?? callable.resource;
  return asQuotedData({ untrusted, content: declared(of.schema, answer as Representation) }, nonce());
}

/** The address of the object that a call was about, or made alone; null without one. */
export function calledObject(
  { resource, operation }: CallableOperation,
  calledId: string | undefined,
  answer: Answer,
): string | null {
  const isMade = operation.answers === "collection" && operation.method === "POST";
  const made = isMade ? (answer as Collection | undefined)?.items : [answer as Representation | undefined];
  const id = calledId ?? (made?.length === 1 ? made[0]?.id : undefined);
  return typeof id === "string" && isUuid(id) ? iri((operation.of ?? resource).path, id) : null;
}
