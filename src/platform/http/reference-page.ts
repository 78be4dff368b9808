import { type Html, html } from "./markup/html.ts";

/** Files of the built web app: `scripts/api-viewer.ts` puts the viewer there, and `public/` its beginning. */
const viewer = "/reference/viewer.js";
const beginning = "/reference/begin.js";

/** The page at `/api/docs`: a viewer reads the OpenAPI document. Without scripts, links lead to the descriptions. */
export const referencePage = (title: string): Html =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} API</title><link rel="icon" href="/favicon.svg"></head>
<body><main id="reference" data-description="/api/docs.json"><noscript><h1>${title} API</h1>
<p>The descriptions for programs: <a href="/api/docs.json">OpenAPI</a>, <a href="/api/docs.jsonld">Hydra</a>. This page shows them with JavaScript.</p></noscript></main>
<script src="${viewer}"></script><script src="${beginning}"></script></body></html>`;
