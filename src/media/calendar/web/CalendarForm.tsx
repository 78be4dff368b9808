import { Button, Group } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { FormSection } from "#platform/web/components/form/FormSection.tsx";
import { NumberField } from "#platform/web/components/form/NumberField.tsx";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { notify } from "#platform/web/components/notify.ts";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { newKey } from "#platform/web/new-key.ts";
import { calendarEdit, type OutletCalendar } from "../contract.ts";
import { calendarQuery, editCalendar } from "./api.ts";
import { type CalendarValues, HolidayFields } from "./HolidayFields.tsx";
import { texts } from "./texts.ts";

type UnsavedListener = { onUnsaved: (isUnsaved: boolean) => void };

/** Weekly capacity and holidays, saved apart from the outlet's other fields. */
export function CalendarForm({ media, onUnsaved }: UnsavedListener & { media: string }) {
  const query = useQuery(calendarQuery(media));
  return (
    <FormSection title={texts.title} text={texts.text}>
      <QueryState query={query} inline>
        {(calendar) => <CalendarFields calendar={calendar} onUnsaved={onUnsaved} />}
      </QueryState>
    </FormSection>
  );
}

type CalendarFieldsProps = UnsavedListener & { calendar: OutletCalendar };

function CalendarFields({ calendar: { id, weeklyPublications, holidays }, onUnsaved }: CalendarFieldsProps) {
  const form = useForm<CalendarValues>({
    initialValues: {
      weeklyPublications: weeklyPublications ?? undefined,
      holidays: holidays.map((holiday) => ({ key: newKey(), ...holiday })),
    },
    onValuesChange: () => onUnsaved(true),
    validate: (values) => schemaResolver(calendarEdit, { sync: true })(editOf(values)),
  });
  const submit = submitting(form, async (values) => {
    await editCalendar(id, editOf(values));
    onUnsaved(false);
    notify.success(texts.saved);
  });
  return (
    <form onSubmit={submit} noValidate>
      <NumberField
        label={texts.weeklyPublications}
        description={texts.weeklyHint}
        w={{ base: "100%", xs: 320 }}
        {...form.getInputProps("weeklyPublications")}
      />
      <HolidayFields form={form} />
      <Group mt="lg">
        <Button type="submit" variant="secondary" loading={form.submitting}>
          {texts.save}
        </Button>
      </Group>
    </form>
  );
}

const editOf = ({ weeklyPublications, holidays }: CalendarValues) => ({
  weeklyPublications: weeklyPublications ?? null,
  holidays: holidays.map(({ from, until }) => ({ from, until })),
});
