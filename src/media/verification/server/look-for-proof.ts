import { Resolver } from "node:dns/promises";
import { FetchRefused } from "#platform/http/outgoing/guarded-address.ts";
import { guardedFetch } from "#platform/http/outgoing/guarded-fetch.ts";
import { inThread, orGivenUp } from "#platform/threads/threads.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { isOnDomain } from "../../on-domain.ts";
import { tokensIn } from "../head.ts";
import { type Finding, proofName, proofsOf, type VerificationMethod } from "../verification.ts";

const refused = catalogue("media.verification.server.lookForProof", {
  otherRecord: (name: string, said: string, value: string) => `The TXT record of ${name} says ${said}, not “${value}”.`,
  noTxtRecord: (name: string) =>
    `${name} has no TXT record yet. A new record can take some hours to be seen everywhere.`,
  serversSilent: (domain: string) => `The name servers of ${domain} did not answer. Try again later.`,
  tooLong: (address: string) => `${address} takes too long to read.`,
  noTag: (address: string, proofName: string) => `${address} has no tag with the name “${proofName}” in its head.`,
  otherTag: (address: string, tokens: string, token: string) => `The tag at ${address} says ${tokens}, not “${token}”.`,
  otherFile: (address: string, text: string, token: string) => `${address} says ${text}, not “${token}”.`,
  leadsAway: (address: string, domain: string, protocol: string, hostname: string) =>
    `${address} leads away from ${domain}, to ${protocol}//${hostname}.`,
  answers: (address: string, status: number) => `${address} answers ${status}.`,
  andMore: (value: string, count: number) => `${value} and ${count} more`,
});

/** Overrides hosts' addresses and the machine's name servers. */
export type Outlook = { hosts: ReadonlyMap<string, string>; dnsServers: readonly string[] };

type Medium = { domain: string; url: string; token: string };

/** Looks once for the proof of a domain (R2.19). Never throws for failures outside; `problem` is for people. */
export function lookForProof(method: VerificationMethod, medium: Medium, outlook: Outlook): Promise<Finding> {
  return looks[method](medium, outlook);
}

const tokensInThread = inThread(new URL("../head.ts", import.meta.url), tokensIn);

const looks: Record<VerificationMethod, (medium: Medium, outlook: Outlook) => Promise<Finding>> = {
  async dns(medium, { dnsServers }) {
    const { name, value } = proofsOf(medium).dns;
    const resolver = new Resolver({ timeout: 3_000, tries: 2 });
    if (dnsServers.length > 0) resolver.setServers([...dnsServers]);
    try {
      const texts = (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
      return judge(texts.includes(value), refused.otherRecord(name, quoted(texts), value));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "ENOTFOUND" || code === "ENODATA") return judge(false, refused.noTxtRecord(name));
      return { found: null, problem: refused.serversSilent(medium.domain) };
    }
  },

  async meta(medium, { hosts }) {
    const { address } = proofsOf(medium).meta;
    const page = await fetchOwn(address, medium.domain, hosts);
    if (typeof page === "string") return judge(false, page);
    const tokens = await orGivenUp(tokensInThread(page.body));
    if (!tokens) return judge(false, refused.tooLong(address));
    if (tokens.length === 0) return judge(false, refused.noTag(address, proofName));
    return judge(tokens.includes(medium.token), refused.otherTag(address, quoted(tokens), medium.token));
  },

  async file(medium, { hosts }) {
    const { address } = proofsOf(medium).file;
    const file = await fetchOwn(address, medium.domain, hosts);
    if (typeof file === "string") return judge(false, file);
    const text = file.body.trim();
    return judge(text === medium.token, refused.otherFile(address, quoted([text]), medium.token));
  },
};

const judge = (found: boolean, problem: string): Finding => ({ found, problem: found ? null : problem });

/**
 * Fetches an address of the medium's own domain, or returns a sentence. Follows redirects on the domain, never off it.
 */
async function fetchOwn(address: string, domain: string, hosts: Outlook["hosts"]): Promise<{ body: string } | string> {
  try {
    const page = await guardedFetch(address, { hosts, timeoutMilliseconds: 10_000, maxBytes: 2_000_000 });
    const { protocol, hostname } = new URL(page.finalUrl);
    if (!isOnDomain(page.finalUrl, domain)) return refused.leadsAway(address, domain, protocol, hostname);
    return page.status === 200 ? page : refused.answers(address, page.status);
  } catch (error) {
    if (error instanceof FetchRefused) return `${address}: ${error.message}`;
    throw error;
  }
}

const shownMax = 80;

function quoted(texts: string[]): string {
  const shown = texts.slice(0, 3).map((text) => `“${text.length > shownMax ? `${text.slice(0, shownMax)}…` : text}”`);
  return texts.length > 3 ? refused.andMore(shown.join(", "), texts.length - 3) : shown.join(", ");
}
