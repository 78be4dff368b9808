import { useMutation } from "@tanstack/react-query";
import { idOf } from "#platform/contract/iri.ts";
import { api, call, readCollection } from "#platform/web/calls/client.ts";
import { notify } from "#platform/web/components/notify.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { Listing } from "../../contract.ts";
import { texts } from "../../web/texts.ts";
import type { MarkKind, MarkLists, MarkPlace } from "../marks.ts";

type Change = { kind: MarkKind; place: MarkPlace; isOn: boolean };

/** Puts a row's medium on a list, or takes it off (R3.16). */
export function useMarking(lists: MarkLists, listing: Listing) {
  return useMutation({
    meta: { says: texts.marks.change(listing.name) },
    mutationFn: (change: Change) => setMark(lists, idOf(listing.media), change),
    onSuccess: (_done, change) => change.kind === "blocked" && change.isOn && sayBlocked(lists, listing, change),
    onError: notify.failure,
    onSettled: refreshMarks,
  });
}

const refreshMarks = () => refresh(api.listings, api.medium_marks, api.carts);

const sayBlocked = (lists: MarkLists, { name, media }: Listing, change: Change) =>
  notify.done(texts.marks.wasBlocked(name), {
    deed: { name: "block", many: texts.marks.wereBlocked },
    undo: () => setMark(lists, idOf(media), { ...change, isOn: false }).then(refreshMarks),
  });

async function setMark(lists: MarkLists, media: string, { kind, place, isOn }: Change): Promise<void> {
  const marked = listOf(lists, place);
  if (!marked) return;
  if (isOn) {
    await call(api.medium_marks, "create", { input: { ...marked, media, kind } });
    return;
  }
  const { items } = await readCollection(api.medium_marks, { ...marked, media, kind });
  const there = items.filter(({ campaign }) => (campaign === null) === (place === "organization"));
  for (const { id } of there) await call(api.medium_marks, "remove", { id });
}

function listOf({ organization, campaign }: MarkLists, place: MarkPlace) {
  if (place === "campaign") return campaign && { organization: campaign.organization, campaign: campaign.id };
  return organization === undefined ? undefined : { organization };
}
