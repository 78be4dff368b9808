import formBody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Disk } from "flydrive";
import { z } from "zod";
import { campaignResource } from "#campaigns/contract.ts";
import { dayOf } from "#platform/contract/day.ts";
import type { Database, Reader } from "#platform/database/database.ts";
import { imageKey, withSignedImages } from "#platform/files/address.ts";
import { pdfFile } from "#platform/files/pdf/pdf-file.ts";
import { declared } from "#platform/http/declared.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { Refusal } from "#platform/http/errors.ts";
import { sendFile } from "#platform/http/send-file.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { readShownImages } from "../../images/server/queries.ts";
import { campaignReportResource } from "../../report/contract.ts";
import { printedReport } from "../../report/server/printed-report.ts";
import { readSharedReport } from "../../report/server/queries.ts";
import { reportDocument } from "../../report/server/report-pdf.ts";
import { noteInput } from "../contract.ts";
import { shareState } from "../shared-link.ts";
import { leaveNote, noteOpened } from "./commands.ts";
import { endedPage, type SharedContent, sharedPage } from "./page.ts";
import {
  findLinkBySecret,
  readSharedOrders,
  readSharedPlace,
  type SharedLinkRow,
  type SharedPlace,
} from "./queries.ts";

const parameters = z.object({ secret: z.string().max(100).catch("") });
const query = z.object({
  said: z.enum(["comment", "approval"]).optional().catch(undefined),
  format: z.literal("pdf").optional().catch(undefined),
});

const thanks = catalogue("orders.shares.thanks", {
  comment: "Your comment was sent.",
  approval: "Your approval was sent. Nothing more is asked of you.",
});

const texts = catalogue("orders.shares.pages", {
  instead: "Read the page instead.",
  incomplete: "Write your name and your comment, then send it again.",
  order: (number: string) => `Order ${number}`,
});

/** Per address, where the installation limits calls. */
const rateLimit = { max: 60, timeWindow: "1 minute" };

/**
 * `/shared/{secret}`: page and form for a client without an account. Search engines, caches and referrers never learn
 * its address.
 */
export async function sharedPages(
  app: FastifyInstance,
  { database, store, title }: { database: Database; store: Disk; title: string },
): Promise<void> {
  await app.register(formBody, { bodyLimit: 20_000 });
  app.setErrorHandler(answerError);

  const show = async (reply: FastifyReply, link: SharedLinkRow | undefined, status: number, said?: string) => {
    quiet(reply);
    if (!link) return reply.code(404).send(endedPage(title).text);
    if (shareState(link, new Date()) !== "open") return reply.code(410).send(endedPage(title).text);
    const place = await readSharedPlace(database.reader, link);
    const content = await readContent(database.reader, link, place);
    return reply.code(status).send(sharedPage({ title, link, place, content, said }).text);
  };

  const sendReport = async (reply: FastifyReply, link: SharedLinkRow) => {
    const { reader } = database;
    const { campaign, report } = await readShownReport(reader, link, await readSharedPlace(reader, link));
    const document = await reportDocument({ reader, store }, campaign, report);
    const name = `campaign-report-${dayOf(new Date())}`;
    return sendFile(reply, await pdfFile({ name, document, instead: texts.instead }));
  };

  app.get("/shared/:secret", { config: { rateLimit } }, async (request, reply) => {
    const link = await findLinkBySecret(database.reader, parameters.parse(request.params).secret);
    if (link) await database.transaction((tx) => noteOpened(tx, link));
    const { said, format } = query.parse(request.query);
    if (format && link?.subject === "report" && shareState(link, new Date()) === "open")
      return sendReport(quiet(reply), link);
    return show(reply, link, 200, said && thanks[said]);
  });

  app.post("/shared/:secret", { config: { rateLimit } }, async (request, reply) => {
    const { secret } = parameters.parse(request.params);
    const link = await findLinkBySecret(database.reader, secret);
    const note = noteInput.safeParse(request.body);
    if (!link) return show(reply, link, 404);
    if (!note.success || (note.data.kind === "comment" && !note.data.body))
      return show(reply, link, 422, texts.incomplete);
    try {
      await database.transaction((tx) => leaveNote(tx, link, note.data));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.retryAfterSeconds !== undefined) reply.header("retry-after", String(error.retryAfterSeconds));
      return show(reply, link, error.status, error.message);
    }
    // A redirect, so that a reload sends nothing again.
    return quiet(reply).redirect(`/shared/${secret}?said=${note.data.kind}`, 303);
  });
}

async function readContent(reader: Reader, link: SharedLinkRow, place: SharedPlace): Promise<SharedContent> {
  if (link.subject !== "report") return { orders: await readShownOrders(reader, link) };
  const { campaign, report } = await readShownReport(reader, link, place);
  const pictures = report.lines.flatMap(({ picture, title, number }) =>
    picture ? [{ src: picture, caption: title || texts.order(number) }] : [],
  );
  return { report: printedReport(campaign, report, null), pictures };
}

async function readShownReport(reader: Reader, link: SharedLinkRow, { showsPrices }: SharedPlace) {
  const shared = await readSharedReport(reader, link.campaignId, showsPrices);
  if (!shared) throw new Error("a shared link has no campaign");
  return {
    campaign: declared(campaignResource.schema, shared.campaign),
    report: declared(campaignReportResource.schema, shared.report),
  };
}

/** Image addresses may expire, since a client reads the page once. */
async function readShownOrders(reader: Reader, link: SharedLinkRow) {
  const [orders, key] = await Promise.all([readSharedOrders(reader, link), imageKey(reader)]);
  const images = await readShownImages(
    reader,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => ({ ...order, content: withSignedImages(order.content, images, key, new Date()) }));
}

const quiet = (reply: FastifyReply): FastifyReply =>
  reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("x-robots-tag", "noindex, nofollow")
    .header("referrer-policy", "no-referrer");
