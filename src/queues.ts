import type { Disk } from "flydrive";
import { forgetAppRecordsQueue } from "#accounts/apps/server/jobs.ts";
import { sendPushQueue } from "#adcp/pushes/server/jobs.ts";
import { payCommissionsQueue } from "#affiliate/server/jobs.ts";
import { forgetAgentCallsQueue } from "#agents/server/jobs.ts";
import { forgetAgentSessionsQueue } from "#agents/sessions/server/jobs.ts";
import { type AuthConfig, authSettings } from "#auth/server/config.ts";
import { authCleanupQueue } from "#auth/server/jobs.ts";
import { forgetGivenUpQueue, readEventsQueue } from "#events/server/jobs.ts";
import { forgetIdentityDataQueue, forgetIdentityDocumentsQueue } from "#identity/server/documents/jobs.ts";
import { identityDocumentKeeper } from "#identity/server/queries-files.ts";
import { catalogueImportQueue, forgetImportFilesQueue } from "#imports/server/jobs.ts";
import { importFileKeeper } from "#imports/server/queries-files.ts";
import { forgetVisitsQueue } from "#links/server/jobs.ts";
import { tidyWordsQueue } from "#marketplace/server/jobs.ts";
import { settleMediaQueue } from "#media/entry/server/jobs.ts";
import { forgetReadingsQueue, judgeReadingsQueue } from "#media/metrics/server/jobs.ts";
import { refreshMetricsOfQueue, refreshMetricsQueue } from "#media/providers/server/jobs.ts";
import { reverifyMediaQueue, reverifyMediumQueue, verifyMediaQueue } from "#media/verification/server/jobs.ts";
import { forgetUnsentFilesQueue } from "#messages/server/jobs.ts";
import { messageFileKeeper } from "#messages/server/queries-files.ts";
import { forgetNotificationsQueue, mailNotificationsQueue } from "#notifications/server/jobs.ts";
import { expireOffersQueue } from "#offers/server/jobs.ts";
import { checkBooksQueue } from "#operator/books/server/jobs.ts";
import { watchDiskQueue } from "#operator/disk/server/jobs.ts";
import { watchStrainQueue } from "#operator/strain/server/jobs.ts";
import { remindQueue } from "#orders/dates/server/reminders.ts";
import { callOffUnpaidQueue, settleExtrasQueue } from "#orders/extras/server/jobs.ts";
import { tellOpenOrders } from "#orders/server/commands/outlet-lost.ts";
import { fireDeadlinesQueue, lookAtDeadlineQueue, lookAtFailedChecksQueue } from "#orders/server/jobs.ts";
import { publications } from "#orders/server/publications.ts";
import { tellLowBalancesQueue } from "#payments/alerts/server/jobs.ts";
import { chargeCardQueue, topUpAutomaticallyQueue } from "#payments/auto-top-ups/server/charge-jobs.ts";
import { readSavedCardQueue, startCardSetupQueue } from "#payments/auto-top-ups/server/setup-jobs.ts";
import { refundPaymentQueue } from "#payments/chargebacks/server/commands.ts";
import { readVerifiedNameQueue, startIdentityCheckQueue } from "#payments/identity-checks/server/jobs.ts";
import { startOnboardingQueue } from "#payments/payees/server/commands.ts";
import { startCheckoutQueue } from "#payments/top-ups/server/commands.ts";
import { expireTopUpsQueue, readPayerQueue } from "#payments/top-ups/server/jobs.ts";
import { endVouchersQueue } from "#payments/vouchers/server/jobs.ts";
import { stopPayouts } from "#payments/withdrawals/server/commands/stop.ts";
import {
  recallPayoutQueue,
  sendPayoutQueue,
  sendWaitingPayoutsQueue,
} from "#payments/withdrawals/server/provider/jobs.ts";
import { deleteFilesQueue, forgetUnusedFilesQueue } from "#platform/files/jobs.ts";
import { storedFileKeeper, sweepOrphansQueue } from "#platform/files/orphans.ts";
import { openFileStore } from "#platform/files/store.ts";
import { forgetAnswersQueue } from "#platform/http/jobs.ts";
import type { AnyQueue } from "#platform/jobs/queue.ts";
import { forgetMailsQueue, sendMailQueue, sendUnsentMailsQueue } from "#platform/mail/jobs.ts";
import { renderedPage } from "#proof/pictures/server/browser.ts";
import { takePictureQueue } from "#proof/pictures/server/jobs.ts";
import { checkPublicationQueue, forgetRepeatedLooksQueue, watchPublicationsQueue } from "#proof/server/jobs.ts";
import { askKnownPagesQueue } from "#settings/known-pages/server/jobs.ts";
import { settledQueue } from "#wallet/settlements/server/jobs.ts";
import { forgetWebhookLogQueue, sendWebhooksQueue } from "#webhooks/server/jobs.ts";
import { verifyEverything } from "./cli/verify-ledger/verify-everything.ts";
import { type Config, filePlaceOf } from "./config.ts";
import { consumers } from "./consumers.ts";
import { payloadReader } from "./payloads.ts";
import { paymentProviderOf } from "./payment-provider.ts";
import { resourcesOf } from "./resources.ts";
import { sealerOf } from "./sealing-key.ts";
import { settlementReaders } from "./settlement-readers.ts";

type QueueConfig = Pick<
  Config,
  | "linkCheckHosts"
  | "dnsServers"
  | "dataDirectory"
  | "FILES_BUCKET"
  | "PICTURE_BROWSER"
  | "metricProviders"
  | "SMTP_URL"
  | "MAIL_FROM"
  | "devOutbox"
  | "APP_TITLE"
  | "publicUrl"
  | "PAYMENT_PROVIDER"
  | "stripe"
  | "IDENTITY_KEY"
  | "isLocal"
> &
  AuthConfig;

/** All queues: work apart from requests, and work by the clock. */
export function queuesOf(config: QueueConfig, store: Disk = openFileStore(filePlaceOf(config))): AnyQueue[] {
  const fetching = { hosts: config.linkCheckHosts };
  const { PICTURE_BROWSER: program } = config;
  const pictures = program ? ({ ...fetching, program, ports: "any at given hosts" } as const) : undefined;
  const looking = { ...fetching, render: pictures && ((url: string) => renderedPage(url, pictures)) };
  const provider = paymentProviderOf(config);
  const telling = {
    hosts: config.linkCheckHosts,
    sealer: sealerOf(config),
    publicUrl: config.publicUrl,
    readPayload: payloadReader(resourcesOf(config, store)),
  };
  const outlook = { ...fetching, dnsServers: config.dnsServers };
  return [
    sendMailQueue({
      smtpUrl: config.SMTP_URL,
      from: config.MAIL_FROM,
      hasOutbox: config.devOutbox,
      sender: { title: config.APP_TITLE, publicUrl: config.publicUrl },
    }),
    sendUnsentMailsQueue(Boolean(config.SMTP_URL) || config.devOutbox),
    ...consumers.map(readEventsQueue),
    forgetGivenUpQueue,
    sendWebhooksQueue("healthy", telling),
    sendWebhooksQueue("troubled", telling),
    forgetWebhookLogQueue,
    mailNotificationsQueue,
    forgetNotificationsQueue,
    settledQueue(settlementReaders(config.APP_TITLE)),
    tellLowBalancesQueue,
    endVouchersQueue,
    payCommissionsQueue,
    startCheckoutQueue(provider),
    readPayerQueue(provider),
    expireTopUpsQueue,
    startOnboardingQueue(provider),
    refundPaymentQueue(provider),
    startIdentityCheckQueue(provider),
    readVerifiedNameQueue(provider),
    startCardSetupQueue(provider),
    readSavedCardQueue(provider),
    topUpAutomaticallyQueue(provider),
    chargeCardQueue(provider),
    sendPayoutQueue(provider),
    sendWaitingPayoutsQueue,
    recallPayoutQueue(provider),
    checkPublicationQueue(publications, looking),
    takePictureQueue(publications, store, pictures),
    fireDeadlinesQueue,
    lookAtDeadlineQueue(looking),
    lookAtFailedChecksQueue,
    callOffUnpaidQueue,
    remindQueue,
    expireOffersQueue,
    settleExtrasQueue,
    askKnownPagesQueue(fetching),
    watchPublicationsQueue(publications),
    forgetRepeatedLooksQueue,
    verifyMediaQueue({ outlook, tellOrders: tellOpenOrders }),
    reverifyMediumQueue({ outlook, tellOrders: tellOpenOrders }),
    reverifyMediaQueue,
    settleMediaQueue,
    refreshMetricsQueue(config.metricProviders),
    refreshMetricsOfQueue(config.metricProviders),
    forgetReadingsQueue,
    judgeReadingsQueue,
    tidyWordsQueue,
    checkBooksQueue({ verify: verifyEverything, whenDiffers: (tx) => stopPayouts(tx, "the books are being checked.") }),
    authCleanupQueue(authSettings(config).AUTH_DATABASE_SCHEMA, authSettings(config)),
    forgetVisitsQueue,
    forgetAgentCallsQueue,
    forgetAgentSessionsQueue,
    sendPushQueue(telling),
    forgetAnswersQueue,
    forgetAppRecordsQueue,
    forgetUnsentFilesQueue(store),
    forgetUnusedFilesQueue(store),
    deleteFilesQueue(store),
    forgetMailsQueue,
    sweepOrphansQueue(store, [storedFileKeeper, messageFileKeeper, identityDocumentKeeper, importFileKeeper]),
    watchDiskQueue(config.dataDirectory),
    watchStrainQueue,
    catalogueImportQueue(store),
    forgetImportFilesQueue(store),
    forgetIdentityDocumentsQueue(store),
    forgetIdentityDataQueue,
  ];
}
