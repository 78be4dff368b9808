import { once } from "node:events";
import { Worker } from "node:worker_threads";
import Fastify from "fastify";
import type { Actor } from "#accounts/actor.ts";
import { siteReading } from "#media/server/read-site.ts";
import { lookForProof } from "#media/verification/server/look-for-proof.ts";
import { takeInContent } from "#orders/server/text/content.ts";
import { Refusal } from "#platform/http/errors.ts";
import { lookAtPublication } from "#proof/server/queries-look.ts";
import { whileAsking } from "./hold.ts";

export type Reading = {
  pages: number;
  mostMilliseconds: number;
  beside: string;
  slowestMilliseconds: number;
  refusedTexts: number;
};

const host = "hostile.example";
/** A page number that yields a very small page. */
const warmUp = 40_000;
const textBytes = 500_000;
/** A site's first page is read up to here, a publication up to five million bytes. */
const siteBytes = 1_990_000;

const approved = `<p>${"Nimbus opens a roastery. ".repeat(200)}<a href="https://x.example/">More</a></p>`;

const actor = { memberships: [{ role: "owner" }] } as unknown as Actor;

/**
 * Reads hostile pages as publications, sites, domain proofs and orders' texts. Measures the longest wait of another
 * caller in the same process.
 */
export async function readHostilePages(pages: number, pageBytes: number): Promise<Reading> {
  const server = new Worker(new URL("./page-server.ts", import.meta.url), { execArgv: [] });
  const [port] = (await once(server, "message")) as [number];
  const hosts = new Map([[host, `127.0.0.1:${port}`]]);
  const sites = Fastify();
  await sites.register(siteReading, { authenticate: async () => actor, hosts });
  let refusedTexts = 0;
  let slowestMilliseconds = 0;
  const readings: Record<string, (number: number) => Promise<unknown>> = {
    publication: (number) => lookAtPublication({ url: addressOf(number, pageBytes), text: approved }, { hosts }),
    site: (number) =>
      sites.inject({
        method: "POST",
        url: "/media/read-site",
        payload: { url: addressOf(number, Math.min(pageBytes, siteBytes)) },
      }),
    proof: (number) =>
      lookForProof(
        "meta",
        { domain: host, url: addressOf(number, Math.min(pageBytes, siteBytes)), token: "x" },
        { hosts, dnsServers: [] },
      ),
    text: async (number) => {
      const text = await (await fetch(`http://127.0.0.1:${port}/${number}/${Math.min(pageBytes, textBytes)}`)).text();
      try {
        await takeInContent(text);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refusedTexts += 1;
      }
    },
  };
  // The first page loads the reader's own code, which is not a page's fault.
  for (const read of Object.values(readings)) await read(warmUp);
  refusedTexts = 0;
  slowestMilliseconds = 0;
  const held = await whileAsking(async (note) => {
    for (let number = 0; number < pages; number++) {
      for (const [kind, read] of Object.entries(readings)) {
        note(`${kind} ${number}`);
        const began = performance.now();
        await read(number);
        slowestMilliseconds = Math.max(slowestMilliseconds, performance.now() - began);
      }
    }
  });
  await sites.close();
  await server.terminate();
  return { pages, mostMilliseconds: held.most, beside: held.beside, slowestMilliseconds, refusedTexts };
}

const addressOf = (number: number, bytes: number): string => `http://${host}/${number}/${bytes}`;
