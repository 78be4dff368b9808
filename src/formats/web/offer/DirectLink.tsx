import { idOf } from "#platform/contract/wire.ts";
import { CopyText } from "#platform/web/components/CopyText.tsx";
import type { Format } from "../../contract.ts";
import { isOnMarket } from "../../format.ts";
import { texts } from "../texts.ts";

const words = texts.directLink;

/** The only address at which a contributor's listed post is found (R3.8), to be shared by its publisher; nothing for any other format. */
export function DirectLink({ format }: { format: Format }) {
  if (isOnMarket(format) || format.status !== "listed") return null;
  const address = `${window.location.origin}/media/${idOf(format.media)}?format=${format.id}`;
  return <CopyText value={address} label={words.copy} variant="link" title={address} />;
}
