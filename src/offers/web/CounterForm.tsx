import { Button, Group, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { idOf } from "#platform/contract/iri.ts";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { notify } from "#platform/web/components/notify.ts";
import type { Offer } from "../contract.ts";
import { useOfferMove } from "./api.ts";
import { KeptField, keptOf, usualChoice } from "./KeptField.tsx";
import { OfferFields, type ProposalValues, useProposalLead } from "./OfferFields.tsx";
import { offerMoveWords } from "./offer-move-words.ts";
import { inputOf, proposalProblems } from "./proposal.ts";
import { texts } from "./texts.ts";

export function CounterForm({ offer, onDone }: { offer: Offer; onDone: () => void }) {
  const moving = useOfferMove(offer);
  const standing = offer.versions.at(-1);
  const terms = {
    media: idOf(offer.media),
    listedCents: offer.marketPriceCents ?? 0,
    presentCents: offer.presentPriceCents ?? 0,
    hyperlinkKind: offer.offeredHyperlinkKind,
    dofollowFeeCents: offer.dofollowFeeCents ?? 0,
    extras: offer.offeredExtras.map((extra) => ({ ...extra, priceCents: extra.priceCents ?? 0 })),
    turnaroundHours: offer.conditions.turnaroundHours,
  };
  const side = offer.party === "publisher" ? "publisher" : "client";
  const leadOf = useProposalLead(terms);
  const form = useForm<ProposalValues & { kept: string }>({
    initialValues: {
      priceCents: standing?.priceCents ?? undefined,
      publishDateMode: standing?.publishDateMode ?? "After",
      publishOn: standing?.publishOn ?? null,
      hyperlinkKind: standing?.hyperlinkKind ?? "Without",
      extras: standing?.extras.map(({ name }) => name) ?? [],
      message: "",
      kept: usualChoice,
    },
    validate: (values) => proposalProblems(values, terms.presentCents, leadOf(values.extras)),
  });
  const submit = submitting(form, async ({ kept, ...values }) => {
    const input = { ...inputOf(values), ...(side === "publisher" ? keptOf(kept) : {}) };
    await moving.mutateAsync({ move: "counter", input });
    onDone();
    notify.success(texts.done.counter);
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text c="dimmed">{offerMoveWords.counter.about}</Text>
        <OfferFields
          form={form}
          terms={terms}
          side={side}
          total={side === "client" ? texts.make.total : texts.view.total}
        >
          {side === "publisher" && (
            <KeptField value={form.values.kept} onChange={(chosen) => form.setFieldValue("kept", chosen)} />
          )}
        </OfferFields>
        <Group justify="flex-end">
          <Button type="submit" loading={moving.isPending}>
            {texts.moves.send}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
