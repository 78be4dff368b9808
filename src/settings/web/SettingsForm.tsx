import { Button, Group, Stack, Switch, TagsInput, Text, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { errorOfList } from "#platform/web/components/form/form-errors.ts";
import { formTexts } from "#platform/web/components/form/form-texts.ts";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { NumberField } from "#platform/web/components/form/NumberField.tsx";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { notify } from "#platform/web/components/notify.ts";
import { OnePicker } from "#platform/web/components/picker/OnePicker.tsx";
import { countryOptions } from "#platform/web/regions.ts";
import { type SettingsItem, settingsRanges } from "../contract.ts";
import { SilenceNotice } from "../known-pages/web/SilenceNotice.tsx";
import { editSettings, testKnownPages } from "./api.ts";
import { editOf, type SettingsValues, settingsProblems, valuesOf } from "./settings-values.ts";
import { texts } from "./texts.ts";

const countries = countryOptions();

/** Sends what was changed, and says so; what is refused is told at its field. */
export function SettingsForm({ settings }: { settings: SettingsItem }) {
  // What the person saw when they began: what somebody else changes meanwhile is not theirs to undo.
  const [seen, setSeen] = useState(settings);
  const form = useForm<SettingsValues>({ initialValues: valuesOf(settings), validate: settingsProblems });
  const submit = submitting(form, async (values) => {
    const edit = editOf(values, seen);
    if (Object.keys(edit).length === 0) return notify.info(texts.unchanged);
    const silent = edit.knownPages ? await testKnownPages(edit.knownPages) : [];
    if (silent.length > 0) return form.setFieldError("knownPages", texts.silentPages(silent));
    await editSettings(edit);
    setSeen({ ...seen, ...edit });
    notify.success(formTexts.saved);
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack maw={400}>
        <NumberField label={texts.fee} description={texts.feeHint} {...form.getInputProps("feePercent")} />
        <Text fz="sm" c="dimmed">
          {texts.hoursHint}
        </Text>
        <NumberField label={texts.textHours} {...form.getInputProps("textHours")} />
        <NumberField label={texts.answerHours} {...form.getInputProps("answerHours")} />
        <NumberField label={texts.approvalHours} {...form.getInputProps("approvalHours")} />
        <NumberField label={texts.offerHours} {...form.getInputProps("offerHours")} />
        <Switch
          label={texts.automaticReview}
          description={texts.automaticReviewHint}
          {...form.getInputProps("automaticReview", { type: "checkbox" })}
        />
        <Switch
          label={texts.verifiedOnly}
          description={texts.verifiedOnlyHint}
          {...form.getInputProps("verifiedOnly", { type: "checkbox" })}
        />
        <SilenceNotice settings={settings} />
        <TagsInput
          label={texts.knownPages}
          description={texts.knownPagesHint}
          maxTags={settingsRanges.knownPages.max}
          {...form.getInputProps("knownPages")}
          error={errorOfList(form.errors, "knownPages")}
        />
        <NumberField
          label={texts.earningsLockDays}
          description={texts.earningsLockDaysHint}
          {...form.getInputProps("earningsLockDays")}
        />
        <MoneyInput label={texts.withdrawalMinimum} {...form.getInputProps("withdrawalMinimumCents")} />
        <MoneyInput
          label={texts.withdrawalFee}
          description={texts.withdrawalFeeHint}
          {...form.getInputProps("withdrawalFeeCents")}
        />
        <NumberField
          label={texts.identityDocumentDays}
          description={texts.identityDocumentDaysHint}
          {...form.getInputProps("identityDocumentDays")}
        />
        <Text fz="sm" c="dimmed">
          {texts.filesHint}
        </Text>
        <NumberField label={texts.organizationMegabytes} {...form.getInputProps("organizationMegabytes")} />
        <NumberField label={texts.personMegabytes} {...form.getInputProps("personMegabytes")} />
        <Text fz="sm" c="dimmed">
          {texts.legalHint}
        </Text>
        <TextInput label={texts.legalName} {...form.getInputProps("legalName")} />
        <Textarea label={texts.legalAddress} minRows={3} {...form.getInputProps("legalAddress")} />
        <OnePicker
          label={texts.legalCountry}
          options={countries}
          clearable
          {...form.getInputProps("legalCountry")}
          onChange={(code) => form.setFieldValue("legalCountry", code ?? "")}
        />
        <TextInput label={texts.legalTaxId} {...form.getInputProps("legalTaxId")} />
        <Textarea
          label={texts.bankDetails}
          description={texts.bankDetailsHint}
          minRows={3}
          {...form.getInputProps("bankDetails")}
        />
        <NumberField
          label={texts.affiliatePercent}
          description={texts.affiliatePercentHint}
          {...form.getInputProps("affiliatePercent")}
        />
        <NumberField
          label={texts.affiliateLockDays}
          description={texts.affiliateLockDaysHint}
          {...form.getInputProps("affiliateLockDays")}
        />
        <NumberField
          label={texts.voucherAccountDays}
          description={texts.voucherAccountDaysHint}
          {...form.getInputProps("voucherAccountDays")}
        />
        <NumberField
          label={texts.voucherLockDays}
          description={texts.voucherLockDaysHint}
          {...form.getInputProps("voucherLockDays")}
        />
        <NumberField
          label={texts.organizationsMax}
          description={texts.organizationsMaxHint}
          {...form.getInputProps("organizationsMax")}
        />
        <Group>
          <Button type="submit" loading={form.submitting}>
            {formTexts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
