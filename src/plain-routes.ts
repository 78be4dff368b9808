import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Disk } from "flydrive";
import type { Logger } from "pino";
import { publicInvitations } from "#accounts/invitations/server/routes.ts";
import { authSettings } from "#auth/server/config.ts";
import { requireStrongPassword } from "#auth/server/passwords/password-rules.ts";
import { identityDocumentsRoute } from "#identity/server/documents/documents.ts";
import { importFiles } from "#imports/server/upload.ts";
import { readFigures } from "#marketplace/figures/server/queries.ts";
import { siteReading } from "#media/server/read-site.ts";
import { messageFiles } from "#messages/server/files.ts";
import { notificationStream } from "#notifications/live/server/stream.ts";
import { setupCallRoutes } from "#operator/setup/server/calls.ts";
import { publicationPreview } from "#orders/preview/server/preview.ts";
import { stripeWebhook } from "#payments/providers/stripe/server/webhook.ts";
import type { Database } from "#platform/database/database.ts";
import { uploadRoutes } from "#platform/files/routes.ts";
import { scannerOf } from "#platform/files/scanner.ts";
import { deliveryBy } from "#platform/mail/delivery.ts";
import { knownPagesTest } from "#settings/known-pages/server/test-pages.ts";
import { publicSettingsRoute } from "#settings/server/public-settings.ts";
import { readFileQuota } from "#settings/server/queries.ts";
import type { Config } from "./config.ts";
import { conversations } from "./conversations.ts";
import type { GuardedOperation, Identify } from "./identify.ts";
import { paymentProviderOf } from "./payment-provider.ts";
import { providerEventHandlers } from "./provider-events.ts";
import { setupEnvironment } from "./resources.ts";
import { sealerOf } from "./sealing-key.ts";

type Parts = { config: Config; database: Database; store: Disk; log: Logger; identify: Identify };

const download = { method: "GET", permission: undefined, operator: false, personal: false, freshProof: false } as const;
const upload = { method: "POST", permission: undefined, operator: false, personal: false, freshProof: false } as const;
/** Programs have webhooks and lists; a stream is for a person's screen. */
const listening = { ...download, personal: true } as const;

/** Somebody waits for the mail server's answer. */
const mailTrialMilliseconds = 6_000;

/** Routes below `/api` beside the resources: files, streams, public reads and provider reports. */
export async function plainRoutes(
  app: FastifyInstance,
  { config, database, store, log, identify }: Parts,
): Promise<void> {
  const { reader } = database;
  const title = config.APP_TITLE;
  const authenticateFor = (operation: GuardedOperation) => async (request: FastifyRequest) =>
    (await identify(request, operation)).readActor(database.lookups);
  const authenticateUpload = (guarded: Partial<GuardedOperation>) => authenticateFor({ ...upload, ...guarded });

  await app.register(notificationStream, {
    database,
    log,
    accountsElsewhere: config.AUTH_URL !== undefined,
    authenticate: async (request) => {
      const { expiresAt, readActor } = await identify(request, listening);
      return { expiresAt, actor: await readActor(reader) };
    },
  });

  const keeping = { database, store, scan: scannerOf(config), readQuota: readFileQuota };
  // Images are for orders' texts and media: an upload needs the same scope as writing the first.
  await app.register(uploadRoutes, {
    ...keeping,
    authenticate: authenticateUpload({ permission: "order.write" }),
  });
  await app.register(messageFiles, {
    ...keeping,
    keepers: conversations,
    authenticate: authenticateUpload({ permission: "message.write" }),
  });
  const authenticateMedia = authenticateUpload({ permission: "media.create" });
  await app.register(importFiles, {
    database,
    store,
    megabytesMax: config.IMPORT_MEGABYTES_MAX,
    authenticate: authenticateMedia,
  });
  await app.register(siteReading, { hosts: config.linkCheckHosts, authenticate: authenticateMedia });
  await app.register(publicationPreview, {
    reader,
    hosts: config.linkCheckHosts,
    authenticate: authenticateUpload({ permission: "order.answer" }),
  });
  await app.register(knownPagesTest, {
    hosts: config.linkCheckHosts,
    authenticate: authenticateUpload({ operator: true }),
  });
  const sealer = sealerOf(config);
  await app.register(identityDocumentsRoute, {
    ...keeping,
    sealer,
    authenticateOwner: authenticateUpload({ personal: true }),
    authenticateReviewer: authenticateFor({ ...download, freshProof: true }),
  });

  const sender = { title, publicUrl: config.publicUrl };
  await app.register(setupCallRoutes, {
    database,
    title,
    hosts: config.linkCheckHosts,
    environment: setupEnvironment(config),
    deliver: deliveryBy({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM, sender }, mailTrialMilliseconds),
    authenticatePerson: authenticateUpload({ personal: true }),
    authenticateOperator: authenticateUpload({ operator: true }),
    checkPassword: config.AUTH_URL
      ? undefined
      : (password, email) => requireStrongPassword({ settings: authSettings(config), log }, password, email),
  });

  const takesPayments = config.PAYMENT_PROVIDER !== "none";
  await app.register(publicSettingsRoute, { reader, takesPayments, readFigures });
  await app.register(publicInvitations, { database });
  await app.register(stripeWebhook, { database, handlers: providerEventHandlers, provider: paymentProviderOf(config) });
}
