import type { Actor } from "#accounts/actor.ts";
import { createCampaign, editCampaign, editProject, enterCampaign } from "#campaigns/server/commands.ts";
import { listCampaigns } from "#campaigns/server/queries.ts";
import { listOrders } from "#orders/server/queries-list.ts";
import { leaveNote, makeSharedLink } from "#orders/shares/server/commands.ts";
import { findLinkBySecret } from "#orders/shares/server/queries.ts";
import { idOf } from "#platform/contract/wire.ts";
import type { Tx } from "#platform/database/database.ts";
import { demoBrand } from "./cast.ts";

/** What the agency tells of its client's brand and shows its client: a text by a link, with what the client says of it; and a campaign of last year, put away. */
export async function fillClients(tx: Tx, agency: Actor): Promise<void> {
  const [campaign] = (await listCampaigns(tx, agency, { page: 1, itemsPerPage: 1 })).items;
  if (!campaign) throw new Error("the demo has no campaign");
  const { items } = await listOrders(tx, agency, { page: 1, itemsPerPage: 10, status: ["accepted"], side: "client" });
  const [order] = items;
  if (!order) throw new Error("the demo has no accepted order");
  const { path } = await makeSharedLink(tx, agency, {
    ...{ subject: "text", campaign: campaign.id, order: order.id, name: "Nora at Nimbus Coffee", days: 30 },
    ...{ mayComment: true, mayApprove: true, showsPrices: false },
  });
  const link = await findLinkBySecret(tx, idOf(path));
  if (!link) throw new Error("the demo's link is not there");
  await leaveNote(tx, link, {
    kind: "comment",
    name: "Nora",
    body: "Lovely. Please write “roastery” with the street.",
  });
  const project = idOf(campaign.project);
  await editProject(tx, agency, project, demoBrand);
  const past = await createCampaign(tx, agency, { project, name: "Spring tasting", goal: "traffic" });
  await editCampaign(tx, agency, past, { status: "archived" });
  await enterCampaign(tx, agency, campaign.id);
}
