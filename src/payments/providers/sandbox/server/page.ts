import { randomUUID } from "node:crypto";
import formBody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { escapeHtml } from "#platform/contract/html.ts";
import type { Database } from "#platform/database/database.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { notFound } from "#platform/http/errors.ts";
import { formatCents } from "#platform/money/money.ts";
import { transactionStatuses, transactionStatusNames } from "#wallet/transaction.ts";
import { receiveProviderEvent } from "../../../top-ups/server/commands.ts";
import { findTopUpByReference } from "../../../top-ups/server/queries.ts";

const answers = { pay: "paid", decline: "declined", leave: "left" } as const;
const form = z.strictObject({ answer: z.enum(["pay", "decline", "leave"]) });

type Checkout = { Params: { reference: string } };

/** The sandbox's side of the street: its checkout page, and the event that it sends when a button is pressed. */
export async function sandboxPages(app: FastifyInstance, { database }: { database: Database }): Promise<void> {
  await app.register(formBody);
  app.setErrorHandler(answerError);
  app.get<Checkout>("/checkout/:reference", async (request, reply) => {
    const topUp = await findTopUpByReference(database.reader, "sandbox", request.params.reference);
    if (!topUp) throw notFound("This checkout");
    return reply.type("text/html; charset=utf-8").send(page(topUp));
  });
  app.post<Checkout>("/checkout/:reference", async (request, reply) => {
    const { answer } = form.parse(request.body);
    const { reference } = request.params;
    const topUp = await findTopUpByReference(database.reader, "sandbox", reference);
    if (!topUp) throw notFound("This checkout");
    const event = {
      provider: "sandbox",
      eventId: `sandbox_event_${randomUUID()}`,
      reference,
      outcome: answers[answer],
    };
    await database.transaction((tx) => receiveProviderEvent(tx, event));
    return reply.redirect(`/top-up/${topUp.id}`, 303);
  });
}

function page(topUp: { id: string; amountCents: number; status: number; organizationName: string }): string {
  const open = topUp.status === transactionStatuses.pending;
  const button = (answer: string, label: string, style: string) =>
    `<button name="answer" value="${answer}" style="${style}">${label}</button>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Test payment</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f6f6f7;color:#1a1a1a}main{max-width:420px;margin:8vh auto;background:#fff;padding:32px;border-radius:8px;border:1px solid #e3e3e6}
h1{font-size:20px;margin:0 0 8px}.amount{font-size:36px;font-weight:700;margin:16px 0;font-variant-numeric:tabular-nums}.note{background:#fff6d6;border:1px solid #e8d48b;padding:8px 12px;border-radius:6px}
button{font:inherit;width:100%;padding:12px;border-radius:6px;border:1px solid #c9c9cf;background:#fff;margin-top:12px;cursor:pointer}</style></head>
<body><main><h1>Test payment</h1><p class="note">This is the sandbox: no card is charged and no real money moves.</p>
<p>To the balance of ${escapeHtml(topUp.organizationName)}</p><p class="amount">${formatCents(topUp.amountCents)}</p>
${
  open
    ? `<form method="post">${button("pay", "Pay", "background:#d6152c;color:#fff;border-color:#d6152c;font-weight:600")}${button("decline", "Decline", "")}${button("leave", "Leave", "")}</form>`
    : `<p>This payment is over: ${escapeHtml(transactionStatusNames[topUp.status as 0] ?? "")}.</p><p><a href="/top-up/${topUp.id}">Back to the top-up</a></p>`
}
</main></body></html>`;
}
