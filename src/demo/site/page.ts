import { Html, html } from "#platform/http/markup/html.ts";

type OutletPage = {
  outlet: string;
  title?: string;
  /** The publication's own HTML. */
  text: string;
  isWithoutLinks: boolean;
};

const style = new Html(
  "body{margin:0;font:18px/1.6 Georgia,serif;color:#1c1e21;background:#fff}header{padding:18px 24px;border-bottom:3px double #1c1e21;font-size:26px;font-weight:700}main{max-width:660px;margin:0 auto;padding:32px 24px}h1{font-size:36px;line-height:1.15}small{color:#6b6f76;font:13px sans-serif;text-transform:uppercase}footer{padding:24px;border-top:1px solid #ddd;font:13px sans-serif;color:#6b6f76}",
);

/** A publication as its outlet shows it. */
export function outletPage({ outlet, title = "", text, isWithoutLinks }: OutletPage): Html {
  const article = isWithoutLinks ? text.replaceAll(/<\/?a\b[^>]*>/g, "") : text;
  return html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title || outlet}</title><style>${style}</style><header>${outlet}</header><main><article><small>Advertisement</small>${title && html`<h1>${title}</h1>`}${new Html(article)}</article></main><footer>Imprint · Privacy · A page of Byline's demo</footer></html>`;
}
