import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { OpenedWords } from "../contract/first-words.ts";
import { isUuid } from "../contract/iri.ts";

/** Files that a screen needs beside the first script, as the build wrote them down. */
type Parts = { scripts: string[]; styles: string[] };
type ScreenParts = {
  signedIn: Parts;
  /** By the parameter of an address that opens them. */
  opened: Record<string, Parts>;
  screens: Record<string, Parts & { words?: OpenedWords }>;
};

export type OpenedScreenParts = {
  /** Links that make a browser fetch the screen's parts along with the app (decision 0172). */
  links: (isSignedIn: boolean) => string;
  /** Its first words (decision 0293). */
  words: OpenedWords | undefined;
};

/** Returns what the build wrote down of the screen at an address. */
export async function openedScreens(directory: string): Promise<(address: string) => OpenedScreenParts> {
  const { signedIn, opened, screens } = await readParts(directory);
  const known = Object.entries(screens).map(([address, screen]) => ({ segments: address.split("/"), screen }));
  const openedBy = new Map(Object.entries(opened));
  // An address without parameters goes before one with them.
  known.sort((one, other) => parametersOf(one.segments) - parametersOf(other.segments));
  return (address) => {
    const [path = "", query] = address.split("?");
    const asked = path.split("/");
    const above = [...new URLSearchParams(query).keys()].map((name) => openedBy.get(name));
    const { segments = [], screen } = known.find(({ segments }) => fits(segments, asked)) ?? {};
    return {
      links: (isSignedIn) => linksTo([screen, isSignedIn ? signedIn : undefined, ...above]),
      words: screen?.words && wordsOf(screen.words, segments, asked),
    };
  };
}

function linksTo(wanted: (Parts | undefined)[]): string {
  const parts = wanted.filter((each) => each !== undefined);
  const scripts = new Set(parts.flatMap(({ scripts }) => scripts));
  const styles = new Set(parts.flatMap(({ styles }) => styles));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join("");
}

/** Names documents by the address's own ids; an odd address has no words. */
function wordsOf(words: OpenedWords, segments: string[], asked: string[]): OpenedWords | undefined {
  const ids = new Map(segments.flatMap((each, index) => (isParameter(each) ? [[each, asked[index] ?? ""]] : [])));
  if (![...ids.values()].every(isUuid)) return undefined;
  const of = (name: string) => ids.get(name) ?? name;
  const named = JSON.stringify(words).replace(/"of":"[^"]*"/g, (part) => part.replace(/\$\w+/g, of));
  return JSON.parse(named);
}

const isParameter = (segment: string): boolean => segment.startsWith("$");
const parametersOf = (segments: string[]): number => segments.filter(isParameter).length;

function fits(segments: string[], asked: string[]): boolean {
  if (segments.at(-1) === "$") return fits(segments.slice(0, -1), asked.slice(0, segments.length - 1));
  return (
    segments.length === asked.length && segments.every((each, index) => isParameter(each) || each === asked[index])
  );
}

/** A folder without the list is one of a test, or of another build: its pages name no parts. */
async function readParts(directory: string): Promise<ScreenParts> {
  const nothing = { signedIn: { scripts: [], styles: [] }, opened: {}, screens: {} };
  const text = await readFile(join(directory, "screens.json"), "utf8").catch(() => undefined);
  return text === undefined ? nothing : JSON.parse(text);
}
