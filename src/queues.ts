import { authCleanup } from "#auth/server/jobs.ts";
import { reverifyMediaQueue, reverifyMediumQueue, verifyMediaQueue } from "#media/server/jobs.ts";
import { checkPublicationQueue, fireDeadlinesQueue } from "#orders/server/jobs.ts";
import type { AnyQueue } from "#platform/jobs/jobs.ts";
import { sendMailQueue } from "#platform/mail/jobs.ts";
import { sandboxProvider } from "#wallet/server/providers/sandbox.ts";
import { startCheckoutQueue } from "#wallet/server/top-ups.ts";
import type { Config } from "./config.ts";

type QueueConfig = Pick<Config, "linkCheckHosts" | "dnsServers" | "SMTP_URL" | "MAIL_FROM" | "APP_TITLE" | "publicUrl">;

/** Every queue of the house: what is worked apart from requests, and what fires by the clock. */
export function queuesOf(config: QueueConfig): AnyQueue[] {
  const fetching = { hosts: config.linkCheckHosts };
  const outlook = { ...fetching, dnsServers: config.dnsServers };
  return [
    sendMailQueue({
      smtpUrl: config.SMTP_URL,
      from: config.MAIL_FROM,
      house: { title: config.APP_TITLE, publicUrl: config.publicUrl },
    }),
    startCheckoutQueue([sandboxProvider]),
    checkPublicationQueue(fetching),
    fireDeadlinesQueue(fetching),
    verifyMediaQueue(outlook),
    reverifyMediumQueue(outlook),
    reverifyMediaQueue,
    authCleanup,
  ];
}
