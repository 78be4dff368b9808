import { useMutation } from "@tanstack/react-query";
import { idOf } from "#platform/contract/wire.ts";
import { fetchCollection, send } from "#platform/web/api.ts";
import { notify } from "#platform/web/components/notify.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { Listing } from "../../contract.ts";
import { texts } from "../../web/texts.ts";
import type { MediumMark } from "../contract.ts";
import type { MarkKind, MarkLists, MarkPlace } from "../marks.ts";

type Change = { kind: MarkKind; place: MarkPlace; isOn: boolean };

/** Puts a row's medium on one of the lists, or takes it off (R3.16). */
export function useMarking(lists: MarkLists, listing: Listing) {
  return useMutation({
    meta: { says: texts.marks.change(listing.name) },
    mutationFn: (change: Change) => setMark(lists, idOf(listing.media), change),
    onError: notify.failure,
    onSettled: () => refresh("listings", "medium_marks", "carts"),
  });
}

async function setMark(lists: MarkLists, media: string, { kind, place, isOn }: Change): Promise<void> {
  const list = place === "organization" ? { organization: lists.organization } : inCampaign(lists.campaign);
  if (isOn) {
    await send("POST", "/medium_marks", { ...list, media, kind });
    return;
  }
  const { items } = await fetchCollection<MediumMark>("/medium_marks", { ...list, media, kind });
  const there = items.filter(({ campaign }) => (campaign === null) === (place === "organization"));
  for (const { id } of there) await send("DELETE", `/medium_marks/${id}`);
}

const inCampaign = (campaign: MarkLists["campaign"]) => ({
  organization: campaign?.organization,
  campaign: campaign?.id,
});
