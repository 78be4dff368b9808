const rulesMax = 2_000;
/** The robot that buyers of links care for most. */
export const searchRobot = "googlebot";

type Rule = { allows: boolean; pattern: string };
/** The first rule closes the list of robots, also an empty one, which forbids nothing. */
type Group = { robots: string[]; isClosed: boolean; rules: Rule[] };

/** RFC 9309: the longest matching rule decides; of two as long, the one that allows. */
export function isKeptOut(robotsTxt: string, address: string): boolean {
  const { pathname, search } = new URL(address);
  const path = pathname + search;
  const [best] = rulesFor(readGroups(robotsTxt))
    .filter(({ pattern }) => fits(pattern, path))
    .toSorted((one, other) => other.pattern.length - one.pattern.length || Number(other.allows) - Number(one.allows));
  return best !== undefined && !best.allows;
}

function rulesFor(groups: Group[]): Rule[] {
  const named = groups.filter(({ robots }) => robots.includes(searchRobot));
  const chosen = named.length > 0 ? named : groups.filter(({ robots }) => robots.includes("*"));
  return chosen.flatMap(({ rules }) => rules);
}

function readGroups(robotsTxt: string): Group[] {
  const groups: Group[] = [];
  let rules = 0;
  for (const line of robotsTxt.split(/\r\n|\r|\n/)) {
    const [, field = "", value = ""] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const name = field.toLowerCase();
    const group = groups.at(-1);
    if (name === "user-agent") {
      const robots = [value.trim().toLowerCase()];
      // Consecutive lines that name robots begin one group.
      if (group && !group.isClosed) group.robots.push(...robots);
      else groups.push({ robots, isClosed: false, rules: [] });
    }
    if (!group || (name !== "allow" && name !== "disallow")) continue;
    group.isClosed = true;
    if (value.trim() === "" || rules >= rulesMax) continue;
    rules += 1;
    group.rules.push({ allows: name === "allow", pattern: value.trim() });
  }
  return groups;
}

/** A pattern matches the path's beginning: `*` is anything, a final `$` the path's end. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith("$");
  const [first = "", ...others] = (isWhole ? pattern.slice(0, -1) : pattern).split("*");
  if (!path.startsWith(first)) return false;
  let place = first.length;
  for (const part of others.slice(0, -1)) {
    const found = path.indexOf(part, place);
    if (found < 0) return false;
    place = found + part.length;
  }
  const last = others.at(-1);
  if (last === undefined) return !isWhole || place === path.length;
  return isWhole ? path.endsWith(last) && path.length - last.length >= place : path.includes(last, place);
}
