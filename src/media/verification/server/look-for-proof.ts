import { Resolver } from "node:dns/promises";
import { FetchRefused } from "#platform/http/outgoing/guarded-address.ts";
import { guardedFetch } from "#platform/http/outgoing/guarded-fetch.ts";
import { inThread, orGivenUp } from "#platform/threads/threads.ts";
import { isOnDomain } from "../../on-domain.ts";
import { tokensIn } from "../head.ts";
import { type Finding, proofName, proofsOf, type VerificationMethod } from "../verification.ts";

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
      return judge(texts.includes(value), `The TXT record of ${name} says ${quoted(texts)}, not “${value}”.`);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "ENOTFOUND" || code === "ENODATA")
        return judge(false, `${name} has no TXT record yet. A new record can take some hours to be seen everywhere.`);
      return { found: null, problem: `The name servers of ${medium.domain} did not answer. Try again later.` };
    }
  },

  async meta(medium, { hosts }) {
    const { address } = proofsOf(medium).meta;
    const page = await fetchOwn(address, medium.domain, hosts);
    if (typeof page === "string") return judge(false, page);
    const tokens = await orGivenUp(tokensInThread(page.body));
    if (!tokens) return judge(false, `${address} takes too long to read.`);
    if (tokens.length === 0) return judge(false, `${address} has no tag with the name “${proofName}” in its head.`);
    return judge(tokens.includes(medium.token), `The tag at ${address} says ${quoted(tokens)}, not “${medium.token}”.`);
  },

  async file(medium, { hosts }) {
    const { address } = proofsOf(medium).file;
    const file = await fetchOwn(address, medium.domain, hosts);
    if (typeof file === "string") return judge(false, file);
    const text = file.body.trim();
    return judge(text === medium.token, `${address} says ${quoted([text])}, not “${medium.token}”.`);
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
    if (!isOnDomain(page.finalUrl, domain)) return `${address} leads away from ${domain}, to ${protocol}//${hostname}.`;
    return page.status === 200 ? page : `${address} answers ${page.status}.`;
  } catch (error) {
    if (error instanceof FetchRefused) return `${address}: ${error.message}`;
    throw error;
  }
}

const shownMax = 80;

function quoted(texts: string[]): string {
  const shown = texts.slice(0, 3).map((text) => `“${text.length > shownMax ? `${text.slice(0, shownMax)}…` : text}”`);
  return texts.length > 3 ? `${shown.join(", ")} and ${texts.length - 3} more` : shown.join(", ");
}
