import formBody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { escapeHtml } from "#platform/contract/html.ts";
import type { Database } from "#platform/database/database.ts";
import { answerError } from "#platform/http/error-handler.ts";
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
  const html = "text/html; charset=utf-8";
  app.get(stopPagePath, async (request, reply) => {
    const link = await findStopLink(database.reader, query.parse(request.query).token);
    return reply
      .code(link ? 200 : 404)
      .header("cache-control", "no-store")
      .type(html)
      .send(link ? question(title, link.organizationName) : unknownLink(title));
  });
  app.post(stopPagePath, async (request, reply) => {
    const { token } = query.parse(request.query);
    const stopped = await database.transaction((tx) => stopByLink(tx, token, stop));
    return reply
      .code(stopped ? 200 : 404)
      .header("cache-control", "no-store")
      .type(html)
      .send(stopped ? done(title, stopped) : unknownLink(title));
  });
}

const question = (title: string, name: string): string =>
  smallPage(
    title,
    texts.question.title,
    `<p>${texts.question.text(escapeHtml(name), escapeHtml(title))}</p>
<form method="post"><button>${texts.question.action}</button></form>`,
  );

const done = (title: string, name: string): string =>
  smallPage(title, texts.done.title, `<p>${texts.done.text(escapeHtml(name), escapeHtml(title))}</p>`);

const unknownLink = (title: string): string => smallPage(title, texts.unknown.title, `<p>${texts.unknown.text}</p>`);
