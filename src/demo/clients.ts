import { editProject } from "#campaigns/server/commands.ts";
import { listCampaigns } from "#campaigns/server/queries.ts";
import { listOrders } from "#orders/list/server/queries.ts";
import { leaveNote, makeSharedLink, noteOpened } from "#orders/shares/server/commands.ts";
import { findLinkBySecret } from "#orders/shares/server/queries.ts";
import { idOf } from "#platform/contract/iri.ts";
import type { Tx } from "#platform/database/database.ts";
import { pathOfImage } from "#platform/files/address.ts";
import { keepImage } from "#platform/files/commands.ts";
import type { Scene } from "./agenda.ts";
import { demoBrand } from "./cast.ts";
import { days, hours } from "./clock.ts";
import { coffeeLogo } from "./drawings.ts";
import { ownOf, type World } from "./world.ts";

const shared = { name: "Nora at Nimbus Coffee", mayComment: true, mayApprove: true, showsPrices: false };

export const clientScenes = (world: World): Scene[] => [branded(world), reportShared(world), textShared(world)];

/** A client's brand. */
async function* branded({ clock, tx, files, people: { ada }, campaigns }: World): Scene {
  yield clock.ago(days(425));
  const { items } = await listCampaigns(tx, ada, { page: 1, itemsPerPage: 20 });
  const project = items.find(({ id }) => id === campaigns.launch)?.project ?? "";
  const owner = { organizationId: ownOf(ada), uploadedBy: ada.userId, name: "nimbus-coffee.png" };
  const logo = pathOfImage(await keepImage(tx, files.store, coffeeLogo(), owner));
  await editProject(tx, ada, idOf(project), { ...demoBrand, logo });
}

/** A report shared by link, with what the client says about it. */
async function* reportShared({ clock, tx, people: { ada }, campaigns }: World): Scene {
  yield clock.ago(days(4));
  const { path } = await makeSharedLink(tx, ada, {
    subject: "report",
    campaign: campaigns.launch,
    days: 90,
    ...shared,
  });
  yield new Date(clock.now.getTime() + hours(20));
  await comment(tx, path, "Great to see all of it on one page. What happened to the one that is lost?");
}

/** The text of an order shared by link. */
async function* textShared({ clock, tx, people: { ada }, campaigns }: World): Scene {
  yield clock.ago(days(0.25));
  const query = { page: 1, itemsPerPage: 10, status: ["accepted" as const], side: "client" as const };
  const [order] = (await listOrders(tx, ada, query)).items;
  if (!order) throw new Error("the demo has no accepted order");
  const text = { subject: "text" as const, campaign: campaigns.launch, order: order.id, days: 30, ...shared };
  const { path } = await makeSharedLink(tx, ada, text);
  yield clock.ago(hours(1));
  await comment(tx, path, "Lovely. Please write “roastery” with the street.");
}

async function comment(tx: Tx, path: string, body: string): Promise<void> {
  const link = await findLinkBySecret(tx, idOf(path));
  if (!link) throw new Error("the demo's link is not there");
  await noteOpened(tx, link);
  await leaveNote(tx, link, { kind: "comment", name: "Nora", body });
}
