/** Tracked links (R2.13): short public addresses that redirect and are counted. */

export const affiliateCookieDays = 30;
/** Follows the installation's cookie prefix. */
export const affiliateCookie = "referral";

export const linkPurposes = ["operator", "mail", "affiliate"] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** Leaves out look-alike characters: a link may be read aloud or typed from paper. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";
const codeLength = 10;

/** Makes a code with about 49 bits of entropy from random bytes, at least four per character. */
export function codeFrom(random: Uint8Array): string {
  // Dropping the last, incomplete round of the alphabet keeps all characters equally likely.
  const even = [...random].filter((number) => number < 256 - (256 % alphabet.length));
  return even
    .slice(0, codeLength)
    .map((number) => alphabet[number % alphabet.length])
    .join("");
}

/** Enough bytes for `codeFrom`, which leaves some out. */
export const randomNumbersForCode = codeLength * 4;

/** `/link/k3v9x2mq7d` */
export const pathOfCode = (code: string): string => `/link/${code}`;

/** Older visits are kept as a number only. */
export const visitsKeptDays = 90;

type Request = { method: string; headers: Record<string, string | string[] | undefined> };

const lookingAhead = /prefetch|prerender|preview/i;
const robots = /bot\b|crawl|spider|preview|slurp|monitor|headless|curl|wget/i;

/**
 * True for a person's own navigation. Images, frames, scripts and browsers without fetch metadata don't refer anybody.
 */
export function isNavigation(request: Request): boolean {
  const { "sec-fetch-dest": destination, "sec-fetch-mode": mode } = request.headers;
  return isVisit(request) && destination === "document" && mode === "navigate";
}

/** Leaves out HEAD, prefetches and declared bots. Mail gateways that pose as browsers can't be told apart. */
export function isVisit({ method, headers }: Request): boolean {
  const said = [headers["sec-purpose"], headers.purpose, headers["x-moz"]].join(" ");
  const agent = String(headers["user-agent"] ?? "");
  return method === "GET" && !lookingAhead.test(said) && agent !== "" && !robots.test(agent);
}
