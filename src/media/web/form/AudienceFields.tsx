import { Button, CloseButton, Fieldset, Group, Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { NumberField } from "#platform/web/components/form/NumberField.tsx";
import { OnePicker } from "#platform/web/components/picker/OnePicker.tsx";
import { newKey } from "#platform/web/new-key.ts";
import { audienceCountriesMax } from "../../audience/audience.ts";
import { texts } from "../texts.ts";
import type { MediaValues } from "./form-values.ts";

const formWords = texts.form;

type AudienceFieldsProps = {
  form: UseFormReturnType<MediaValues>;
  countries: { value: string; label: string }[];
};

export function AudienceFields({ form, countries }: AudienceFieldsProps) {
  const rows = form.values.audienceCountries;
  const { error } = form.getInputProps("audienceCountries");
  const add = () => form.insertListItem("audienceCountries", { key: newKey(), country: "", percent: undefined });
  return (
    <Fieldset legend={formWords.audienceCountries} variant="unstyled">
      <Stack gap="sm">
        <Text fz="sm" c="dimmed">
          {formWords.audienceCountriesHint}
        </Text>
        {rows.map(({ key }, at) => (
          <Group key={key} wrap="nowrap" align="flex-start" gap="sm">
            <OnePicker
              flex={1}
              options={countries}
              placeholder={formWords.country}
              aria-label={formWords.countryNumber(at + 1)}
              {...form.getInputProps(`audienceCountries.${at}.country`)}
            />
            <NumberField
              w={96}
              placeholder={formWords.percent}
              aria-label={formWords.percentNumber(at + 1)}
              {...form.getInputProps(`audienceCountries.${at}.percent`)}
            />
            <CloseButton
              size="lg"
              aria-label={formWords.removeCountry(at + 1)}
              onClick={() => form.removeListItem("audienceCountries", at)}
            />
          </Group>
        ))}
        {error && (
          <Text fz="sm" c="red" role="alert">
            {error}
          </Text>
        )}
        {rows.length < audienceCountriesMax && (
          <Group>
            <Button variant="secondary" onClick={add}>
              {formWords.addCountry}
            </Button>
          </Group>
        )}
      </Stack>
    </Fieldset>
  );
}
