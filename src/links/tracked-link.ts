/** Tracked links (R2.13): short public addresses of Byline that lead on and are counted. */

/** So long the last click on an affiliate's link counts. */
export const affiliateCookieDays = 30;
/** Its cookie's name behind the installation's prefix. */
export const affiliateCookie = "referral";

/** What a link is for: an operator's own, one that stands in Byline's mails, an affiliate's. */
export const linkPurposes = ["operator", "mail", "affiliate"] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** Without letters and digits that look alike: a link may be read aloud, or typed from paper. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";
const codeLength = 10;

/** A link's short name, from random numbers of 0 to 255, at least four a character; about 49 bits of chance. */
export function codeFrom(random: Uint8Array): string {
  // What lies past the last whole round of the alphabet would make its beginning likelier.
  const even = [...random].filter((number) => number < 256 - (256 % alphabet.length));
  return even
    .slice(0, codeLength)
    .map((number) => alphabet[number % alphabet.length])
    .join("");
}

/** As many numbers as `codeFrom` takes, with plenty to spare for those that it leaves out. */
export const randomNumbersForCode = codeLength * 4;

/** Where a link is found: `/link/k3v9x2mq7d`. */
export const pathOfCode = (code: string): string => `/link/${code}`;

/** How many days a visit is kept by itself; after that it is only a number. */
export const visitsKeptDays = 90;

type Request = { method: string; headers: Record<string, string | string[] | undefined> };

const lookingAhead = /prefetch|prerender|preview/i;
const robots = /bot\b|crawl|spider|preview|slurp|monitor|headless|curl|wget/i;

/**
 * True when somebody went to a page by it themselves. A link that is loaded as an image, in a frame or by a script brings nobody, and
 * neither does a browser that does not say what it loads.
 */
export function isNavigation(request: Request): boolean {
  const { "sec-fetch-dest": destination, "sec-fetch-mode": mode } = request.headers;
  return isVisit(request) && destination === "document" && mode === "navigate";
}

/**
 * True when somebody came. Looking ahead is no visit (HEAD, a browser's prefetch), and neither is a program that says what
 * it is; mail gateways that pass themselves off as browsers can't be told apart.
 */
export function isVisit({ method, headers }: Request): boolean {
  const said = [headers["sec-purpose"], headers.purpose, headers["x-moz"]].join(" ");
  const agent = String(headers["user-agent"] ?? "");
  return method === "GET" && !lookingAhead.test(said) && agent !== "" && !robots.test(agent);
}
