import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, memo, Suspense } from "react";
import { idOf } from "#platform/contract/iri.ts";
import { formatCents } from "#platform/money/money.ts";
import { ChoiceBar } from "#platform/web/components/ChoiceBar.tsx";
import ExportMenu from "../../export/web/ExportMenu.tsx";
import { useFavourites } from "../../marks/web/use-favourites.ts";
import { chosenListingsQuery, useFillCart } from "../api.ts";
import { useRowReader } from "../reader.ts";
import { texts } from "../texts.ts";
import { comparedMax, useCompared } from "./selection.ts";
import { useOpened } from "./use-opened.ts";

const Comparison = lazy(() => import("./Comparison.tsx"));
const compareWords = texts.compare;

/** The ticked rows with their sum: compared side by side, or put into the cart by one call. */
export default memo(function CompareTray() {
  const { chosen, clear } = useCompared();
  return chosen.length === 0 ? null : <Chosen chosen={chosen} clear={clear} />;
});

function Chosen({ chosen, clear }: { chosen: string[]; clear: () => void }) {
  const { campaign, mayAdd, organization } = useRowReader();
  const { isOpen, open, close } = useOpened();
  const { data } = useQuery(chosenListingsQuery(chosen, campaign));
  const isComparable = chosen.length > 1 && chosen.length <= comparedMax;
  const sum = data?.items.reduce((total, { numericPrice }) => total + numericPrice, 0);
  return (
    <ChoiceBar
      label={compareWords.title}
      says={compareWords.chosen(chosen.length)}
      more={sum === undefined ? undefined : formatCents(sum)}
    >
      <Button variant="secondary" size="row" onClick={clear}>
        {compareWords.clear}
      </Button>
      <Button
        variant="secondary"
        size="row"
        disabled={!isComparable}
        title={isComparable ? undefined : compareWords.few(comparedMax)}
        onClick={open}
      >
        {compareWords.open}
      </Button>
      {organization && data && (
        <FavouriteButton organization={organization} media={[...new Set(data.items.map(({ media }) => idOf(media)))]} />
      )}
      <ExportMenu rows={chosen} />
      {campaign && <FillButton campaign={campaign} formats={chosen} mayAdd={mayAdd} onDone={clear} />}
      {isOpen && (
        <Suspense>
          <Comparison formats={chosen.slice(0, comparedMax)} onClose={close} />
        </Suspense>
      )}
    </ChoiceBar>
  );
}

function FavouriteButton({ organization, media }: { organization: string; media: string[] }) {
  const favourites = useFavourites(organization);
  return (
    <Button
      variant="secondary"
      size="row"
      loading={favourites.isPending}
      disabled={media.length === 0}
      onClick={() => favourites.mutate(media)}
    >
      {compareWords.favourite}
    </Button>
  );
}

type FillButtonProps = { campaign: string; formats: string[]; mayAdd: boolean; onDone: () => void };

function FillButton({ campaign, formats, mayAdd, onDone }: FillButtonProps) {
  const fill = useFillCart(campaign);
  return (
    <Button
      variant="accent"
      size="row"
      disabled={!mayAdd}
      title={mayAdd ? undefined : texts.cart.mayNot}
      loading={fill.isPending}
      onClick={() => fill.mutate(formats, { onSuccess: onDone })}
    >
      {texts.cart.fill(formats.length)}
    </Button>
  );
}
