import { Text, Title, UnstyledButton } from "@mantine/core";
import IconAlertTriangle from "@tabler/icons-react/icons/IconAlertTriangle";
import IconChevronDown from "@tabler/icons-react/icons/IconChevronDown";
import IconTrash from "@tabler/icons-react/icons/IconTrash";
import { turnaroundInWords } from "#formats/web/durations.ts";
import { ContributorNote } from "#formats/web/offer/ContributorNote.tsx";
import { OwnerMark } from "#media/verification/web/OwnerMark.tsx";
import { OutletMark } from "#media/web/OutletMark.tsx";
import type { LeadTime } from "#orders/dates/publish-date.ts";
import { dateWords } from "#orders/dates/web/date-words.ts";
import { NextSlot } from "#orders/dates/web/NextSlot.tsx";
import { idOf } from "#platform/contract/iri.ts";
import { Icon } from "#platform/web/components/Icon.tsx";
import { IconButton } from "#platform/web/components/IconButton.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { keyed } from "#platform/web/keys/keys.ts";
import type { CartLine } from "../contract.ts";
import classes from "./cart.module.css";
import { useRemoveLine } from "./changes.ts";
import { texts } from "./texts.ts";

const cartLineWords = texts.line;

type Unfolding = { isOpen: boolean; toggle: () => void; choicesId: string };
type LineHeadProps = {
  cartId: string;
  mayEdit: boolean;
  line: CartLine;
  lead: LeadTime;
  isOutletSaid: boolean;
  unfolding: Unfolding;
};

export function LineHead({ cartId, mayEdit, line, lead, isOutletSaid, unfolding }: LineHeadProps) {
  const { media, mediaName, mediaDomain, formatType, turnaroundHours, hyperlinkKind, extras, totalCents } = line;
  const removing = useRemoveLine(cartId);
  return (
    <div className={classes.head}>
      <OutletMark name={mediaName} />
      <div className={classes.words}>
        <div className={classes.name}>
          <Title order={3} fz={14} lh="20px" className={classes.break}>
            <AnchorLink to="/media/$id" params={{ id: idOf(media) }} c="inherit" inherit>
              {mediaName}
            </AnchorLink>
          </Title>
          <OwnerMark verified={line.verified} short />
        </div>
        <Text fz="xs" c="dimmed" className={classes.break}>
          {[mediaDomain, formatType, hyperlinkKind, turnaroundInWords(turnaroundHours), ...extras].join(" · ")}
        </Text>
        <NextSlot lead={lead} />
        <ContributorNote format={line} />
        <LineConflicts line={line} isOutletSaid={isOutletSaid} />
      </div>
      <Unfold line={line} unfolding={unfolding} />
      {totalCents !== null && (
        <Text fw={600} className={classes.price}>
          <Money cents={totalCents} />
        </Text>
      )}
      {mayEdit && (
        <IconButton
          of={IconTrash}
          loading={removing.isPending}
          onClick={() => removing.mutate(line, { onError: notify.failure })}
          {...keyed("remove", cartLineWords.removeOf(mediaName))}
        />
      )}
    </div>
  );
}

function Unfold({ line, unfolding: { isOpen, toggle, choicesId } }: { line: CartLine; unfolding: Unfolding }) {
  const date = dateWords.publishDate(line);
  return (
    <UnstyledButton
      className={classes.unfold ?? ""}
      aria-expanded={isOpen}
      aria-controls={choicesId}
      aria-label={cartLineWords.choicesOf(date, line.mediaName)}
      onClick={toggle}
    >
      {date}
      <Icon of={IconChevronDown} size={15} />
    </UnstyledButton>
  );
}

/** Leaves out `in-cart`, which is plain to see here (R10.11). */
function LineConflicts({ line: { conflicts }, isOutletSaid }: { line: CartLine; isOutletSaid: boolean }) {
  const told = conflicts.filter((conflict) => conflict !== "in-cart" && !(isOutletSaid && conflict === "same-owner"));
  if (told.length === 0) return null;
  return (
    <Text fz="xs" className={classes.conflicts}>
      <Icon of={IconAlertTriangle} size={15} />
      <span>{told.map((conflict) => texts.conflicts[conflict]).join(" · ")}</span>
    </Text>
  );
}
