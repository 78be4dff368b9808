import type { FastifyRequest } from "fastify";
import { catalogue, locale } from "#platform/words/catalogue.ts";

/** True for the addresses that people visit, not for programs' addresses. */
export const asksForPage = ({ method, url }: FastifyRequest): boolean =>
  (method === "GET" || method === "HEAD") && !/^\/(assets|files|api|auth)\//.test(url);

const texts = catalogue("http.away", {
  title: "Away for a moment",
  text: "This page comes back by itself in a few seconds. Nothing you saved is lost.",
});

/** Shown while the database is away. It needs no other file and reloads itself. */
export const awayPage = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="refresh" content="5"><title>${texts.title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:0;display:grid;place-items:center;min-height:100vh;color-scheme:light dark}main{max-width:420px;padding:24px}h1{font-size:20px;margin:0 0 8px}</style></head>
<body><main><h1>${texts.title}</h1><p>${texts.text}</p></main></body></html>`;
