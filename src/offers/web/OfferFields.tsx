import { Checkbox, NativeSelect, Stack, Text, Textarea } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { ReactNode } from "react";
import type { TradeSide } from "#events/trade-side.ts";
import { choosesWriting, type Extra } from "#formats/extras.ts";
import { type BookedHyperlinkKind, bookableKinds, type HyperlinkKind } from "#formats/format.ts";
import { ExtraChoice } from "#formats/web/ExtraChoice.tsx";
import { kindWithFee } from "#formats/web/kind-with-fee.ts";
import { type LeadTime, leadTime, type PublishDate } from "#orders/dates/publish-date.ts";
import { useClosed } from "#orders/dates/web/api.ts";
import { orderPrice } from "#orders/money/price.ts";
import { PublishDateField } from "#orders/web/PublishDateField.tsx";
import { useLeadClock } from "#orders/web/use-lead-time.ts";
import { formatCents } from "#platform/money/money.ts";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { type NamedCents, Sums } from "#platform/web/components/Sums.tsx";
import { texts } from "./texts.ts";

const makeOfferWords = texts.make;

/** The format's terms now, or those kept by an offer. Cents. */
export type OfferedTerms = {
  media: string;
  listedCents: number;
  /** The highest price that can be offered. */
  presentCents: number;
  hyperlinkKind: HyperlinkKind;
  dofollowFeeCents: number;
  extras: Extra[];
  turnaroundHours: number;
};

export type ProposalValues = PublishDate & {
  priceCents: number | undefined;
  hyperlinkKind: BookedHyperlinkKind;
  extras: string[];
  message: string;
};

type OfferFieldsProps<Values extends ProposalValues> = {
  form: UseFormReturnType<Values>;
  terms: OfferedTerms;
  side?: TradeSide;
  /** Label of the sum: held or paid. */
  total: string;
  children?: ReactNode;
};

/** The lead time of a proposal, by the extras that it chooses. */
export function useProposalLead({ media, turnaroundHours, extras }: OfferedTerms): (chosen: string[]) => LeadTime {
  const clock = useLeadClock();
  const closed = useClosed(media);
  return (chosen) => leadTime(clock, { turnaroundHours, isWritten: choosesWriting(extras, chosen), closed });
}

export function OfferFields<Values extends ProposalValues>(props: OfferFieldsProps<Values>) {
  const { form, terms, side = "client", total, children } = props;
  const { priceCents, publishDateMode, publishOn, hyperlinkKind, extras } = form.values;
  const lead = useProposalLead(terms)(extras);
  const kinds = bookableKinds(terms.hyperlinkKind);
  return (
    <Stack gap="md">
      <MoneyInput
        label={makeOfferWords.price}
        description={listedInWords(terms, side)}
        value={priceCents}
        onChange={(cents) => form.setFieldValue("priceCents", cents as never)}
        error={form.errors.priceCents}
        data-autofocus
        required
      />
      <PublishDateField
        value={{ publishDateMode, publishOn }}
        lead={lead}
        onChange={(date) => {
          form.setValues(date as Partial<Values>);
          form.clearFieldError("publishOn");
        }}
        error={form.errors.publishOn as string | undefined}
      />
      {kinds.length > 1 && (
        <NativeSelect
          label={makeOfferWords.links}
          data={kinds.map((kind) => ({ value: kind, label: kindWithFee(kind, terms) }))}
          value={hyperlinkKind}
          onChange={({ currentTarget }) => form.setFieldValue("hyperlinkKind", currentTarget.value as never)}
        />
      )}
      {terms.extras.length > 0 && (
        <Checkbox.Group label={makeOfferWords.extras} {...form.getInputProps("extras")}>
          <Stack gap={8} mt={6}>
            {terms.extras.map((extra) => (
              <ExtraChoice key={extra.name} extra={extra} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      <Textarea
        label={makeOfferWords.message}
        description={makeOfferWords.messageHint}
        {...form.getInputProps("message")}
      />
      {children}
      <ProposalSum values={form.values} terms={terms} side={side} total={total} />
    </Stack>
  );
}

function listedInWords({ listedCents, presentCents }: OfferedTerms, side: TradeSide): string {
  if (presentCents === listedCents) return makeOfferWords.listed(formatCents(listedCents));
  return makeOfferWords.listedAndPaid[side](formatCents(listedCents), formatCents(presentCents));
}

type ProposalSumProps = { values: ProposalValues; terms: OfferedTerms; side: TradeSide; total: string };

function ProposalSum({ values: { priceCents = 0, hyperlinkKind, extras }, terms, side, total }: ProposalSumProps) {
  if (!Number.isFinite(priceCents)) return <Text fz="sm">{listedInWords(terms, side)}</Text>;
  const price = orderPrice({ ...terms, priceCents }, { hyperlinkKind, extras });
  const rows: NamedCents[] = [
    [makeOfferWords.formatPrice, priceCents],
    ...(price.hyperlinkFeeCents > 0 ? [[makeOfferWords.linkFee, price.hyperlinkFeeCents] satisfies NamedCents] : []),
    ...price.extras.map(({ name, priceCents: cents }): NamedCents => [name, cents]),
    [total, price.totalCents],
  ];
  return <Sums rows={rows} total={total} />;
}
