import { publicKeys } from "#adcp/pushes/server/signing-key.ts";
import type { McpExchange } from "#agents/server/mcp-route.ts";
import { bookLines } from "#cart/server/book-cart.ts";
import type { Database } from "#platform/database/database.ts";
import type { Config } from "./config.ts";
import { sealerOf } from "./sealing-key.ts";

/** Opens the seller for programs that buy by the Ad Context Protocol; its code is loaded by the first of them. */
export async function openSellerOf(config: Config, database: Database) {
  const { openSeller } = await import("#adcp/server/open-seller.ts");
  const { APP_TITLE: title, publicUrl } = config;
  const agentUrl = `${publicUrl}/adcp`;
  const serveBuyer = openSeller({ database, title, agentUrl, bookLines, sealer: sealerOf(config) });
  return { serve: ({ token, request }: McpExchange) => serveBuyer(token, request) };
}

/** The key with which buyers check pushes; none while the installation has no key to sign with. */
export function sellersKeys(config: Config): { keys: object[] } {
  const sealer = sealerOf(config);
  return sealer.isReady() ? publicKeys(sealer) : { keys: [] };
}
