import { v7 } from "uuid";
import type { Tx } from "#platform/database/database.ts";
import type { Sealer } from "#platform/files/sealer.ts";
import { AdcpFault } from "../../fault.ts";
import type { PushConfig } from "../../request.ts";

export const pushQueueName = "adcp-push";

/** A push on its way. The buyer's secret is sealed, since jobs lie in the database. */
export type WaitingPush = {
  id: string;
  url: string;
  body: string;
  scheme?: "Bearer" | "HMAC-SHA256";
  /** Base64. */
  sealed?: string;
};

const contextOf = (id: string): string => `adcp push ${id}`;

export const pushSecretOf = (sealer: Sealer, id: string, sealed: string): string =>
  sealer.open(Buffer.from(sealed, "base64"), contextOf(id)).toString();

type EndedTask = { name: string; config: PushConfig; answer: Record<string, unknown> };

/** Sends the end of a task to the buyer's address, once the transaction has committed. Throws `UNSUPPORTED_FEATURE`. */
export async function pushEnd(tx: Tx, sealer: Sealer, { name, config, answer }: EndedTask): Promise<void> {
  if (!sealer.isReady())
    throw new AdcpFault("UNSUPPORTED_FEATURE", "This installation has no key to sign with: poll instead.", {
      field: "push_notification_config",
    });
  const id = v7();
  const { media_buy_id: buyId } = answer;
  const body = JSON.stringify({
    idempotency_key: id,
    task_id: typeof buyId === "string" ? buyId : id,
    task_type: name,
    protocol: "media-buy",
    status: "completed",
    timestamp: new Date().toISOString(),
    ...(config.token ? { token: config.token } : {}),
    result: answer,
  });
  const [scheme] = config.authentication?.schemes ?? [];
  const secret = config.authentication?.credentials;
  const push: WaitingPush = {
    id,
    url: config.url,
    body,
    ...(scheme && secret ? { scheme, sealed: sealer.seal(Buffer.from(secret), contextOf(id)).toString("base64") } : {}),
  };
  await tx.enqueue(pushQueueName, push);
}
