import { idOf } from "#platform/contract/iri.ts";
import { CopyText } from "#platform/web/components/CopyText.tsx";
import type { Format } from "../../contract.ts";
import { isOnMarket } from "../../format.ts";
import { texts } from "../texts.ts";

const directLinkWords = texts.directLink;

/** A contributor's listed post has no other address (R3.8). */
export function DirectLink({ format }: { format: Format }) {
  if (isOnMarket(format) || format.status !== "listed") return null;
  const address = `${window.location.origin}/media/${idOf(format.media)}?format=${format.id}`;
  return <CopyText value={address} label={directLinkWords.copy} variant="link" title={address} />;
}
