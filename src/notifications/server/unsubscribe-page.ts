import formBody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { escapeHtml } from "#platform/contract/html.ts";
import type { Database } from "#platform/database/database.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { smallPage } from "#platform/http/small-page.ts";
import { kindNames } from "../kind-names.ts";
import { unsubscribe } from "./commands.ts";
import { readUnsubscribeToken, type Unsubscription } from "./unsubscribe-token.ts";

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
  const html = "text/html; charset=utf-8";
  app.get("/unsubscribe", async (request, reply) => {
    const said = await readUnsubscribeToken(database.reader, query.parse(request.query).token);
    return reply
      .code(said ? 200 : 404)
      .type(html)
      .send(said ? question(title, said) : unknownLink(title));
  });
  app.post("/unsubscribe", async (request, reply) => {
    const said = await readUnsubscribeToken(database.reader, query.parse(request.query).token);
    if (!said) return reply.code(404).type(html).send(unknownLink(title));
    await database.transaction((tx) => unsubscribe(tx, said));
    return reply.type(html).send(done(title, said));
  });
}

const whatOf = ({ kind }: Unsubscription): string =>
  kind === "all" ? "all notifications" : `“${escapeHtml(kindNames[kind])}”`;

const question = (title: string, said: Unsubscription): string =>
  smallPage(
    title,
    "Stop these mails?",
    `<p>You get mails about ${whatOf(said)}. In ${escapeHtml(title)} itself you still see what is new.</p>
<form method="post"><button>Stop these mails</button></form>`,
  );

const done = (title: string, said: Unsubscription): string =>
  smallPage(
    title,
    "No more of these mails",
    `<p>You get no more mails about ${whatOf(said)}. Mails that you need to use your account still arrive.</p>
<p><a href="/notifications">Go to your notifications</a></p>`,
  );

const unknownLink = (title: string): string =>
  smallPage(
    title,
    "This link is not complete",
    `<p>Open it once more from the mail, or choose your mails in ${escapeHtml(title)}.</p><p><a href="/notifications">Go to your notifications</a></p>`,
  );
