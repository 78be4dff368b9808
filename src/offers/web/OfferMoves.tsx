import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { placeRoleMay } from "#accounts/permissions.ts";
import { idOf } from "#platform/contract/wire.ts";
import { formatCents } from "#platform/money/money.ts";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { ConfirmForm } from "#platform/web/components/form/ConfirmForm.tsx";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { notify } from "#platform/web/components/notify.ts";
import type { Offer } from "../contract.ts";
import { type OfferMove, offerMoveNamed, offerPermissions } from "../offer.ts";
import { useOfferMove } from "./api.ts";
import { OfferFields, type ProposalValues } from "./OfferFields.tsx";
import { inputOf, proposalProblems } from "./proposal.ts";
import { texts } from "./texts.ts";

/** The moves that the reader may make now; primary is the one that makes an order of it. */
export function OfferMoves({ offer }: { offer: Offer }) {
  if (!mayAct(offer)) return null;
  // For an advertiser who is asked, withdrawing is declining.
  const moves = offer.moves.filter((move) => move !== "withdraw" || !offer.moves.includes("decline"));
  return (
    <Group gap="sm">
      {moves.map((move) => (
        <OfferMoveButton key={`${move} ${offer.version}`} offer={offer} move={move} />
      ))}
    </Group>
  );
}

function OfferMoveButton({ offer, move }: { offer: Offer; move: OfferMove }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant={move === "accept" ? "accent" : "secondary"} onClick={() => setOpen(true)}>
        {offerMoveNamed(move).texts.label}
      </Button>
      {move === "counter" ? (
        <Dialog open={isOpen} onClose={close} title={offerMoveNamed(move).texts.label} size="big">
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

type EndDialogProps = { offer: Offer; move: OfferMove; opened: boolean; onClose: () => void };

/** Accepting, declining or withdrawing, with what follows from it. */
function EndDialog({ offer, move, opened, onClose }: EndDialogProps) {
  const moving = useOfferMove(offer);
  const form = useForm({ initialValues: { reason: "" } });
  return (
    <ConfirmForm
      opened={opened}
      onClose={onClose}
      texts={offerMoveNamed(move).texts}
      form={form}
      act={({ reason }) => moving.mutateAsync({ move, input: move === "decline" ? { reason } : {} })}
      done={texts.done[move as "accept"]}
    >
      {move === "accept" && <MoneyOfAccepting offer={offer} />}
      {move === "decline" && <Textarea label={texts.moves.reason} {...form.getInputProps("reason")} />}
    </ConfirmForm>
  );
}

function MoneyOfAccepting({ offer: { party, versions, earningsCents, feeCents } }: { offer: Offer }) {
  const total = versions.at(-1)?.totalCents ?? 0;
  return (
    <Text fw={600}>
      {party === "publisher"
        ? texts.make.youEarn(formatCents(earningsCents), formatCents(feeCents))
        : `${texts.make.youPay} ${formatCents(total)}`}
    </Text>
  );
}

function CounterForm({ offer, onDone }: { offer: Offer; onDone: () => void }) {
  const moving = useOfferMove(offer);
  const standing = offer.versions.at(-1);
  const terms = {
    media: idOf(offer.media),
    listedCents: offer.marketPriceCents ?? 0,
    hyperlinkKind: offer.offeredHyperlinkKind,
    dofollowFeeCents: offer.dofollowFeeCents ?? 0,
    extras: offer.offeredExtras.map((extra) => ({ ...extra, priceCents: extra.priceCents ?? 0 })),
    turnaroundHours: offer.conditions.turnaroundHours,
  };
  const form = useForm<ProposalValues>({
    initialValues: {
      priceCents: standing?.priceCents ?? undefined,
      date: { publishDateMode: standing?.publishDateMode ?? "After", publishOn: standing?.publishOn ?? null },
      hyperlinkKind: standing?.hyperlinkKind ?? "Without",
      extras: standing?.extras.map(({ name }) => name) ?? [],
      message: "",
    },
    validate: (values) => proposalProblems(values, terms.listedCents),
  });
  const submit = submitting(form, async (values) => {
    await moving.mutateAsync({ move: "counter", input: inputOf(values) });
    onDone();
    notify.success(texts.done.counter);
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text c="dimmed">{offerMoveNamed("counter").texts.about}</Text>
        <OfferFields form={form} terms={terms} total={offer.party === "client" ? texts.make.total : texts.view.total} />
        <Group justify="flex-end">
          <Button type="submit" loading={moving.isPending}>
            {texts.moves.send}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
