import { locale } from "../words/catalogue.ts";
import { type Html, html } from "./markup/html.ts";

/** A standalone page without scripts: for links in mails, which work without signing in, and for codes of devices. */
export const smallPage = (title: string, heading: string, content: Html): Html =>
  html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${heading} · ${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:0;color-scheme:light dark}main{max-width:460px;margin:12vh auto;padding:24px}h1{font-size:22px;margin:0 0 8px}
.brand{color:#c91429;font-weight:750;font-size:22px}button{font:inherit;font-weight:600;padding:10px 20px;border:0;border-radius:6px;background:#d6152c;color:#fff;cursor:pointer}
a{color:inherit}@media(prefers-color-scheme:dark){body{background:#15171b;color:#eceef1}.brand{color:#ff8089}}</style></head>
<body><main><p class="brand">${title}</p><h1>${heading}</h1>${content}</main></body></html>`;
