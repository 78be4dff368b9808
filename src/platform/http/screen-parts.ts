import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Files that a screen needs beside the first script, as the build wrote them down. */
type Parts = { scripts: string[]; styles: string[] };
type ScreenParts = {
  signedIn: Parts;
  /** By the parameter of an address that opens them. */
  opened: Record<string, Parts>;
  screens: Record<string, Parts>;
};

/** Returns the links that make a browser fetch a screen's parts along with the app (decision 0172). */
export async function partLinks(directory: string): Promise<(address: string, isSignedIn: boolean) => string> {
  const { signedIn, opened, screens } = await readParts(directory);
  const known = Object.entries(screens).map(([address, parts]) => ({ segments: address.split("/"), parts }));
  const openedBy = new Map(Object.entries(opened));
  // An address without parameters goes before one with them.
  known.sort((one, other) => parametersOf(one.segments) - parametersOf(other.segments));
  return (address, isSignedIn) => {
    const [path = "", query] = address.split("?");
    const asked = path.split("/");
    const above = [...new URLSearchParams(query).keys()].map((name) => openedBy.get(name));
    const screen = known.find(({ segments }) => fits(segments, asked));
    const parts = [screen?.parts, isSignedIn ? signedIn : undefined, ...above].filter((each) => each !== undefined);
    const scripts = new Set(parts.flatMap(({ scripts }) => scripts));
    const styles = new Set(parts.flatMap(({ styles }) => styles));
    return [
      ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ].join("");
  };
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
