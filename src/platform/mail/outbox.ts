import { desc, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { isUuid } from "../contract/iri.ts";
import type { Database, Writer } from "../database/database.ts";
import { answerError } from "../http/error-handler.ts";
import { notFound } from "../http/errors.ts";
import { html } from "../http/markup/html.ts";
import type { Sender } from "./letter.ts";
import { renderLetter } from "./render-letter.ts";
import { mail } from "./tables.ts";

const style = html`<style>body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:0 auto;padding:24px;color:#1a1a1a}li{margin:0 0 12px}small{color:#5f5f66}</style>`;

/** Keeps a mail that is never sent, for the outbox to show. */
export async function keepInOutbox(writer: Writer, kept: Pick<typeof mail.$inferInsert, "recipient" | "letter">) {
  await writer.insert(mail).values({ ...kept, sentAt: sql`now()` });
}

/** `/dev/outbox`: the newest mails, for machines without a mail server. Registered only where configured. */
export async function outboxPages(
  app: FastifyInstance,
  { database, sender }: { database: Database; sender: Sender },
): Promise<void> {
  app.setErrorHandler(answerError);
  app.get("/outbox", async (_request, reply) => {
    const rows = await database.reader.select().from(mail).orderBy(desc(mail.createdAt), desc(mail.id)).limit(100);
    const items = rows.map(
      ({ id, recipient, letter, createdAt }) =>
        html`<li><a href="/dev/outbox/${id}">${letter.subject}</a><br><small>to ${recipient} · <time>${createdAt.toISOString()}</time></small></li>`,
    );
    const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Outbox</title>${style}</head><body><h1>Outbox</h1>
<p>Mails that this installation would have sent. Newest first.</p>${items.length > 0 ? html`<ul>${items}</ul>` : html`<p>No mail yet.</p>`}</body></html>`;
    return reply.type("text/html; charset=utf-8").send(page.text);
  });
  app.get<{ Params: { id: string } }>("/outbox/:id", async (request, reply) => {
    if (!isUuid(request.params.id)) throw notFound("This mail");
    const [row] = await database.reader.select().from(mail).where(eq(mail.id, request.params.id));
    if (!row) throw notFound("This mail");
    return reply.type("text/html; charset=utf-8").send(renderLetter(row.letter, sender).html);
  });
}
