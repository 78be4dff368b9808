import { booksId } from "../src/operator/books/books.ts";
import { moneyFlowId } from "../src/operator/flow/flow-id.ts";
import { healthId } from "../src/operator/health/health-id.ts";
import { inboxId } from "../src/operator/inbox/inbox.ts";
import type { Operation, Resource } from "../src/platform/http/resource.ts";
import { settingsId } from "../src/settings/settings-id.ts";
import {
  aCommission,
  aMessage,
  aNotification,
  anAgentCall,
  anInvoice,
  aRedemption,
  operations,
  urlOf,
} from "./samples.ts";
import {
  aBriefOf,
  aChargebackOf,
  aClaimOf,
  aDisputeBy,
  anAgreedPriceOf,
  anExtraOf,
  anIdentityOf,
  anImageOf,
  aPassedLookAt,
  aWithdrawalOf,
} from "./scene.ts";
import type { TestServer } from "./server.ts";
import {
  aConnectedApp,
  aGift,
  aMark,
  aMediaMember,
  aMessageFile,
  anImport,
  aProjectMember,
  aServiceAccount,
  aWebhook,
  firstOf,
  openScene,
  post,
  somebodyNew,
  type WorldScene,
  write,
} from "./world-scene.ts";

export type Part = "organization" | "project" | "media";
const bothSides: Part[] = ["project", "media"];

type WorldObject = {
  /** Undefined for objects of a person, of everybody or of the operators. */
  partOf?: Part[];
  /** Its list takes one order or medium as a parameter. */
  listedOf?: "order" | "media" | "webhook";
  /** Makes one, or takes the scene's. Returns the id. */
  make(scene: WorldScene): string | Promise<string>;
  /** Makes a file of the object, for operations with one in their path. */
  makeFile?(scene: WorldScene): Promise<string>;
  /** Makes another one for each try that may delete it. */
  makeAnew?(scene: WorldScene): Promise<string>;
};

/** One object of each class of the API. A resource without its row here fails every test that opens a world. */
const objects: Record<string, WorldObject> = {
  ClientUser: { make: ({ client }) => client.person.id },
  SubscriptionPreferences: { make: ({ client }) => client.person.id },
  Notification: { make: (scene) => write(scene, aNotification, scene.client.person.id) },
  Session: { make: ({ client }) => firstOf(client.person, "/sessions") },
  ApiToken: { make: ({ client }) => post(client.person, "/api_tokens", { name: "Report", scopes: ["read"] }) },
  ConnectedApp: { make: aConnectedApp },
  ServiceAccount: {
    partOf: ["organization"],
    make: aServiceAccount,
    makeAnew: aServiceAccount,
  },
  AccountDeletion: { make: ({ client }) => client.person.id },
  DataCopy: { make: ({ client }) => client.person.id },
  Organization: { partOf: ["organization"], make: ({ client }) => client.organization },
  OrganizationName: { make: ({ client }) => client.organization },
  OrganizationMember: {
    partOf: ["organization"],
    make: ({ client }) => firstOf(client.person, "/organization_members"),
    makeAnew: async (scene) =>
      write(
        scene,
        "INSERT INTO organization_member (user_id, organization_id, role) VALUES ($1, $2, 'VIEWER') RETURNING id",
        await somebodyNew(scene),
        scene.client.organization,
      ),
  },
  ProjectMember: { partOf: ["project"], make: aProjectMember, makeAnew: aProjectMember },
  MediaMember: { partOf: ["media"], make: aMediaMember, makeAnew: aMediaMember },
  Invitation: {
    make: ({ client, name }) =>
      post(client.person, "/invitations", {
        email: `${name}@invited.example`,
        organization: client.organization,
        organizationRole: "VIEWER",
      }),
  },
  AdvertiserHome: { partOf: ["organization"], make: ({ client }) => client.organization },
  PublisherHome: { partOf: ["media"], make: ({ publisher }) => publisher.organization },
  TaskCounts: { partOf: ["organization"], make: ({ client }) => client.organization },
  FileRoom: { make: ({ client }) => client.organization },
  Project: { partOf: ["project"], make: ({ project }) => project },
  Campaign: { partOf: ["project"], make: ({ client }) => client.campaign },
  CampaignReport: { partOf: ["project"], make: ({ client }) => client.campaign },
  CampaignReportFile: { partOf: ["project"], make: ({ client }) => client.campaign },
  Cart: { partOf: ["project"], make: ({ client }) => client.cart },
  SharedLink: {
    partOf: ["project"],
    make: ({ client, order }) =>
      post(client.person, "/shared_links", { subject: "text", campaign: client.campaign, order, name: "Nora" }),
  },

  AgentCall: { make: (scene) => write(scene, anAgentCall, scene.client.person.id) },

  Media: { partOf: ["media"], make: ({ publisher }) => publisher.media },
  MediaFacts: { make: ({ publisher }) => publisher.media },
  Calendar: { partOf: ["media"], make: ({ publisher }) => publisher.media },
  Slots: { make: ({ publisher }) => publisher.media },
  MetricTrends: { make: ({ publisher }) => publisher.media },
  MetricReading: {
    listedOf: "media",
    make: (scene) =>
      write(
        scene,
        "INSERT INTO metric_reading (media_project_id, metric, read_on, source, value) VALUES ($1, 'audience', current_date, 'declared', 5) RETURNING id",
        scene.publisher.media,
      ),
  },
  Format: { partOf: ["media"], make: ({ publisher }) => publisher.formatId },
  FormatPrice: { partOf: ["media"], make: ({ publisher }) => publisher.formatId },
  PriceGuidance: { partOf: ["media"], make: ({ publisher }) => publisher.formatId },
  OpenOrders: { partOf: ["media"], make: ({ publisher }) => publisher.formatId },
  OfferRule: { partOf: ["media"], make: ({ publisher }) => publisher.formatId },
  AgreedPrice: {
    partOf: ["media"],
    make: ({ byline, publisher, neighbor }) => anAgreedPriceOf(byline, publisher.formatId, neighbor.organization),
  },
  Listing: { make: ({ publisher }) => publisher.formatId },
  ListingFacets: { make: ({ publisher }) => publisher.formatId },
  ListingMatch: { make: ({ publisher }) => publisher.formatId },
  MediumMark: { partOf: ["organization"], make: aMark, makeAnew: aMark },
  SavedView: {
    make: ({ client }) =>
      post(client.person, "/saved_views", { organization: client.organization, name: "Mine", query: "country=US" }),
  },
  CatalogueImport: { partOf: ["organization"], make: anImport },

  Offer: { partOf: bothSides, make: ({ offer }) => offer },
  OfferConversation: {
    partOf: bothSides,
    make: ({ offer }) => offer,
    makeFile: (scene) => aMessageFile(scene, "offer", scene.offer),
  },
  Order: { partOf: bothSides, make: ({ order }) => order },
  OrderQuote: { partOf: ["project"], make: ({ client }) => client.campaign },
  OrderOutcome: { make: ({ order }) => order },
  OrderSwap: { partOf: bothSides, make: ({ order }) => order },
  OrderConversation: {
    partOf: bothSides,
    make: ({ order }) => order,
    makeFile: (scene) => aMessageFile(scene, "order", scene.order),
  },
  Message: { partOf: bothSides, make: (scene) => write(scene, aMessage, scene.order, scene.client.person.id) },
  OrderEvent: {
    partOf: bothSides,
    listedOf: "order",
    make: ({ client, order }) => firstOf(client.person, `/order_events?order=${order}`),
  },
  Activity: { partOf: ["media"], make: ({ publisher }) => firstOf(publisher.person, "/activities") },
  LinkCheck: { partOf: bothSides, listedOf: "order", make: ({ byline, order }) => aPassedLookAt(byline, order) },
  Dispute: {
    partOf: bothSides,
    make: ({ byline, order }) => aDisputeBy(byline, order, "client").then(() => order),
  },
  Claim: { partOf: bothSides, make: ({ byline, order }) => aClaimOf(byline, order) },
  OrderExtra: { partOf: bothSides, listedOf: "order", make: ({ byline, order }) => anExtraOf(byline, order) },
  BriefVersion: { partOf: bothSides, listedOf: "order", make: ({ byline, order }) => aBriefOf(byline, order) },
  OrderImage: { partOf: bothSides, make: ({ byline, order }) => anImageOf(byline, order) },
  TextVersion: {
    partOf: bothSides,
    listedOf: "order",
    make: ({ client, order }) => firstOf(client.person, `/text_versions?order=${order}`),
  },
  Comment: {
    partOf: bothSides,
    listedOf: "order",
    make: ({ publisher, order }) =>
      post(publisher.person, "/comments", { order, passage: "the harbor", body: "Which one?" }),
  },

  Wallet: { partOf: ["organization"], make: ({ client }) => client.organization },
  PublisherPerformance: { partOf: ["organization"], make: ({ publisher }) => publisher.organization },
  Fee: { partOf: ["organization"], make: ({ client }) => client.organization },
  Statement: { partOf: ["organization"], make: ({ client }) => client.organization },
  Transaction: { partOf: ["organization"], make: ({ client }) => firstOf(client.person, "/transactions") },
  TopUp: { partOf: ["organization"], make: ({ topUp }) => topUp },
  AutoTopUp: { partOf: ["organization"], make: ({ client }) => client.organization },
  Chargeback: { partOf: ["organization"], make: ({ byline, topUp }) => aChargebackOf(byline, topUp) },
  Invoice: {
    partOf: ["organization"],
    make: (scene) => write(scene, anInvoice, scene.client.organization, scene.order, `INV-${scene.name}`),
  },
  VoucherRedemption: {
    partOf: ["organization"],
    make: (scene) => write(scene, aRedemption, scene.client.organization, scene.client.person.id),
  },
  Affiliate: { partOf: ["organization"], make: ({ client }) => client.organization },
  Commission: {
    partOf: ["organization"],
    make: (scene) => write(scene, aCommission, scene.client.organization, scene.order),
  },
  Withdrawal: { partOf: ["organization"], make: ({ byline, client }) => aWithdrawalOf(byline, client.organization) },
  WithdrawalTerms: { partOf: ["organization"], make: ({ client }) => client.organization },
  Payee: { partOf: ["organization"], make: ({ client }) => client.organization },
  IdentityCheck: { partOf: ["organization"], make: ({ client }) => client.organization },
  IdentityVerification: {
    partOf: ["organization"],
    make: ({ byline, client }) => anIdentityOf(byline, client.organization),
  },

  OrganizationRecord: { make: ({ client }) => client.organization },
  OrderRecord: { make: ({ order }) => order },
  OutletRecord: { make: ({ publisher }) => publisher.media },
  MoneyFlow: { make: () => moneyFlowId },
  PersonRecord: { make: ({ client }) => client.person.id },
  Adjustment: { make: ({ operator, publisher }) => post(operator, "/adjustments", aGift(publisher, 100)) },
  OperatorDeed: {
    make: ({ operator, publisher }) =>
      post(operator, "/operator_deeds", { deed: "adjustment", input: aGift(publisher, 90_000) }),
  },
  FeeAgreement: {
    make: ({ operator, publisher }) =>
      post(operator, "/fee_agreements", {
        organization: publisher.organization,
        feeBasisPoints: 1_000,
        startsOn: "2126-01-01",
      }),
  },
  Voucher: {
    make: ({ operator, name }) =>
      post(operator, "/vouchers", {
        code: `WELCOME-${name}`,
        amountCents: 500,
        endsAt: "2099-01-01T00:00:00Z",
        redemptionsMax: 5,
      }),
  },
  TaxRate: {
    make: (scene) =>
      write(
        scene,
        `INSERT INTO tax_rate (id, country, rate_basis_points, reverses_charge)
         SELECT gen_random_uuid(), min(country), 1900, true FROM unnest(ARRAY['DE', 'FR']) AS country
         WHERE country NOT IN (SELECT country FROM tax_rate) RETURNING id`,
      ),
  },
  MetricProvider: { make: ({ operator }) => firstOf(operator, "/metric_providers") },
  FeatureFlag: { make: ({ operator, name }) => post(operator, "/feature_flags", { name: `flag-${name}` }) },
  PathRedirect: {
    make: ({ operator, name }) => post(operator, "/path_redirects", { path: `/old-${name}`, target: "/media" }),
  },
  TrackedLink: { make: ({ operator, name }) => post(operator, "/tracked_links", { name, target: "/media" }) },
  OperatorSettings: { make: () => settingsId },
  Setup: { make: () => settingsId },
  InstallationHealth: { make: () => healthId },
  Inbox: { make: () => inboxId },
  PayoutStop: { make: () => settingsId },
  Books: { make: () => booksId },
  BooksCheck: { make: ({ operator }) => post(operator, "/books_checks", {}) },
  LedgerAccount: { make: ({ operator }) => firstOf(operator, "/ledger_accounts") },
  Event: {
    partOf: ["organization"],
    make: async ({ byline, client }) => {
      await byline.settle();
      return firstOf(client.person, "/events");
    },
  },
  Webhook: { partOf: ["organization"], make: aWebhook, makeAnew: aWebhook },
  WebhookDelivery: {
    partOf: ["organization"],
    listedOf: "webhook",
    make: async ({ client }) => {
      const webhook = await firstOf(client.person, "/webhooks");
      await client.person.post(`/api/webhooks/${webhook}/test`, {});
      return firstOf(client.person, `/webhook_deliveries?webhook=${webhook}`);
    },
  },
  AuditEvent: { make: ({ operator }) => firstOf(operator, "/audit_events") },
};

/** Throws for a class that belongs to no place. */
export function partsOf(className: string): Part[] {
  const { partOf } = objects[className] ?? {};
  if (!partOf) throw new Error(`say in test/world.ts which roles show an object of class ${className}`);
  return partOf;
}

export type World = Awaited<ReturnType<typeof openWorld>>;

/** Opens a world of its own: its people, and the id of one object of each class. */
export async function openWorld(byline: TestServer, name = "ada") {
  const missing = new Set(operations.map(({ resource }) => resource.name).filter((className) => !objects[className]));
  if (missing.size > 0) throw new Error(`no row in test/world.ts for ${[...missing].join(", ")}`);
  const scene = await openScene(byline, name);
  const ids: Record<string, string> = {};
  const files: Record<string, string> = {};
  for (const [className, { make, makeFile }] of Object.entries(objects)) {
    ids[className] = await make(scene);
    if (makeFile) files[className] = await makeFile(scene);
  }
  return {
    ...scene,
    ids,
    files,
    /** A fresh one where a try may delete it. */
    idToTry: async (className: string): Promise<string> =>
      (await objects[className]?.makeAnew?.(scene)) ?? ids[className] ?? "",
    listUrl: (
      resource: Resource,
      operation: Operation,
      parameters = { itemsPerPage: "100" } as Record<string, string>,
    ) => {
      const { listedOf } = objects[resource.name] ?? {};
      const links = {
        order: { order: scene.order },
        media: { media: scene.publisher.media },
        webhook: { webhook: ids.Webhook ?? "" },
      };
      const query = new URLSearchParams({ ...parameters, ...(listedOf && links[listedOf]) });
      return `${urlOf(resource, operation)}?${query}`;
    },
  };
}
