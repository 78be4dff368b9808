import type { Tx } from "#platform/database/database.ts";
import type { Actor } from "../actor.ts";
import type { FirstCampaign } from "../organizations/contract.ts";

/**
 * Hooks that other modules run when a person enters their part. Given at the composition, since those modules know accounts and
 * not the reverse.
 */
export type Entrances = {
  enterCampaign: (tx: Tx, actor: Actor, campaignId: string) => Promise<void>;
  enterMedia: (tx: Tx, actor: Actor, mediaProjectId: string) => Promise<void>;
  /** Remembers by whose link a new person came, if that counts. */
  acceptReferral: (tx: Tx, actor: Actor, code: string) => Promise<void>;
  startCampaigning: (tx: Tx, actor: Actor, organizationId: string, first: FirstCampaign) => Promise<void>;
} & Departure;

/** What other modules do when an organization closes; given at the composition. */
export type Closing = {
  /** Lets no money of the organization move until the transaction ends. */
  lockMoney: (tx: Tx, organizationId: string) => Promise<void>;
  leaveMarket: (tx: Tx, organizationId: string) => Promise<void>;
  forgetProjects: (tx: Tx, organizationId: string) => Promise<void>;
};

/** What they do when a person's account is deleted. */
export type Departure = Closing & { forgetPerson: (tx: Tx, userId: string) => Promise<void> };
