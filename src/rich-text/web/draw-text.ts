import { lengthOf, placeOf } from "../passage.ts";
import type { AddressOf } from "./private-image.ts";

export type MarkedPassage = { passage: string; before: string };

/** The markup of the editor, with the attributes that it keeps. */
const attributesOf: Readonly<Record<string, readonly string[]>> = {
  P: [],
  H2: [],
  H3: [],
  STRONG: [],
  EM: [],
  UL: [],
  OL: ["start"],
  LI: [],
  BLOCKQUOTE: [],
  A: ["href", "rel"],
  BR: [],
  IMG: ["alt"],
  FIGURE: [],
  FIGCAPTION: [],
  TABLE: [],
  TBODY: [],
  TR: [],
  TD: ["colspan", "rowspan"],
  TH: ["colspan", "rowspan"],
};
const inline = ["STRONG", "EM", "A"];
const linkProtocols = ["http:", "https:", "mailto:"];

/** Draws a text for reading, with its commented passages marked. Nothing but the editor's markup comes through. */
export function drawText(content: string, addressOf: AddressOf, comments: MarkedPassage[]): DocumentFragment {
  // Such a document runs no script and loads no image.
  const parsed = new DOMParser().parseFromString(content, "text/html");
  const drawn = document.createDocumentFragment();
  for (const child of parsed.body.childNodes) drawn.append(copyOf(child, addressOf));
  markPassages(drawn, comments);
  return drawn;
}

function copyOf(node: Node, addressOf: AddressOf): Node {
  if (node.nodeType === Node.TEXT_NODE) return document.createTextNode(node.textContent ?? "");
  const attributes = node instanceof Element ? attributesOf[node.tagName] : undefined;
  if (!(node instanceof Element) || !attributes) return document.createDocumentFragment();
  const copy = document.createElement(node.tagName);
  for (const name of attributes) {
    const value = node.getAttribute(name);
    if (value !== null && (name !== "href" || isLink(value))) copy.setAttribute(name, value);
  }
  if (copy instanceof HTMLImageElement) showImage(copy, node.getAttribute("src") ?? "", addressOf);
  for (const child of node.childNodes) copy.append(copyOf(child, addressOf));
  return copy;
}

const isLink = (address: string): boolean => URL.canParse(address) && linkProtocols.includes(new URL(address).protocol);

/** Images of a text open by a temporary address; others are not shown. */
function showImage(image: HTMLImageElement, path: string, addressOf: AddressOf): void {
  if (!path.startsWith("/files/")) return;
  void addressOf(path).then((address) => {
    image.src = address;
  });
}

type TextPlace = { node: Text; at: number };

function markPassages(drawn: DocumentFragment, comments: MarkedPassage[]): void {
  if (comments.length === 0) return;
  const { text, places } = readable(drawn);
  const marked = new Map<Text, Set<number>>();
  for (const comment of comments) {
    const start = placeOf(text, comment);
    if (start < 0) continue;
    for (const { node, at } of places.slice(start, start + lengthOf(comment.passage)).filter((place) => place !== null))
      marked.set(node, (marked.get(node) ?? new Set()).add(at));
  }
  for (const [node, characters] of marked) node.replaceWith(...splitAt(node.data, characters));
}

/** The text as the conditions count it: blocks begin after a space, and runs of white space are one. */
function readable(drawn: DocumentFragment): { text: string; places: (TextPlace | null)[] } {
  let text = "";
  const places: (TextPlace | null)[] = [];
  const add = (character: string, place: TextPlace | null) => {
    const isSpace = /\s/.test(character);
    if (isSpace && (text === "" || text.endsWith(" "))) return;
    text += isSpace ? " " : character;
    places.push(place);
  };
  const walker = document.createTreeWalker(drawn, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) for (let at = 0; at < node.data.length; at++) add(node.data[at] ?? "", { node, at });
    else if (!inline.includes(node.nodeName)) add(" ", null);
  }
  return { text, places };
}

function splitAt(text: string, characters: Set<number>): Node[] {
  const parts: Node[] = [];
  for (let from = 0; from < text.length; ) {
    const isMarked = characters.has(from);
    let to = from + 1;
    while (to < text.length && characters.has(to) === isMarked) to += 1;
    parts.push(isMarked ? markOf(text.slice(from, to)) : document.createTextNode(text.slice(from, to)));
    from = to;
  }
  return parts;
}

function markOf(text: string): HTMLElement {
  const mark = document.createElement("span");
  mark.dataset.mark = "comment";
  mark.append(text);
  return mark;
}
