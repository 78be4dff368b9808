import { and, eq, inArray } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import type { DecideFormats } from "#media/review/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { formatMoves } from "../standing.ts";
import { moveFormat } from "./move.ts";
import { format } from "./tables.ts";

/**
 * Decides an outlet's formats with the outlet (R1.10). Rejecting also takes listed ones off the market. Returns their
 * number.
 */
export const decideFormats: DecideFormats = async (
  tx: Tx,
  actor: Actor,
  mediaProjectId,
  { move, reason, isToldWithOutlet },
) => {
  const where = and(eq(format.mediaProjectId, mediaProjectId), inArray(format.status, [...formatMoves[move].from]));
  const rows = await tx.select().from(format).where(where).orderBy(format.id).for("update");
  const made = { move, party: "operator", actorId: actor.userId, reason, isToldWithOutlet } as const;
  for (const row of rows) await moveFormat(tx, row, made);
  return rows.length;
};
