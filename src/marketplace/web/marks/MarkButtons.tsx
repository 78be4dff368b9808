import { ActionIcon, Group } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { roleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";
import { idOf } from "#platform/contract/wire.ts";
import { fetchCollection, send } from "#platform/web/api.ts";
import { notify } from "#platform/web/components/notify.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { Listing } from "../../contract.ts";
import type { MediumMark } from "../../contract-lists.ts";
import type { MarkKind } from "../../marks.ts";
import classes from "../Listings.module.css";
import { texts } from "../texts.ts";

const words = texts.marks;

/** Puts the row's medium on the organization's favourites or blocked list, or takes it off (R3.16). */
export function MarkButtons({ listing }: { listing: Listing }) {
  const { currentOrganization: organization, currentOrganizationRole: role } = useClientUser();
  const marking = useMutation({
    meta: { says: words.change(listing.name) },
    mutationFn: async ({ kind, isOn }: { kind: MarkKind; isOn: boolean }) => {
      if (organization) await setMark(organization.id, idOf(listing.media), kind, isOn);
    },
    onError: notify.failure,
    onSettled: () => refresh("listings", "medium_marks", "carts"),
  });
  if (!organization || !role || !roleMay(role, "mediaList.edit")) return null;
  const isBlocked = listing.conflicts.includes("blocked");
  return (
    <Group gap={2} wrap="nowrap" className={classes.above}>
      <ActionIcon
        variant="transparent"
        color={listing.favourite ? "brand" : "gray"}
        loading={marking.isPending}
        aria-pressed={listing.favourite}
        aria-label={words.favourite(listing.name)}
        onClick={() => marking.mutate({ kind: "favourite", isOn: !listing.favourite })}
      >
        {listing.favourite ? "★" : "☆"}
      </ActionIcon>
      <ActionIcon
        variant="transparent"
        color={isBlocked ? "brand" : "gray"}
        loading={marking.isPending}
        aria-pressed={isBlocked}
        aria-label={words.blocked(listing.name)}
        onClick={() => marking.mutate({ kind: "blocked", isOn: !isBlocked })}
      >
        ⊘
      </ActionIcon>
    </Group>
  );
}

async function setMark(organization: string, media: string, kind: MarkKind, isOn: boolean): Promise<void> {
  if (isOn) {
    await send("POST", "/medium_marks", { organization, media, kind });
    return;
  }
  const { items } = await fetchCollection<MediumMark>("/medium_marks", { organization, media, kind });
  for (const { id } of items) await send("DELETE", `/medium_marks/${id}`);
}
