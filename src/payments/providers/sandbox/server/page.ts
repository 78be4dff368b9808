import { randomUUID } from "node:crypto";
import formBody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Database, Reader } from "#platform/database/database.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { invalid, notFound } from "#platform/http/errors.ts";
import { type ProviderEventHandlers, receiveProviderEvents } from "../../../events/server/commands.ts";
import { findTopUpByReference } from "../../../top-ups/server/queries.ts";
import {
  type SandboxPageName,
  type SandboxSubject,
  sandboxAnswersOf,
  sandboxPageNames,
  subjectOf,
} from "../answers.ts";
import { type ShownPage, sandboxPage } from "./html.ts";
import { sandboxProvider } from "./sandbox.ts";

const form = z.strictObject({ answer: z.string() });
/** A path of this site, never another host's. */
const query = z.object({
  return: z
    .string()
    .regex(/^\/(?![/\\])[\x21-\x7e]*$/)
    .optional(),
});

type Visit = { Params: { reference: string }; Querystring: unknown };
type Options = { database: Database; handlers: ProviderEventHandlers };

/** The sandbox's side of the street: its pages, and the events that it sends when a button is pressed. */
export async function sandboxPages(app: FastifyInstance, { database, handlers }: Options): Promise<void> {
  await app.register(formBody);
  app.setErrorHandler(answerError);
  for (const page of sandboxPageNames) {
    app.get<Visit>(`/${page}/:reference`, async (request, reply) => {
      const { shown } = await findSubject(database.reader, page, request.params.reference);
      return reply.type("text/html; charset=utf-8").send(sandboxPage(page, shown).text);
    });
    app.post<Visit>(`/${page}/:reference`, async (request, reply) => {
      const { reference } = request.params;
      const { subject, shown } = await findSubject(database.reader, page, reference);
      const event = eventOf(form.parse(request.body).answer, subject, reference);
      await receiveProviderEvents(database, handlers, sandboxProvider.name, event);
      return reply.redirect(query.parse(request.query).return ?? shown.backPath, 303);
    });
  }
}

/** Told as any provider tells it: written down, and read by the provider's own part. */
function eventOf(name: string, subject: SandboxSubject, reference: string) {
  const [, answer] = sandboxAnswersOf(subject.page).find(([each]) => each === name) ?? [];
  if (!answer) throw invalid("answer", "This page has no such button.");
  const about = { id: `sandbox_event_${randomUUID()}`, reference, intentId: subject.intentId };
  return sandboxProvider.readEvents(
    Buffer.from(JSON.stringify(answer.tells(subject, about, new Date().toISOString()))),
    {},
  );
}

/** Throws 404 for a reference that the sandbox never gave. */
async function findSubject(
  reader: Reader,
  page: SandboxPageName,
  reference: string,
): Promise<{ subject: SandboxSubject; shown: ShownPage }> {
  const subject = subjectOf(reference);
  if (subject?.page !== page) throw notFound("This page");
  if (page !== "checkout") return { subject, shown: { ...subject, backPath: "/" } };
  const topUp = await findTopUpByReference(reader, sandboxProvider.name, reference);
  if (!topUp) throw notFound("This checkout");
  const { amountCents, organizationName, status, id } = topUp;
  const shown = { amountCents, organizationName, status, backPath: `/top-up/${id}` };
  return { subject: { ...subject, amountCents }, shown };
}
