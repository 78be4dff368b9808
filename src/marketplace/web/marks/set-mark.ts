import { useMutation } from "@tanstack/react-query";
import { idOf } from "#platform/contract/wire.ts";
import { fetchCollection, send } from "#platform/web/api.ts";
import { notify } from "#platform/web/components/notify.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { Listing } from "../../contract.ts";
import type { MediumMark } from "../../contract-lists.ts";
import type { MarkKind } from "../../marks.ts";
import { texts } from "../texts.ts";

type Change = { kind: MarkKind; isOn: boolean };

/** Puts a row's medium on one of the organization's lists, or takes it off (R3.16). */
export function useMarking(organization: string, listing: Listing) {
  return useMutation({
    meta: { says: texts.marks.change(listing.name) },
    mutationFn: (change: Change) => setMark(organization, idOf(listing.media), change),
    onError: notify.failure,
    onSettled: () => refresh("listings", "medium_marks", "carts"),
  });
}

async function setMark(organization: string, media: string, { kind, isOn }: Change): Promise<void> {
  if (isOn) {
    await send("POST", "/medium_marks", { organization, media, kind });
    return;
  }
  const { items } = await fetchCollection<MediumMark>("/medium_marks", { organization, media, kind });
  for (const { id } of items) await send("DELETE", `/medium_marks/${id}`);
}
