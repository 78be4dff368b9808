import { Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { firstPublishDay } from "#accounts/survey/from-answers.ts";
import { useClientUser } from "#accounts/web/api.ts";
import { campaignQuery } from "#campaigns/web/api.ts";
import { leadOfAll, type PublishDate, publishDateProblem } from "#orders/dates/publish-date.ts";
import { PublishDateField } from "#orders/web/PublishDateField.tsx";
import { useLeadClock } from "#orders/web/use-lead-time.ts";
import { dayOf } from "#platform/contract/day.ts";
import { idOf } from "#platform/contract/iri.ts";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { texts as platformTexts } from "#platform/web/texts.ts";
import { dayInWords } from "#platform/words/day-words.ts";
import type { Cart } from "../contract.ts";
import { workOf } from "../work.ts";
import { useDateLines } from "./changes.ts";
import { texts } from "./texts.ts";

const cartDateWords = texts.date;

/** Sets one publish date for several lines, or for any number when the survey's timing suggests a day (R3.9). */
export function LinesDate({ cart, onDated }: { cart: Cart; onDated: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const wanted = useWantedDay(cart);
  if (cart.lines.length < 2 && !wanted) return null;
  return (
    <Group gap="sm">
      {wanted && <Text fz="sm">{cartDateWords.wanted(dayInWords(wanted))}</Text>}
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {cart.lines.length < 2 ? cartDateWords.submit : cartDateWords.title}
      </Button>
      {isOpen && <DateDialog cart={cart} wanted={wanted} onDated={onDated} onClose={() => setOpen(false)} />}
    </Group>
  );
}

/** The survey's day, until the campaign has an order or the lines have dates. */
function useWantedDay({ campaign, lines }: Cart): string | undefined {
  const { questionnaire } = useClientUser();
  const { data } = useQuery(campaignQuery(idOf(campaign)));
  const day = firstPublishDay(questionnaire);
  const isOpen = data?.orderCount === 0 && lines.some(({ publishOn }) => publishOn === null);
  return isOpen && day && day > dayOf(new Date()) ? day : undefined;
}

type DateDialogProps = { cart: Cart; wanted: string | undefined; onDated: () => void; onClose: () => void };

function DateDialog({ cart: { id, lines }, wanted, onDated, onClose }: DateDialogProps) {
  const [chosen, setChosen] = useState(() => lines.map((line) => line.id));
  const [date, setDate] = useState<PublishDate>(
    wanted ? { publishDateMode: "Before", publishOn: wanted } : { publishDateMode: "After", publishOn: null },
  );
  const lead = leadOfAll(useLeadClock(), lines.filter(({ id: line }) => chosen.includes(line)).map(workOf));
  const dating = useDateLines(id);
  const submit = () =>
    dating.mutate(
      { lines: chosen, ...date },
      {
        onError: notify.failure,
        onSuccess: () => {
          onDated();
          onClose();
          notify.success(cartDateWords.done(chosen.length));
        },
      },
    );
  return (
    <Dialog open onClose={onClose} title={lines.length < 2 ? cartDateWords.submit : cartDateWords.title}>
      <Stack gap="md">
        {lines.length > 1 && <Text>{cartDateWords.text}</Text>}
        <PublishDateField value={date} lead={lead} onChange={setDate} />
        <Checkbox.Group label={cartDateWords.lines} value={chosen} onChange={setChosen}>
          <Stack gap="xs" mt="xs">
            {lines.map((line) => (
              <Checkbox key={line.id} value={line.id} label={`${line.mediaName} · ${line.formatType}`} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Group justify="flex-end">
          <Button variant="secondary" onClick={onClose}>
            {platformTexts.cancel}
          </Button>
          <Button
            disabled={chosen.length === 0 || publishDateProblem(date, lead) !== undefined}
            loading={dating.isPending}
            onClick={submit}
          >
            {cartDateWords.submit}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
