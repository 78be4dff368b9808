import formBody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { publications } from "#orders/server/publications.ts";
import type { Database } from "#platform/database/database.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { notFound } from "#platform/http/errors.ts";
import { type Html, html } from "#platform/http/markup/html.ts";
import { checkPublication } from "#proof/server/commands.ts";
import { outletPage } from "./page.ts";
import type { DemoSite } from "./site.ts";
import { findStory, listStories, type PageState, pageStates, type Story } from "./stories.ts";

type Options = { database: Database; site: DemoSite; hosts: ReadonlyMap<string, string> };
type Visit = { Params: { domain: string; number: string } };

const form = z.strictObject({ state: z.enum(pageStates) });

/** `/demo/pages`: outlets' pages, with buttons that break them or put them back. Registered in the demo alone. */
export async function demoDesk(app: FastifyInstance, { database, site, hosts }: Options): Promise<void> {
  await app.register(formBody);
  app.setErrorHandler(answerError);
  const find = async ({ domain, number }: Visit["Params"]): Promise<Story> => {
    const story = await findStory(database.reader, domain, number);
    if (!story) throw notFound("This page");
    return story;
  };
  app.get("/pages", async (_request, reply) => {
    const stories = await listStories(database.reader, [...hosts.keys()]);
    return reply.type("text/html; charset=utf-8").send(deskPage(stories, site).text);
  });
  app.get<Visit>("/pages/:domain/:number", async (request, reply) => {
    const story = await find(request.params);
    const state = site.stateOf(story);
    if (state === "gone") throw notFound("This page");
    const page = outletPage({ ...story, text: story.content, isWithoutLinks: state === "without link" });
    return reply.type("text/html; charset=utf-8").send(page.text);
  });
  app.post<Visit>("/pages/:domain/:number", async (request, reply) => {
    const story = await find(request.params);
    const { state } = form.parse(request.body);
    site.change(story, state);
    if (story.isOnline) await lookTwice(database, story, hosts);
    if ((await find(request.params)).seen === state) site.forget(story);
    return reply.redirect("/demo/pages", 303);
  });
}

/** A loss is seen twice, an hour apart (R10.3). In the demo that hour passes at once. */
async function lookTwice(database: Database, { id }: Story, hosts: ReadonlyMap<string, string>): Promise<void> {
  await checkPublication(database, publications, id, { hosts });
  const { rowCount } = await database.pool.query(
    `UPDATE publication_watch SET failed_at = failed_at - interval '1 hour' WHERE order_id = $1 AND failed_at IS NOT NULL AND lost_at IS NULL`,
    [id],
  );
  if (rowCount) await checkPublication(database, publications, id, { hosts });
}

const style = html`<style>body{font:16px/1.5 system-ui,sans-serif;max-width:860px;margin:0 auto;padding:24px;color:#1a1a1a;background:#fff}li{margin:0 0 20px}small,p{color:#5f5f66}code{background:#f1f1f3;padding:2px 5px;overflow-wrap:anywhere}form{display:inline}button{font:inherit;margin:4px 6px 0 0;padding:3px 10px;cursor:pointer}</style>`;

const stateNames: Record<PageState, string> = {
  whole: "Online as agreed",
  "without link": "Online without its links",
  gone: "Taken down",
};
const deeds: Record<PageState, string> = {
  whole: "Put it back",
  "without link": "Remove the links",
  gone: "Take the page down",
};

function deskPage(stories: Story[], site: DemoSite): Html {
  const items = (isOnline: boolean, none: string) => {
    const shown = stories
      .filter((story) => story.isOnline === isOnline)
      .map((story) => itemOf(story, site.stateOf(story)));
    return shown.length > 0 ? shown : html`<li>${none}</li>`;
  };
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Outlets' pages</title>${style}</head><body><main><h1>Outlets' pages</h1>
<p>The demo's outlets have a site that only Byline's link checks reach. Publish an accepted order at its address, then break the page and see a claim open.</p>
<h2>To publish</h2><ul>${items(false, "No order is accepted.")}</ul><h2>Published</h2><ul>${items(true, "Nothing yet.")}</ul></main></body></html>`;
}

function itemOf({ number, title, outlet, domain, isOnline }: Story, state: PageState): Html {
  const path = `/demo/pages/${domain}/${number}`;
  const buttons = pageStates
    .filter((other) => other !== state)
    .map(
      (other) =>
        html`<form method="post" action="${path}"><input type="hidden" name="state" value="${other}"><button>${deeds[other]}</button></form>`,
    );
  const shown = isOnline
    ? html`${stateNames[state]}${state !== "gone" && html` · <a href="${path}">See the page</a>`}<br>${buttons}`
    : html`Publish it at <code>http://${domain}/stories/${number}</code>`;
  return html`<li><strong>${title || "No title yet"}</strong><br><small>${outlet} · order ${number}</small><br>${shown}</li>`;
}
