import formBody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Database } from "#platform/database/database.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { type Html, html } from "#platform/http/markup/html.ts";
import { smallPage } from "#platform/http/small-page.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { kindNames } from "../kind-names.ts";
import { unsubscribe } from "./commands.ts";
import { readUnsubscribeToken, type Unsubscription } from "./unsubscribe-token.ts";

const texts = catalogue("notifications.unsubscribe", {
  all: "all notifications",
  toNotifications: "Go to your notifications",
  stop: {
    title: "Stop these mails?",
    text: (kind: string, title: string) => `You get mails about ${kind}. In ${title} itself you still see what is new.`,
    action: "Stop these mails",
  },
  stopped: {
    title: "No more of these mails",
    text: (kind: string) =>
      `You get no more mails about ${kind}. Mails that you need to use your account still arrive.`,
  },
  unknown: {
    title: "This link is not complete",
    text: (title: string) => `Open it once more from the mail, or choose your mails in ${title}.`,
  },
});

const query = z.object({ token: z.string().max(300).catch("") });

/**
 * `/unsubscribe?token=…`, the link in mails; no sign-in. Opening asks first, since programs open links too; the button
 * or RFC 8058's one click ends the mails.
 */
export async function unsubscribePages(
  app: FastifyInstance,
  { database, title }: { database: Database; title: string },
): Promise<void> {
  await app.register(formBody);
  app.setErrorHandler(answerError);
  const page = "text/html; charset=utf-8";
  app.get("/unsubscribe", async (request, reply) => {
    const said = await readUnsubscribeToken(database.reader, query.parse(request.query).token);
    return reply
      .code(said ? 200 : 404)
      .type(page)
      .send((said ? question(title, said) : unknownLink(title)).text);
  });
  app.post("/unsubscribe", async (request, reply) => {
    const said = await readUnsubscribeToken(database.reader, query.parse(request.query).token);
    if (!said) return reply.code(404).type(page).send(unknownLink(title).text);
    await database.transaction((tx) => unsubscribe(tx, said));
    return reply.type(page).send(done(title, said).text);
  });
}

const whatOf = ({ kind }: Unsubscription): string => (kind === "all" ? texts.all : `“${kindNames[kind]}”`);

const question = (title: string, said: Unsubscription): Html =>
  smallPage(
    title,
    texts.stop.title,
    html`<p>${texts.stop.text(whatOf(said), title)}</p>
<form method="post"><button>${texts.stop.action}</button></form>`,
  );

const done = (title: string, said: Unsubscription): Html =>
  smallPage(
    title,
    texts.stopped.title,
    html`<p>${texts.stopped.text(whatOf(said))}</p>
<p><a href="/notifications">${texts.toNotifications}</a></p>`,
  );

const unknownLink = (title: string): Html =>
  smallPage(
    title,
    texts.unknown.title,
    html`<p>${texts.unknown.text(title)}</p><p><a href="/notifications">${texts.toNotifications}</a></p>`,
  );
