import { useHotkeys } from "@mantine/hooks";
import IconX from "@tabler/icons-react/icons/IconX";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { turnaroundInWords } from "#formats/web/durations.ts";
import type { Media } from "#media/contract.ts";
import { OwnerMark } from "#media/verification/web/OwnerMark.tsx";
import { mediaQuery } from "#media/web/api.ts";
import { OutletMark } from "#media/web/OutletMark.tsx";
import { IconButton } from "#platform/web/components/IconButton.tsx";
import { AnchorLink, ButtonLink } from "#platform/web/components/links.tsx";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { isModalOpen } from "#platform/web/single-keys.ts";
import type { Listing } from "../../contract.ts";
import { AddButton } from "../AddButton.tsx";
import { TrackRecord } from "../medium/TrackRecord.tsx";
import { texts as mediumTexts } from "../medium/texts.ts";
import { useListingsOf } from "../medium/use-listings-of.ts";
import { useRowReader } from "../reader.ts";
import { texts } from "../texts.ts";
import { PreviewMetrics } from "./PreviewMetrics.tsx";
import classes from "./preview.module.css";
import { usePreview } from "./use-preview.ts";

const previewWords = texts.preview;

/** An outlet beside the list; it follows the focus through the rows, and Escape closes it. */
export default function OutletPreview() {
  const { outlet, show, close } = usePreview();
  useHotkeys([["Escape", () => !isModalOpen() && close()]]);
  useFocusedRow(show);
  return (
    outlet && (
      <aside className={classes.preview} aria-label={previewWords.title}>
        <Preview key={outlet} id={outlet} close={close} />
      </aside>
    )
  );
}

/** Reports the outlet of each row that gets the focus from another row. */
function useFocusedRow(show: (outlet: string) => void): void {
  const follow = useEffectEvent(({ target, relatedTarget }: FocusEvent) => {
    const next = outletOf(target);
    if (next && outletOf(relatedTarget) && next !== outletOf(relatedTarget)) show(next);
  });
  useEffect(() => {
    const listen = (event: FocusEvent) => follow(event);
    addEventListener("focusin", listen);
    return () => removeEventListener("focusin", listen);
  }, []);
}

const outletOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>("[data-outlet]")?.dataset.outlet : undefined;

function Preview({ id, close }: { id: string; close: () => void }) {
  const query = useQuery(mediaQuery(id));
  return (
    <>
      <IconButton of={IconX} label={previewWords.close} onClick={close} className={classes.close} />
      <QueryState query={query} inline skeleton={<RowsSkeleton rows={6} />}>
        {(medium) => <Outlet medium={medium} />}
      </QueryState>
    </>
  );
}

function Outlet({ medium }: { medium: Media }) {
  const { id, name, domain, logo, verified, description, mediaType } = medium;
  return (
    <>
      <header className={classes.head}>
        <OutletMark name={name} logo={logo} size="page" />
        <div>
          <h2>
            <AnchorLink to="/media/$id" params={{ id }}>
              {name}
            </AnchorLink>
          </h2>
          <p className={classes.quiet}>
            {domain} <OwnerMark verified={verified} short /> {mediaType}
          </p>
        </div>
      </header>
      {description && <p className={classes.about}>{description}</p>}
      <Formats media={id} />
      <h3>{mediumTexts.facts.title}</h3>
      <TrackRecord media={id} />
      <h3>{texts.medium.metrics}</h3>
      <PreviewMetrics medium={medium} />
      <ButtonLink to="/media/$id" params={{ id }} variant="secondary" fullWidth mt="lg">
        {previewWords.open}
      </ButtonLink>
    </>
  );
}

/** The outlet's formats at the campaign's prices, each a press away from the cart. */
function Formats({ media }: { media: string }) {
  const { campaign, mayAdd } = useRowReader();
  const listings = useListingsOf(media);
  return (
    <ul className={classes.formats} aria-label={texts.medium.formats}>
      {listings.map((listing) => (
        <FormatLine key={listing.id} listing={listing} campaign={campaign} mayAdd={mayAdd} />
      ))}
    </ul>
  );
}

type FormatLineProps = { listing: Listing; campaign: string | undefined; mayAdd: boolean };

const FormatLine = ({ listing, campaign, mayAdd }: FormatLineProps) => (
  <li>
    <span>
      {listing.formatType.name}
      <small>
        {turnaroundInWords(listing.turnaroundHours)} · {listing.hyperlinkKind}
      </small>
    </span>
    <strong>
      <Money cents={listing.numericPrice} />
    </strong>
    {campaign && <AddButton listing={listing} campaign={campaign} mayAdd={mayAdd} />}
  </li>
);
