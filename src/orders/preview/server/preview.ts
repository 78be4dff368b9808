import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Actor } from "#accounts/actor.ts";
import { placeRoleMay } from "#accounts/permissions.ts";
import { isUuid } from "#platform/contract/iri.ts";
import type { Reader } from "#platform/database/database.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { conflict, forbidden, Invalid, notFound } from "#platform/http/errors.ts";
import { canMove, guardAgainst } from "#platform/lifecycle/lifecycle.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { checksOf } from "#proof/proof-state.ts";
import { lookAtPublication } from "#proof/server/queries-look.ts";
import { inputProblems } from "../../checks.ts";
import type { Order } from "../../contract.ts";
import { guards } from "../../guards.ts";
import { type OrderMove, orderLife, orderMoveNames } from "../../order.ts";
import { readOrderFacts } from "../../server/facts.ts";
import { findOrder } from "../../server/queries.ts";
import { refuseUnreadable } from "../../server/readable-address.ts";
import { namesPage, type Preview, previewInput } from "../contract.ts";

const texts = catalogue("orders.preview.server.preview", {
  orderMove: (status: string) => `No page is published for an order that is "${status}".`,
});

type Options = {
  reader: Reader;
  authenticate: (request: FastifyRequest) => Promise<Actor>;
  hosts: ReadonlyMap<string, string>;
};

/** Limit for the page and for its robots.txt, since a person waits. */
const lookMilliseconds = 3_500;

/**
 * `POST /api/orders/{id}/preview {publicationUrl}`: checks a page ahead of its publication (R10.3). No resource, since
 * resources hold a transaction while they answer. Page faults are `problems`; a bad address is refused like by the
 * move.
 */
export async function publicationPreview(
  app: FastifyInstance,
  { reader, authenticate, hosts }: Options,
): Promise<void> {
  app.setErrorHandler(answerError);
  app.addContentTypeParser("application/ld+json", { parseAs: "string" }, app.getDefaultJsonParser("error", "error"));
  app.post<{ Params: { id: string } }>(
    "/orders/:id/preview",
    { config: { rateLimit: { max: 20, timeWindow: "1 minute" } } },
    async (request, reply) => {
      const actor = await authenticate(request);
      const { publicationUrl = "" } = previewInput.parse(request.body);
      refuseUnreadable({ publicationUrl }, hosts);
      const order = isUuid(request.params.id) ? await findOrder(reader, actor, request.params.id) : undefined;
      if (!order) throw notFound("This order");
      await refuseMove(reader, order, publicationUrl);
      const looked = { url: publicationUrl, text: order.content, domain: order.mediaDomain };
      const { problems, links } = await lookAtPublication(looked, {
        hosts,
        timeoutMilliseconds: lookMilliseconds,
        asksAsReader: () => false,
      });
      const found: Preview = {
        problems,
        checks: checksOf(links.length),
        linksFound: links.filter((link) => link.found).length,
        linksPromised: links.length,
      };
      return reply.type("application/ld+json; charset=utf-8").send(found);
    },
  );
}

async function refuseMove(reader: Reader, order: Order, publicationUrl: string): Promise<void> {
  if (order.party !== "publisher" || !placeRoleMay(order.role, "media", "order.answer")) throw forbidden();
  const move = moveWithPage(order);
  if (!move) throw conflict("order_move", texts.orderMove(orderLife.statusNames[order.status]));
  const facts = await readOrderFacts(reader, order.id);
  const guard = facts && guardAgainst(orderLife, move, facts, "publisher");
  if (guard) throw conflict(guards[guard].code, guards[guard].refusal);
  const problems = facts ? inputProblems(orderLife.moves[move].checks ?? [], facts, { publicationUrl }) : [];
  if (problems.length > 0) throw new Invalid(problems);
}

const moveWithPage = ({ status }: Order): OrderMove | undefined =>
  orderMoveNames.find((name) => namesPage(name) && canMove(orderLife, name, status, "publisher"));
