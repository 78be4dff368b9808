import { Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { keptAs, keptInWords } from "#formats/agreed-prices/agreed-price.ts";
import { formatCents } from "#platform/money/money.ts";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { ConfirmForm } from "#platform/web/components/form/ConfirmForm.tsx";
import type { Offer } from "../contract.ts";
import type { OfferMoveOfPeople } from "../offer.ts";
import { useOfferMove } from "./api.ts";
import { CounterForm } from "./CounterForm.tsx";
import { KeptField, keptOf, usualChoice } from "./KeptField.tsx";
import { offerMoveWords } from "./offer-move-words.ts";
import { texts } from "./texts.ts";

type OfferMoveDialogProps = { offer: Offer; move: OfferMoveOfPeople; opened: boolean; onClose: () => void };

export default function OfferMoveDialog(props: OfferMoveDialogProps) {
  const { offer, move, opened, onClose } = props;
  if (move !== "counter") return <EndDialog {...props} />;
  return (
    <Dialog open={opened} onClose={onClose} title={offerMoveWords[move].label} size="big">
      <CounterForm offer={offer} onDone={onClose} />
    </Dialog>
  );
}

function EndDialog({ offer, move, opened, onClose }: OfferMoveDialogProps) {
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
