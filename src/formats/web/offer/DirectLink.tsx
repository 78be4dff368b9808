import { idOf } from "#platform/contract/wire.ts";
import { CopyText } from "#platform/web/components/CopyText.tsx";
import type { Format } from "../../contract.ts";
import { isOnMarket } from "../../format.ts";
import { texts } from "../texts.ts";

const directLinkWords = texts.directLink;

/** The only address of a contributor's listed post, for its publisher to share (R3.8). */
export function DirectLink({ format }: { format: Format }) {
  if (isOnMarket(format) || format.status !== "listed") return null;
  const address = `${window.location.origin}/media/${idOf(format.media)}?format=${format.id}`;
  return <CopyText value={address} label={directLinkWords.copy} variant="link" title={address} />;
}
