import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Disk } from "flydrive";
import type { Logger } from "pino";
import { publicInvitations } from "#accounts/invitations/server/routes.ts";
import { meCalls } from "#accounts/me/contract.ts";
import { meRoute } from "#accounts/me/server/routes.ts";
import { readWorkedIn } from "#accounts/people/server/queries.ts";
import { authSettings } from "#auth/server/config.ts";
import { requireStrongPassword } from "#auth/server/passwords/password-rules.ts";
import { identityCalls } from "#identity/contract.ts";
import { identityDocumentsRoute } from "#identity/server/documents/documents.ts";
import { importCalls } from "#imports/contract.ts";
import { importFiles } from "#imports/server/upload.ts";
import { readFigures } from "#marketplace/figures/server/queries.ts";
import { mediaCalls } from "#media/contract.ts";
import { siteReading } from "#media/server/read-site.ts";
import { orderConversationCalls } from "#messages/contract.ts";
import { messageFiles } from "#messages/server/files.ts";
import { notificationCalls } from "#notifications/live/contract.ts";
import { notificationStream } from "#notifications/live/server/stream.ts";
import { setupCalls } from "#operator/setup/contract.ts";
import { setupCallRoutes } from "#operator/setup/server/calls.ts";
import { previewCalls } from "#orders/preview/contract.ts";
import { publicationPreview } from "#orders/preview/server/preview.ts";
import { stripeWebhook } from "#payments/providers/stripe/server/webhook.ts";
import type { PlainCall } from "#platform/contract/plain-calls.ts";
import type { Database } from "#platform/database/database.ts";
import { uploadRoutes } from "#platform/files/routes.ts";
import { scannerOf } from "#platform/files/scanner.ts";
import { deliveryBy } from "#platform/mail/delivery.ts";
import { imageCalls } from "#rich-text/contract.ts";
import { knownPagesCalls } from "#settings/known-pages/known-pages.ts";
import { knownPagesTest } from "#settings/known-pages/server/test-pages.ts";
import { publicSettingsRoute } from "#settings/server/public-settings.ts";
import { readFileQuota } from "#settings/server/queries.ts";
import { eventCalls } from "#webhooks/events/contract.ts";
import { eventStream } from "#webhooks/events/server/stream.ts";
import type { Config } from "./config.ts";
import { conversations } from "./conversations.ts";
import type { Identify } from "./identify.ts";
import { paymentProviderOf } from "./payment-provider.ts";
import { providerEventHandlers } from "./provider-events.ts";
import { setupEnvironment } from "./resources.ts";
import { sealerOf } from "./sealing-key.ts";

type Parts = { config: Config; database: Database; store: Disk; log: Logger; identify: Identify };

const unguarded = { permission: undefined, operator: false, personal: false, freshProof: false } as const;

/** Somebody waits for the mail server's answer. */
const mailTrialMilliseconds = 6_000;

/** Routes below `/api` beside the resources: files, streams, public reads and provider reports. */
export async function plainRoutes(
  app: FastifyInstance,
  { config, database, store, log, identify }: Parts,
): Promise<void> {
  const { reader } = database;
  const title = config.APP_TITLE;
  const identifyFor = (call: PlainCall) => (request: FastifyRequest) => identify(request, { ...unguarded, ...call });
  const authenticateFor = (call: PlainCall) => async (request: FastifyRequest) =>
    (await identifyFor(call)(request)).readActor(database.lookups);

  await app.register(notificationStream, {
    database,
    log,
    accountsElsewhere: config.AUTH_URL !== undefined,
    authenticate: async (request) => {
      const { expiresAt, readActor } = await identifyFor(notificationCalls.calls.stream)(request);
      return { expiresAt, actor: await readActor(reader) };
    },
  });

  await app.register(meRoute, {
    reader,
    callsAMinute: config.RATE_LIMIT,
    authenticate: authenticateFor(meCalls.calls.get),
  });
  await app.register(eventStream, { database, log, authenticate: authenticateFor(eventCalls.calls.stream) });

  const keeping = { database, store, scan: scannerOf(config), readQuota: readFileQuota };
  await app.register(uploadRoutes, {
    ...keeping,
    authenticate: authenticateFor(imageCalls.calls.create),
    organizationOf: readWorkedIn,
  });
  await app.register(messageFiles, {
    ...keeping,
    keepers: conversations,
    authenticate: authenticateFor(orderConversationCalls.calls["messages/files"]),
  });
  await app.register(importFiles, {
    database,
    store,
    megabytesMax: config.IMPORT_MEGABYTES_MAX,
    authenticate: authenticateFor(importCalls.calls.upload),
  });
  await app.register(siteReading, {
    hosts: config.linkCheckHosts,
    authenticate: authenticateFor(mediaCalls.calls["read-site"]),
  });
  await app.register(publicationPreview, {
    reader,
    hosts: config.linkCheckHosts,
    authenticate: authenticateFor(previewCalls.calls.preview),
  });
  await app.register(knownPagesTest, {
    hosts: config.linkCheckHosts,
    authenticate: authenticateFor(knownPagesCalls.calls["test-known-pages"]),
  });
  const sealer = sealerOf(config);
  await app.register(identityDocumentsRoute, {
    ...keeping,
    sealer,
    authenticateOwner: authenticateFor(identityCalls.calls.documents),
    authenticateReviewer: authenticateFor(identityCalls.calls["documents/{documentId}"]),
  });

  const sender = { title, publicUrl: config.publicUrl };
  await app.register(setupCallRoutes, {
    database,
    title,
    hosts: config.linkCheckHosts,
    environment: setupEnvironment(config),
    deliver: deliveryBy({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM, sender }, mailTrialMilliseconds),
    authenticatePerson: authenticateFor(setupCalls.calls["first-operator"]),
    authenticateOperator: authenticateFor(setupCalls.calls["test-mail"]),
    checkPassword: config.AUTH_URL
      ? undefined
      : (password, email) => requireStrongPassword({ settings: authSettings(config), log }, password, email),
  });

  const takesPayments = config.PAYMENT_PROVIDER !== "none";
  await app.register(publicSettingsRoute, { reader, takesPayments, readFigures });
  await app.register(publicInvitations, { database });
  await app.register(stripeWebhook, { database, handlers: providerEventHandlers, provider: paymentProviderOf(config) });
}
