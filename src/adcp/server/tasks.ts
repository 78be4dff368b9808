import { z } from "zod";
import type { Sealer } from "#platform/files/sealer.ts";
import { accountAnswer } from "../accounts/account.ts";
import { listAccountsInput, syncAccountsInput } from "../accounts/contract.ts";
import { syncAccounts } from "../accounts/server/commands.ts";
import { readAccounts } from "../accounts/server/queries.ts";
import { listCreativeFormatsInput, listCreativesInput, syncCreativesInput } from "../creatives/contract.ts";
import { findCreativeFormats } from "../creatives/find-formats.ts";
import { listCreatives } from "../creatives/server/queries.ts";
import {
  createMediaBuyInput,
  getDeliveryInput,
  getMediaBuysInput,
  updateMediaBuyInput,
} from "../media-buys/contract.ts";
import { madeAnswer } from "../media-buys/server/answers.ts";
import { updateMediaBuy } from "../media-buys/server/change-media-buy.ts";
import { type BookLines, createMediaBuy } from "../media-buys/server/commands.ts";
import { listMediaBuys, reportDelivery } from "../media-buys/server/lists.ts";
import { syncCreatives } from "../media-buys/server/sync-creatives.ts";
import { getProductsInput } from "../products/contract.ts";
import { findProducts } from "../products/server/find-products.ts";
import { cursorOf } from "../request.ts";
import { capabilitiesOf } from "./capabilities.ts";
import { pushing, readingTask, type SellerTask, writingTask } from "./task.ts";

export type SellerParts = {
  /** The address of this agent, by which formats are named. */
  agentUrl: string;
  title: string;
  bookLines: BookLines;
  /** Seals buyers' secrets, and signs pushes. */
  sealer: Sealer;
};

/** The tasks of the Ad Context Protocol that a seller answers, each by Byline's own commands and queries. */
export const sellerTasks = (parts: SellerParts): SellerTask[] =>
  [...discovery(parts), ...accountTasks, ...buying(parts), ...creatives(parts)].map(pushing(parts.sealer));

const discovery = (seller: SellerParts): SellerTask[] => [
  readingTask({
    name: "get_adcp_capabilities",
    title: "Capabilities",
    use: "What this seller does. Call it first.",
    input: z.object({ protocols: z.array(z.string().max(40)).max(20).optional() }),
    read: ({ reader }) => capabilitiesOf(reader, seller),
  }),
  readingTask({
    name: "get_products",
    title: "Products",
    use: "Publications to buy, by a brief in words, by filters, or all. `ext.byline.understood` lists the words of a brief that chose something.",
    input: getProductsInput,
    read: ({ reader, actor, input }) => findProducts(reader, actor, input, seller),
  }),
  readingTask({
    name: "list_creative_formats",
    title: "Creative formats",
    use: "What a publication is made from: your article, or material from which the publisher writes.",
    input: listCreativeFormatsInput,
    read: async ({ input }) => findCreativeFormats(input, seller.agentUrl),
  }),
];

const accountTasks: SellerTask[] = [
  writingTask({
    name: "sync_accounts",
    title: "Make accounts",
    use: "An account for a brand and whoever buys for it. With `sandbox` its buys book nothing.",
    permission: "campaign.edit",
    input: syncAccountsInput,
    write: ({ tx, actor, input }) => syncAccounts(tx, actor, input),
  }),
  readingTask({
    name: "list_accounts",
    title: "Accounts",
    use: "The accounts that you reach, oldest first.",
    input: listAccountsInput,
    read: async ({ reader, actor, input: { sandbox, status, pagination } }) => {
      const limit = pagination?.max_results ?? 50;
      const after = cursorOf(pagination);
      const isNone = status !== undefined && status !== "active";
      const found = isNone ? [] : await readAccounts(reader, actor, { sandbox, after }, limit + 1);
      const page = found.slice(0, limit);
      const hasMore = found.length > limit;
      return {
        accounts: page.map(accountAnswer),
        pagination: { has_more: hasMore, ...(hasMore ? { cursor: page.at(-1)?.id } : {}) },
      };
    },
  }),
];

const buying = (seller: SellerParts): SellerTask[] => [
  writingTask({
    name: "create_media_buy",
    title: "Buy publications",
    use: "Books all packages or none, and holds their price at once. A pricing option's id holds the price that you saw.",
    permission: "cart.book",
    movesMoney: true,
    input: createMediaBuyInput,
    write: async ({ tx, actor, input }) =>
      madeAnswer(await createMediaBuy(tx, actor, input, seller), seller.agentUrl, new Date()),
  }),
  writingTask({
    name: "update_media_buy",
    title: "Change a media buy",
    use: "Cancels packages until their publishers accept, gives creatives to packages, keeps overlays.",
    permission: "order.write",
    isFinal: true,
    input: updateMediaBuyInput,
    write: async ({ tx, actor, input }) => {
      const { packages, ...answer } = madeAnswer(
        await updateMediaBuy(tx, actor, input, seller),
        seller.agentUrl,
        new Date(),
      );
      const named = input.packages?.map(({ package_id: id }) => id);
      return { ...answer, affected_packages: packages.filter(({ package_id: id }) => named?.includes(id) ?? true) };
    },
  }),
  readingTask({
    name: "get_media_buys",
    title: "Media buys",
    use: "Media buys with the standing of each package; the active ones unless ids or statuses are named.",
    input: getMediaBuysInput,
    read: ({ reader, actor, input }) => listMediaBuys(reader, actor, input),
  }),
  readingTask({
    name: "get_media_buy_delivery",
    title: "Delivery",
    use: "What was published, what its proof says, and what was paid.",
    input: getDeliveryInput,
    read: ({ reader, actor, input }) => reportDelivery(reader, actor, input),
  }),
];

const creatives = ({ agentUrl }: SellerParts): SellerTask[] => [
  writingTask({
    name: "sync_creatives",
    title: "Sync creatives",
    use: "Keeps texts and material, and sends them to the packages that they are assigned to.",
    permission: "order.write",
    input: syncCreativesInput,
    write: ({ tx, actor, input }) => syncCreatives(tx, actor, input, agentUrl),
  }),
  readingTask({
    name: "list_creatives",
    title: "Creatives",
    use: "The library of your accounts, oldest first.",
    input: listCreativesInput,
    read: ({ reader, actor, input }) => listCreatives(reader, actor, input, agentUrl),
  }),
];
