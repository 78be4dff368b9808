import { searchRobot } from "./robots-txt.ts";

export const isRobotsMeta = (name: string | undefined): boolean =>
  name !== undefined && ["robots", searchRobot].includes(name.toLowerCase());

/** Returns the source of noindex, if any. `none` means noindex and nofollow. */
export function noindexSource(metaRobots: string[], robotsHeader: string | null): string | null {
  if (metaRobots.some((value) => says(value, "noindex"))) return "meta robots";
  return says(robotsHeader ?? "", "noindex") ? "X-Robots-Tag" : null;
}

/** True when the page's robots tag makes every link on it nofollow. */
export const isPageNofollow = (metaRobots: string[], robotsHeader: string | null): boolean =>
  [...metaRobots, robotsHeader ?? ""].some((value) => says(value, "nofollow"));

const says = (value: string, directive: "noindex" | "nofollow"): boolean =>
  directivesIn(value).some((each) => each === directive || each === "none");

const directivesWithValue = ["max-image-preview", "max-snippet", "max-video-preview", "unavailable_after"];

/** `GPTBot: noindex, nofollow` names another robot, and binds that one alone until the next name. */
function directivesIn(value: string): string[] {
  let isForSearch = true;
  return value
    .toLowerCase()
    .split(",")
    .flatMap((part) => {
      const [, name, rest = part] = /^\s*([a-z][\w-]*)\s*:(.*)$/s.exec(part) ?? [];
      if (name !== undefined && directivesWithValue.includes(name)) return [];
      if (name !== undefined) isForSearch = name === searchRobot;
      return isForSearch ? rest.split(/[\s;]+/) : [];
    });
}
