import { Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { leadOfAll, type PublishDate, publishDateProblem } from "#orders/dates/publish-date.ts";
import { PublishDateField } from "#orders/web/PublishDateField.tsx";
import { useLeadClock } from "#orders/web/use-lead-time.ts";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { texts as platformTexts } from "#platform/web/texts.ts";
import type { Cart } from "../contract.ts";
import { workOf } from "../work.ts";
import { useDateLines } from "./changes.ts";
import { texts } from "./texts.ts";

const words = texts.date;

/** One publish date for several lines of the cart. */
export function LinesDate({ cart, onDated }: { cart: Cart; onDated: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.title}
      </Button>
      {isOpen && <DateDialog cart={cart} onDated={onDated} onClose={() => setOpen(false)} />}
    </>
  );
}

type DateDialogProps = { cart: Cart; onDated: () => void; onClose: () => void };

function DateDialog({ cart: { id, lines }, onDated, onClose }: DateDialogProps) {
  const [chosen, setChosen] = useState(() => lines.map((line) => line.id));
  const [date, setDate] = useState<PublishDate>({ publishDateMode: "After", publishOn: null });
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
          notify.success(words.done(chosen.length));
        },
      },
    );
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <Stack gap="md">
        <Text>{words.text}</Text>
        <PublishDateField value={date} lead={lead} onChange={setDate} />
        <Checkbox.Group label={words.lines} value={chosen} onChange={setChosen}>
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
            {words.submit}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
