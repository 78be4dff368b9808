import formBody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Database } from "#platform/database/database.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { type Html, html } from "#platform/http/markup/html.ts";
import { smallPage } from "#platform/http/small-page.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { type StopPayouts, stopByLink, stopPagePath } from "./holds.ts";
import { findStopLink } from "./queries-holds.ts";

const texts = catalogue("payments.withdrawals.stopPage", {
  question: {
    title: "Stop payouts?",
    text: (name: string, title: string) =>
      `Payouts to ${name} stop, and its members can't begin anything new until ${title} has looked at it.`,
    action: "Stop payouts",
  },
  done: {
    title: "Payouts are stopped",
    text: (name: string, title: string) =>
      `${name} is suspended. Change your password, sign out all sessions, and contact ${title}.`,
  },
  unknown: {
    title: "This link no longer works",
    text: "It was used already or has expired. Contact support if money leaves unexpectedly.",
  },
});

const query = z.object({ token: z.string().max(300).catch("") });

/**
 * `/stop-payouts?token=…`, the link in mails about a new owner or payee. Opening it asks, since programs open links too; the button
 * stops. Nobody has to sign in: a thief of the session would be, and its owner may not be.
 */
export async function stopPayoutPages(
  app: FastifyInstance,
  { database, title, stop }: { database: Database; title: string; stop: StopPayouts },
): Promise<void> {
  await app.register(formBody);
  app.setErrorHandler(answerError);
  const page = "text/html; charset=utf-8";
  app.get(stopPagePath, async (request, reply) => {
    const link = await findStopLink(database.reader, query.parse(request.query).token);
    return reply
      .code(link ? 200 : 404)
      .header("cache-control", "no-store")
      .type(page)
      .send((link ? question(title, link.organizationName) : unknownLink(title)).text);
  });
  app.post(stopPagePath, async (request, reply) => {
    const { token } = query.parse(request.query);
    const stopped = await database.transaction((tx) => stopByLink(tx, token, stop));
    return reply
      .code(stopped ? 200 : 404)
      .header("cache-control", "no-store")
      .type(page)
      .send((stopped ? done(title, stopped) : unknownLink(title)).text);
  });
}

const question = (title: string, name: string): Html =>
  smallPage(
    title,
    texts.question.title,
    html`<p>${texts.question.text(name, title)}</p>
<form method="post"><button>${texts.question.action}</button></form>`,
  );

const done = (title: string, name: string): Html =>
  smallPage(title, texts.done.title, html`<p>${texts.done.text(name, title)}</p>`);

const unknownLink = (title: string): Html => smallPage(title, texts.unknown.title, html`<p>${texts.unknown.text}</p>`);
