import { Button, CloseButton, Fieldset, Group, Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { DateField } from "#platform/web/components/form/DateField.tsx";
import { newKey } from "#platform/web/new-key.ts";
import { holidaysMax, type Period } from "../calendar.ts";
import { texts } from "./texts.ts";

export type CalendarValues = {
  weeklyPublications: number | undefined;
  holidays: (Period & { key: string })[];
};

export function HolidayFields({ form }: { form: UseFormReturnType<CalendarValues> }) {
  const { holidays } = form.values;
  const add = () => form.insertListItem("holidays", { key: newKey(), from: "", until: "" });
  return (
    <Fieldset legend={texts.holidays} variant="unstyled" px={0} mt="md">
      <Stack gap="sm">
        {holidays.map(({ key, from }, at) => (
          <Group key={key} wrap="nowrap" align="flex-start" gap="xs">
            <DateField
              flex={1}
              miw={0}
              label={at === 0 ? texts.from : undefined}
              aria-label={texts.fromNumber(at + 1)}
              {...form.getInputProps(`holidays.${at}.from`)}
            />
            <DateField
              flex={1}
              miw={0}
              label={at === 0 ? texts.until : undefined}
              aria-label={texts.untilNumber(at + 1)}
              min={from}
              {...form.getInputProps(`holidays.${at}.until`)}
            />
            <CloseButton
              size="lg"
              mt={at === 0 ? 24 : 0}
              aria-label={texts.remove(at + 1)}
              onClick={() => form.removeListItem("holidays", at)}
            />
          </Group>
        ))}
        {holidays.length < holidaysMax && (
          <Group>
            <Button variant="secondary" onClick={add}>
              {texts.add}
            </Button>
          </Group>
        )}
      </Stack>
    </Fieldset>
  );
}
