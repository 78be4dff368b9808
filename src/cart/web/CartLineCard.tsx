import { useDisclosure } from "@mantine/hooks";
import { useId } from "react";
import type { HyperlinkKind } from "#formats/format.ts";
import { MakeOffer } from "#offers/web/MakeOffer.tsx";
import { publishDateProblem } from "#orders/dates/publish-date.ts";
import { useLeadTime } from "#orders/web/use-lead-time.ts";
import { idOf } from "#platform/contract/iri.ts";
import { notify } from "#platform/web/components/notify.ts";
import type { CartLine } from "../contract.ts";
import { workOf } from "../work.ts";
import classes from "./cart.module.css";
import { useChangeLine } from "./changes.ts";
import { LineChanges } from "./LineChanges.tsx";
import { LineChoices } from "./LineChoices.tsx";
import { LineHead } from "./LineHead.tsx";
import { LinePrice } from "./LinePrice.tsx";

type CartLineCardProps = {
  cartId: string;
  campaignId: string;
  mayEdit: boolean;
  line: CartLine;
  isOnly: boolean;
  /** An earlier line of the same outlet already shows its conflicts. */
  isOutletSaid: boolean;
  /** The publish date on the screen lacks its day. */
  isUndated: boolean;
  /** Called when the publish date on the screen becomes complete or incomplete. */
  onDated: (isDated: boolean) => void;
};

/** One line that unfolds to its choices, each saved at once. A date that can't be kept stays in sight. */
export function CartLineCard(props: CartLineCardProps) {
  const { cartId, campaignId, mayEdit, line, isOnly, isOutletSaid, isUndated, onDated } = props;
  const lead = useLeadTime(workOf(line));
  const changing = useChangeLine(cartId);
  const change = (choice: Omit<Parameters<typeof changing.mutate>[0], "line">) =>
    changing.mutate({ line: line.id, ...choice }, { onError: notify.failure });
  const [isUnfolded, { toggle }] = useDisclosure(isOnly);
  const isOpen = isUnfolded || isUndated || publishDateProblem(line, lead) !== undefined;
  const choicesId = useId();
  return (
    <li className={classes.item} aria-label={line.mediaName} data-row>
      <LineHead
        cartId={cartId}
        mayEdit={mayEdit}
        line={line}
        lead={lead}
        isOutletSaid={isOutletSaid}
        unfolding={{ isOpen, toggle, choicesId }}
      />
      <fieldset className={classes.fields} disabled={!mayEdit} aria-label={line.mediaName} id={choicesId}>
        <LineChanges line={line} accepting={changing.isPending} onAccept={() => change({ acceptChanges: true })} />
        {isOpen && (
          <div className={classes.line}>
            <LineChoices line={line} lead={lead} onChange={change} onDated={onDated} />
            <div>
              {line.totalCents !== null && <LinePrice line={line} />}
              {line.available && line.totalCents !== null && <LineOffer line={line} campaignId={campaignId} />}
            </div>
          </div>
        )}
      </fieldset>
    </li>
  );
}

function LineOffer({ line, campaignId }: { line: CartLine; campaignId: string }) {
  const { publishDateMode, publishOn, hyperlinkKind, extras } = line;
  return (
    <div className={classes.offer}>
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
        chosen={{ publishDateMode, publishOn, hyperlinkKind, extras }}
      />
    </div>
  );
}
