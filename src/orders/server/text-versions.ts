import type { TradeSide } from "#events/trade-side.ts";
import type { Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import { conflict } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { isAnotherSitting, type TextVersionKind, unsentVersionsMax } from "../versions/version.ts";
import type { OrderRow } from "./move-request.ts";
import { textVersion } from "./tables.ts";

const refused = catalogue("orders.server.textVersions", {
  textChanged: "Somebody else saved this text meanwhile. Compare the two and choose one.",
});

type Text = Pick<OrderRow, "title" | "content">;
type TextFields = Text & Partial<Pick<OrderRow, "textVersion" | "textBy" | "textAt">>;
type NewText = Text & { by: string; side: TradeSide; textVersion?: number | undefined };

/**
 * Returns the columns for another text, and keeps the old one if from another sitting. The row must be locked. Throws
 * 409 `text_changed` for an edit of an older version, unless the text is identical.
 */
export async function replaceText(
  tx: Tx,
  row: OrderRow,
  { by, side, title, content, textVersion: typedUpon = row.textVersion }: NewText,
): Promise<TextFields> {
  if (title === row.title && content === row.content) return { title, content };
  if (typedUpon !== row.textVersion) throw conflict("text_changed", refused.textChanged);
  const now = await readNow(tx);
  const isEmpty = row.title === "" && row.content === "";
  if (!isEmpty && isAnotherSitting(row, { by, now })) await keepVersion(tx, "replaced", { ...row, side });
  return { title, content, textVersion: row.textVersion + 1, textBy: by, textAt: now };
}

type KeptText = Text & { id: string; side: TradeSide; textBy: string | null; textAt: Date | null };

/** Keeps a text and returns its id. Of unsent texts only the newest stay. */
export async function keepVersion(
  tx: Tx,
  kind: TextVersionKind,
  { id: orderId, side, title, content, textBy: writtenBy, textAt }: KeptText,
): Promise<string> {
  const writtenAt = textAt ?? (await readNow(tx));
  const [kept] = await tx
    .insert(textVersion)
    .values({ orderId, kind, side, title, content, writtenBy, writtenAt })
    .returning({ id: textVersion.id });
  if (!kept) throw new Error("version was not written");
  if (kind !== "sent") await forgetOldest(tx, orderId);
  return kept.id;
}

async function forgetOldest(tx: Tx, orderId: string): Promise<void> {
  await tx.$client.query(
    `DELETE FROM text_version WHERE id IN (
       SELECT id FROM text_version WHERE order_id = $1 AND kind <> 'sent' ORDER BY created_at DESC, id DESC OFFSET $2)`,
    [orderId, unsentVersionsMax],
  );
}
