import { demoOutlets } from "./outlets.ts";

/** Answers as long as Byline runs, so a look that fails is the outlet's fault. */
const knownHost = "known.example";
export const knownPage = `http://${knownHost}/`;

/** An advertiser's own program, which takes the events of a webhook. */
export const programHost = "orders.nimbus-coffee.example";

/** Hosts of the demo's site: no other name leads to it. */
export const siteHosts: string[] = [knownHost, ...demoOutlets.map(({ domain }) => domain)];
