import { Alert, Group, Stack, Text, Title } from "@mantine/core";
import IconTrash from "@tabler/icons-react/icons/IconTrash";
import type { HyperlinkKind } from "#formats/format.ts";
import { turnaroundInWords } from "#formats/web/durations.ts";
import { ContributorNote } from "#formats/web/offer/ContributorNote.tsx";
import { OwnerMark } from "#media/verification/web/OwnerMark.tsx";
import { OutletMark } from "#media/web/OutletMark.tsx";
import { MakeOffer } from "#offers/web/MakeOffer.tsx";
import { NextSlot } from "#orders/dates/web/NextSlot.tsx";
import { useLeadTime } from "#orders/web/use-lead-time.ts";
import { idOf } from "#platform/contract/iri.ts";
import { IconButton } from "#platform/web/components/IconButton.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { notify } from "#platform/web/components/notify.ts";
import type { CartLine } from "../contract.ts";
import { workOf } from "../work.ts";
import classes from "./cart.module.css";
import { useChangeLine, useRemoveLine } from "./changes.ts";
import { LineChanges } from "./LineChanges.tsx";
import { LineChoices } from "./LineChoices.tsx";
import { LinePrice } from "./LinePrice.tsx";
import { texts } from "./texts.ts";

const cartLineWords = texts.line;

type CartLineCardProps = {
  cartId: string;
  campaignId: string;
  mayEdit: boolean;
  line: CartLine;
  /** An earlier line of the same outlet already shows its conflicts. */
  isOutletSaid: boolean;
  /** Called when the publish date on the screen becomes complete or incomplete. */
  onDated: (isDated: boolean) => void;
};

/** Saves every choice at once. */
export function CartLineCard({ cartId, campaignId, mayEdit, line, isOutletSaid, onDated }: CartLineCardProps) {
  const { mediaName, mediaDomain, formatType, turnaroundHours } = line;
  const lead = useLeadTime(workOf(line));
  const changing = useChangeLine(cartId);
  const removing = useRemoveLine(cartId, () => notify.info(cartLineWords.removed(mediaName)));
  const change = (choice: Omit<Parameters<typeof changing.mutate>[0], "line">) =>
    changing.mutate({ line: line.id, ...choice }, { onError: notify.failure });
  const remove = () => removing.mutate(line.id, { onError: notify.failure });
  return (
    <li className={classes.item} aria-label={mediaName}>
      <Stack gap="md">
        <Group align="flex-start" wrap="nowrap" gap="sm">
          <OutletMark name={mediaName} />
          <div className={classes.words}>
            <Title order={2} fz={14} lh="20px" className={classes.break}>
              <AnchorLink to="/media/$id" params={{ id: idOf(line.media) }} c="inherit" inherit>
                {mediaName}
              </AnchorLink>
            </Title>
            <Text fz="xs" c="dimmed" className={classes.break}>
              {[mediaDomain, formatType, turnaroundInWords(turnaroundHours)].join(" · ")}
            </Text>
            <NextSlot lead={lead} />
            <ContributorNote format={line} />
            <OwnerMark verified={line.verified} />
          </div>
          {mayEdit && (
            <IconButton
              of={IconTrash}
              label={cartLineWords.removeOf(mediaName)}
              loading={removing.isPending}
              onClick={remove}
            />
          )}
        </Group>
        <LineConflicts line={line} isOutletSaid={isOutletSaid} />
        <LineChanges line={line} accepting={changing.isPending} onAccept={() => change({ acceptChanges: true })} />
        <div className={classes.line}>
          <LineChoices line={line} lead={lead} onChange={change} onDated={onDated} />
          <div>
            {line.totalCents !== null && <LinePrice line={line} />}
            {line.available && line.totalCents !== null && <LineOffer line={line} campaignId={campaignId} />}
          </div>
        </div>
      </Stack>
    </li>
  );
}

/** Leaves out `in-cart`, which is plain to see here (R10.11). */
function LineConflicts({ line: { conflicts }, isOutletSaid }: { line: CartLine; isOutletSaid: boolean }) {
  const told = conflicts.filter((conflict) => conflict !== "in-cart" && !(isOutletSaid && conflict === "same-owner"));
  if (told.length === 0) return null;
  return (
    <Alert color="yellow" variant="light" p="sm">
      {told.map((conflict) => texts.conflicts[conflict]).join(" · ")}
    </Alert>
  );
}

function LineOffer({ line, campaignId }: { line: CartLine; campaignId: string }) {
  const { publishDateMode, publishOn, hyperlinkKind, extras } = line;
  return (
    <Group justify="flex-end" mt="xs">
      <MakeOffer
        campaign={campaignId}
        format={idOf(line.format)}
        mediaName={line.mediaName}
        formatType={line.formatType}
        terms={{
          media: idOf(line.media),
          listedCents: line.listedPriceCents ?? 0,
          presentCents: line.priceCents ?? 0,
          hyperlinkKind: line.offeredHyperlinkKind as HyperlinkKind,
          dofollowFeeCents: line.dofollowFeeCents ?? 0,
          extras: line.offeredExtras.map((extra) => ({ ...extra, priceCents: extra.priceCents ?? 0 })),
          turnaroundHours: line.turnaroundHours,
        }}
        chosen={{ date: { publishDateMode, publishOn }, hyperlinkKind, extras }}
      />
    </Group>
  );
}
