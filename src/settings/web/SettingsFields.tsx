import { Radio, Stack, Switch, TagsInput, Text, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { ReactNode } from "react";
import { errorOfList } from "#platform/web/components/form/form-errors.ts";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { NumberField } from "#platform/web/components/form/NumberField.tsx";
import { OnePicker } from "#platform/web/components/picker/OnePicker.tsx";
import { countryOptions } from "#platform/web/regions.ts";
import { billingModels } from "../billing-model.ts";
import { type DecidedSettings, settingsRanges } from "../contract.ts";
import type { SettingsValues } from "./settings-values.ts";
import { texts } from "./texts.ts";

export type Setting = keyof DecidedSettings;
type Form = UseFormReturnType<SettingsValues>;

const countries = countryOptions();

const hint = (text: string) => (
  <Text fz="sm" c="dimmed">
    {text}
  </Text>
);

/** The control of each setting, in the order of the page. */
export const settingsFields: Record<Setting, (form: Form) => ReactNode> = {
  feeBasisPoints: ({ getInputProps }) => (
    <NumberField label={texts.fee} description={texts.feeHint} {...getInputProps("feePercent")} />
  ),
  textHours: ({ getInputProps }) => (
    <>
      {hint(texts.hoursHint)}
      <NumberField label={texts.textHours} {...getInputProps("textHours")} />
    </>
  ),
  answerHours: ({ getInputProps }) => <NumberField label={texts.answerHours} {...getInputProps("answerHours")} />,
  approvalHours: ({ getInputProps }) => <NumberField label={texts.approvalHours} {...getInputProps("approvalHours")} />,
  offerHours: ({ getInputProps }) => <NumberField label={texts.offerHours} {...getInputProps("offerHours")} />,
  automaticReview: ({ getInputProps }) => (
    <Switch
      label={texts.automaticReview}
      description={texts.automaticReviewHint}
      {...getInputProps("automaticReview", { type: "checkbox" })}
    />
  ),
  verifiedOnly: ({ getInputProps }) => (
    <Switch
      label={texts.verifiedOnly}
      description={texts.verifiedOnlyHint}
      {...getInputProps("verifiedOnly", { type: "checkbox" })}
    />
  ),
  knownPages: ({ getInputProps, errors }) => (
    <TagsInput
      label={texts.knownPages}
      description={texts.knownPagesHint}
      maxTags={settingsRanges.knownPages.max}
      {...getInputProps("knownPages")}
      error={errorOfList(errors, "knownPages")}
    />
  ),
  earningsLockDays: ({ getInputProps }) => (
    <NumberField
      label={texts.earningsLockDays}
      description={texts.earningsLockDaysHint}
      {...getInputProps("earningsLockDays")}
    />
  ),
  withdrawalMinimumCents: ({ getInputProps }) => (
    <MoneyInput label={texts.withdrawalMinimum} {...getInputProps("withdrawalMinimumCents")} />
  ),
  withdrawalFeeCents: ({ getInputProps }) => (
    <MoneyInput
      label={texts.withdrawalFee}
      description={texts.withdrawalFeeHint}
      {...getInputProps("withdrawalFeeCents")}
    />
  ),
  identityDocumentDays: ({ getInputProps }) => (
    <NumberField
      label={texts.identityDocumentDays}
      description={texts.identityDocumentDaysHint}
      {...getInputProps("identityDocumentDays")}
    />
  ),
  identityDataDays: ({ getInputProps }) => (
    <NumberField
      label={texts.identityDataDays}
      description={texts.identityDataDaysHint}
      {...getInputProps("identityDataDays")}
    />
  ),
  organizationMegabytes: ({ getInputProps }) => (
    <>
      {hint(texts.filesHint)}
      <NumberField label={texts.organizationMegabytes} {...getInputProps("organizationMegabytes")} />
    </>
  ),
  personMegabytes: ({ getInputProps }) => (
    <NumberField label={texts.personMegabytes} {...getInputProps("personMegabytes")} />
  ),
  legalName: ({ getInputProps }) => (
    <>
      {hint(texts.legalHint)}
      <TextInput label={texts.legalName} {...getInputProps("legalName")} />
    </>
  ),
  legalAddress: ({ getInputProps }) => (
    <Textarea label={texts.legalAddress} minRows={3} {...getInputProps("legalAddress")} />
  ),
  legalCountry: ({ getInputProps, setFieldValue }) => (
    <OnePicker
      label={texts.legalCountry}
      options={countries}
      clearable
      {...getInputProps("legalCountry")}
      onChange={(code) => setFieldValue("legalCountry", code ?? "")}
    />
  ),
  legalTaxId: ({ getInputProps }) => (
    <TextInput label={texts.legalTaxId} description={texts.legalTaxIdHint} {...getInputProps("legalTaxId")} />
  ),
  billingModel: ({ getInputProps }) => (
    <Radio.Group label={texts.billingModel} description={texts.billingModelHint} {...getInputProps("billingModel")}>
      <Stack gap="xs" mt="xs">
        {billingModels.map((model) => (
          <Radio key={model} value={model} label={texts.billingModels[model]} />
        ))}
      </Stack>
    </Radio.Group>
  ),
  bankDetails: ({ getInputProps }) => (
    <Textarea
      label={texts.bankDetails}
      description={texts.bankDetailsHint}
      minRows={3}
      {...getInputProps("bankDetails")}
    />
  ),
  affiliatePercent: ({ getInputProps }) => (
    <NumberField
      label={texts.affiliatePercent}
      description={texts.affiliatePercentHint}
      {...getInputProps("affiliatePercent")}
    />
  ),
  affiliateLockDays: ({ getInputProps }) => (
    <NumberField
      label={texts.affiliateLockDays}
      description={texts.affiliateLockDaysHint}
      {...getInputProps("affiliateLockDays")}
    />
  ),
  voucherAccountDays: ({ getInputProps }) => (
    <NumberField
      label={texts.voucherAccountDays}
      description={texts.voucherAccountDaysHint}
      {...getInputProps("voucherAccountDays")}
    />
  ),
  voucherLockDays: ({ getInputProps }) => (
    <NumberField
      label={texts.voucherLockDays}
      description={texts.voucherLockDaysHint}
      {...getInputProps("voucherLockDays")}
    />
  ),
  publishDaysAhead: ({ getInputProps }) => (
    <NumberField
      label={texts.publishDaysAhead}
      description={texts.publishDaysAheadHint}
      {...getInputProps("publishDaysAhead")}
    />
  ),
  organizationsMax: ({ getInputProps }) => (
    <NumberField
      label={texts.organizationsMax}
      description={texts.organizationsMaxHint}
      {...getInputProps("organizationsMax")}
    />
  ),
  adjustmentDayCents: ({ getInputProps }) => (
    <MoneyInput label={texts.adjustmentDay} {...getInputProps("adjustmentDayCents")} />
  ),
  adjustmentMonthCents: ({ getInputProps }) => (
    <MoneyInput label={texts.adjustmentMonth} {...getInputProps("adjustmentMonthCents")} />
  ),
  transferDayCents: ({ getInputProps }) => (
    <MoneyInput label={texts.transferDay} {...getInputProps("transferDayCents")} />
  ),
  transferMonthCents: ({ getInputProps }) => (
    <MoneyInput label={texts.transferMonth} {...getInputProps("transferMonthCents")} />
  ),
  refundDayCents: ({ getInputProps }) => <MoneyInput label={texts.refundDay} {...getInputProps("refundDayCents")} />,
  refundMonthCents: ({ getInputProps }) => (
    <MoneyInput label={texts.refundMonth} {...getInputProps("refundMonthCents")} />
  ),
  voucherDayCents: ({ getInputProps }) => <MoneyInput label={texts.voucherDay} {...getInputProps("voucherDayCents")} />,
  voucherMonthCents: ({ getInputProps }) => (
    <MoneyInput label={texts.voucherMonth} {...getInputProps("voucherMonthCents")} />
  ),
  verdictDayCents: ({ getInputProps }) => <MoneyInput label={texts.verdictDay} {...getInputProps("verdictDayCents")} />,
  verdictMonthCents: ({ getInputProps }) => (
    <MoneyInput label={texts.verdictMonth} {...getInputProps("verdictMonthCents")} />
  ),
  paymentFileDayCents: ({ getInputProps }) => (
    <MoneyInput label={texts.paymentFileDay} {...getInputProps("paymentFileDayCents")} />
  ),
  paymentFileMonthCents: ({ getInputProps }) => (
    <MoneyInput label={texts.paymentFileMonth} {...getInputProps("paymentFileMonthCents")} />
  ),
  payoutHoldHours: ({ getInputProps }) => (
    <NumberField
      label={texts.payoutHoldHours}
      description={texts.payoutHoldHoursHint}
      {...getInputProps("payoutHoldHours")}
    />
  ),
  newAccountDays: ({ getInputProps }) => (
    <NumberField
      label={texts.newAccountDays}
      description={texts.newAccountDaysHint}
      {...getInputProps("newAccountDays")}
    />
  ),
  newAccountTopUpCents: ({ getInputProps }) => (
    <MoneyInput label={texts.newAccountTopUp} {...getInputProps("newAccountTopUpCents")} />
  ),
  topUpsPerDay: ({ getInputProps }) => (
    <NumberField label={texts.topUpsPerDay} description={texts.topUpsPerDayHint} {...getInputProps("topUpsPerDay")} />
  ),
};

/** All settings, in the order of the page. */
export const allSettings = Object.keys(settingsFields) as Setting[];
