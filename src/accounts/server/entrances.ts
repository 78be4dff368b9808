import type { Tx } from "#platform/database/database.ts";
import type { Actor } from "../actor.ts";
import type { FirstCampaign } from "../organizations/contract.ts";

/** Hooks of modules above, which accounts can't import. The composition passes them in. */
export type Entrances = {
  enterCampaign: (tx: Tx, actor: Actor, campaignId: string) => Promise<void>;
  enterMedia: (tx: Tx, actor: Actor, mediaProjectId: string) => Promise<void>;
  acceptReferral: (tx: Tx, actor: Actor, code: string) => Promise<void>;
  startCampaigning: (tx: Tx, actor: Actor, organizationId: string, first: FirstCampaign) => Promise<void>;
} & Departure;

export type Closing = {
  /** Blocks the organization's money until the transaction ends. */
  lockMoney: (tx: Tx, organizationId: string) => Promise<void>;
  /** Issues the documents that wait for a job, and whatever else follows its settlements. */
  readSettlements: (tx: Tx, organizationId: string) => Promise<void>;
  leaveMarket: (tx: Tx, organizationId: string) => Promise<void>;
  forgetProjects: (tx: Tx, organizationId: string) => Promise<void>;
  forgetWebhooks: (tx: Tx, organizationId: string) => Promise<void>;
};

export type Departure = Closing & { forgetPerson: (tx: Tx, userId: string) => Promise<void> };
