import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { placeRoleMay } from "#accounts/permissions.ts";
import { keptAs, keptInWords } from "#formats/agreed-prices/agreed-price.ts";
import { idOf } from "#platform/contract/iri.ts";
import { formatCents } from "#platform/money/money.ts";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { ConfirmForm } from "#platform/web/components/form/ConfirmForm.tsx";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { notify } from "#platform/web/components/notify.ts";
import type { Offer } from "../contract.ts";
import { type OfferMoveOfPeople, offerPermissions } from "../offer.ts";
import { useOfferMove } from "./api.ts";
import { KeptField, keptOf, usualChoice } from "./KeptField.tsx";
import { OfferFields, type ProposalValues } from "./OfferFields.tsx";
import { offerMoveWords } from "./offer-move-words.ts";
import { inputOf, proposalProblems } from "./proposal.ts";
import { texts } from "./texts.ts";

export function OfferMoves({ offer }: { offer: Offer }) {
  if (!mayAct(offer)) return null;
  // Withdrawing would do the same as declining for an asked advertiser.
  const moves = offer.moves.filter((move) => move !== "withdraw" || !offer.moves.includes("decline"));
  return (
    <Group gap="sm">
      {moves.map((move) => (
        <OfferMoveButton key={`${move} ${offer.version}`} offer={offer} move={move} />
      ))}
    </Group>
  );
}

function OfferMoveButton({ offer, move }: { offer: Offer; move: OfferMoveOfPeople }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant={move === "accept" ? "accent" : "secondary"} onClick={() => setOpen(true)}>
        {offerMoveWords[move].label}
      </Button>
      {move === "counter" ? (
        <Dialog open={isOpen} onClose={close} title={offerMoveWords[move].label} size="big">
          {isOpen && <CounterForm offer={offer} onDone={close} />}
        </Dialog>
      ) : (
        <EndDialog offer={offer} move={move} opened={isOpen} onClose={close} />
      )}
    </>
  );
}

function mayAct({ party, role }: Offer): boolean {
  if (party === "operator") return false;
  return placeRoleMay(role, party === "client" ? "project" : "media", offerPermissions[party]);
}

type EndDialogProps = { offer: Offer; move: OfferMoveOfPeople; opened: boolean; onClose: () => void };

function EndDialog({ offer, move, opened, onClose }: EndDialogProps) {
  const moving = useOfferMove(offer);
  const form = useForm({ initialValues: { reason: "", kept: usualChoice } });
  return (
    <ConfirmForm
      opened={opened}
      onClose={onClose}
      texts={offerMoveWords[move]}
      form={form}
      act={({ reason, kept }) => moving.mutateAsync({ move, input: inputOfEnd(offer, move, { reason, kept }) })}
      done={texts.done[move as "accept"]}
    >
      {move === "accept" && <MoneyOfAccepting offer={offer} />}
      {move === "accept" && offer.party === "publisher" && (
        <KeptField value={form.values.kept} onChange={(chosen) => form.setFieldValue("kept", chosen)} />
      )}
      {move === "decline" && <Textarea label={texts.moves.reason} {...form.getInputProps("reason")} />}
    </ConfirmForm>
  );
}

function inputOfEnd(
  { party }: Offer,
  move: OfferMoveOfPeople,
  { reason, kept }: { reason: string; kept: string },
): object {
  if (move === "decline") return { reason };
  return move === "accept" && party === "publisher" ? keptOf(kept) : {};
}

function MoneyOfAccepting({ offer: { party, versions, earningsCents, feeCents } }: { offer: Offer }) {
  const standing = versions.at(-1);
  if (!standing) return null;
  if (party === "publisher")
    return <Text fw={600}>{texts.make.youEarn(formatCents(earningsCents), formatCents(feeCents))}</Text>;
  return (
    <div>
      <Text fw={600}>{`${texts.make.youPay} ${formatCents(standing.totalCents)}`}</Text>
      <Text fz="sm">{texts.kept.accepting(keptInWords(keptAs(standing)))}</Text>
    </div>
  );
}

function CounterForm({ offer, onDone }: { offer: Offer; onDone: () => void }) {
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
  const form = useForm<ProposalValues & { kept: string }>({
    initialValues: {
      priceCents: standing?.priceCents ?? undefined,
      date: { publishDateMode: standing?.publishDateMode ?? "After", publishOn: standing?.publishOn ?? null },
      hyperlinkKind: standing?.hyperlinkKind ?? "Without",
      extras: standing?.extras.map(({ name }) => name) ?? [],
      message: "",
      kept: usualChoice,
    },
    validate: (values) => proposalProblems(values, terms.presentCents),
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
