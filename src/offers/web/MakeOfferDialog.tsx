import { Button, Group, NativeSelect, Stack, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { bookableKinds } from "#formats/format.ts";
import { asSoonAsPossible } from "#orders/dates/publish-date.ts";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { notify } from "#platform/web/components/notify.ts";
import type { Offer } from "../contract.ts";
import { useMakeOffer } from "./api.ts";
import { type OfferedTerms, OfferFields, type ProposalValues, useProposalLead } from "./OfferFields.tsx";
import { inputOf, proposalProblems } from "./proposal.ts";
import { texts } from "./texts.ts";

const makeOfferWords = texts.make;

export type MakeOfferProps = {
  campaign: string;
  format: string;
  mediaName: string;
  formatType: string;
  terms: OfferedTerms;
  /** Choices already made elsewhere on the page. */
  chosen?: Partial<Omit<ProposalValues, "priceCents" | "message">>;
};

type MakeOfferDialogProps = MakeOfferProps & { open: boolean; onClose: () => void };

export default function MakeOfferDialog({ open, onClose, ...props }: MakeOfferDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={makeOfferWords.title(props.mediaName)} size="big">
      <OfferForm {...props} onDone={onClose} />
    </Dialog>
  );
}

/** Without a choice, the operator's setting applies. */
const answerTimes = [
  { value: "", label: makeOfferWords.usualTime },
  ...[1, 3, 14].map((days) => ({ value: String(days), label: makeOfferWords.days(days) })),
];

function OfferForm({ campaign, format, mediaName, terms, chosen, onDone }: MakeOfferProps & { onDone: () => void }) {
  const making = useMakeOffer(mediaName);
  const leadOf = useProposalLead(terms);
  const form = useForm<ProposalValues & { brief: string; validDays: string }>({
    initialValues: {
      priceCents: undefined,
      ...asSoonAsPossible,
      hyperlinkKind: bookableKinds(terms.hyperlinkKind)[0] ?? "Without",
      extras: [],
      ...chosen,
      message: "",
      brief: "",
      validDays: "",
    },
    validate: (values) => proposalProblems(values, terms.presentCents, leadOf(values.extras)),
  });
  const submit = submitting(form, async ({ brief, validDays, ...proposal }) => {
    const days = validDays ? { validDays: Number(validDays) } : {};
    const input = { campaign, format, brief, ...days, ...inputOf(proposal) };
    say(await making.mutateAsync(input));
    onDone();
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text c="dimmed">{makeOfferWords.lead}</Text>
        <OfferFields form={form} terms={terms} total={makeOfferWords.total}>
          <Textarea
            label={makeOfferWords.brief}
            description={makeOfferWords.briefHint}
            {...form.getInputProps("brief")}
          />
          <NativeSelect label={makeOfferWords.validDays} data={answerTimes} {...form.getInputProps("validDays")} />
        </OfferFields>
        <Group justify="flex-end">
          <Button type="submit" loading={making.isPending}>
            {makeOfferWords.send}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** A publisher's rule may have answered already. */
function say({ status, mediaName }: Offer): void {
  if (status === "accepted") notify.success(makeOfferWords.accepted(mediaName));
  else if (status === "declined") notify.info(makeOfferWords.declined(mediaName));
  else notify.success(makeOfferWords.sent(mediaName));
}
