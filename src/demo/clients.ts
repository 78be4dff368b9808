import type { Actor } from "#accounts/actor.ts";
import { createCampaign, editCampaign, editProject, enterCampaign } from "#campaigns/server/commands.ts";
import { listCampaigns } from "#campaigns/server/queries.ts";
import { listOrders } from "#orders/list/server/queries.ts";
import { leaveNote, makeSharedLink, noteOpened } from "#orders/shares/server/commands.ts";
import { findLinkBySecret } from "#orders/shares/server/queries.ts";
import { idOf } from "#platform/contract/wire.ts";
import type { Tx } from "#platform/database/database.ts";
import { pathOfImage } from "#platform/files/address.ts";
import { keepImage } from "#platform/files/commands.ts";
import { demoBrand } from "./cast.ts";
import type { DemoFiles } from "./identities.ts";
import { ownOf } from "./people.ts";
import { pngOf } from "./png.ts";

/** Fills a client's brand, a text and report shared by link with the client's answers, and an archived campaign. */
export async function fillClients(tx: Tx, { store }: Pick<DemoFiles, "store">, agency: Actor): Promise<void> {
  const [campaign] = (await listCampaigns(tx, agency, { page: 1, itemsPerPage: 1 })).items;
  if (!campaign) throw new Error("the demo has no campaign");
  const { items } = await listOrders(tx, agency, { page: 1, itemsPerPage: 10, status: ["accepted"], side: "client" });
  const [order] = items;
  if (!order) throw new Error("the demo has no accepted order");
  const { path } = await makeSharedLink(tx, agency, {
    subject: "text",
    campaign: campaign.id,
    order: order.id,
    name: "Nora at Nimbus Coffee",
    days: 30,
    mayComment: true,
    mayApprove: true,
    showsPrices: false,
  });
  await comment(tx, path, "Lovely. Please write “roastery” with the street.");
  const report = await makeSharedLink(tx, agency, {
    subject: "report",
    campaign: campaign.id,
    name: "Nora at Nimbus Coffee",
    days: 90,
    mayComment: true,
    mayApprove: true,
    showsPrices: false,
  });
  await comment(tx, report.path, "Great to see all of it on one page. What happened to the one that is lost?");
  const project = idOf(campaign.project);
  const owner = { organizationId: ownOf(agency), uploadedBy: agency.userId, name: "nimbus-coffee.png" };
  const logo = pathOfImage(await keepImage(tx, store, drawnLogo(), owner));
  await editProject(tx, agency, project, { ...demoBrand, logo });
  const past = await createCampaign(tx, agency, { project, name: "Spring tasting", goal: "traffic" });
  await editCampaign(tx, agency, past, { status: "archived" });
  await enterCampaign(tx, agency, campaign.id);
}

async function comment(tx: Tx, path: string, body: string): Promise<void> {
  const link = await findLinkBySecret(tx, idOf(path));
  if (!link) throw new Error("the demo's link is not there");
  await noteOpened(tx, link);
  await leaveNote(tx, link, { kind: "comment", name: "Nora", body });
}

const side = 256;

const drawnLogo = (): Buffer =>
  pngOf(side, side, (x, y) => {
    const [across, down] = [(x - side / 2) / 84, (y - side / 2) / 112];
    const isBean = across * across + down * down < 1;
    const isFold = Math.abs(across - 0.25 * Math.sin(down * Math.PI)) < 0.08;
    return isBean && !isFold ? [92, 58, 38] : [255, 255, 255];
  });
