import { Radio, Stack, Switch, TagsInput, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { ReactNode } from "react";
import { countryOptions } from "#platform/contract/region-names.ts";
import { DurationField } from "#platform/web/components/form/DurationField.tsx";
import { errorOfList } from "#platform/web/components/form/form-errors.ts";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { NumberField } from "#platform/web/components/form/NumberField.tsx";
import { OnePicker } from "#platform/web/components/picker/OnePicker.tsx";
import { billingModels } from "../billing-model.ts";
import type { DecidedSettings } from "../contract.ts";
import { byLimit } from "../limited-deeds.ts";
import { knownPagesMax, settingsRanges } from "../ranges.ts";
import type { SettingsValues } from "./settings-values.ts";
import { texts } from "./texts.ts";

export type Setting = keyof DecidedSettings;
type Form = UseFormReturnType<SettingsValues>;
type SettingControl = (form: Form) => ReactNode;
type SettingControls = Partial<Record<Setting, SettingControl>>;

const countries = countryOptions();

const fees = {
  feeBasisPoints: ({ getInputProps }) => (
    <NumberField
      label={texts.fee}
      description={texts.feeHint(settingsRanges.feeBasisPoints)}
      {...getInputProps("feePercent")}
    />
  ),
  affiliatePercent: ({ getInputProps }) => (
    <NumberField
      label={texts.affiliatePercent}
      description={texts.affiliatePercentHint(settingsRanges.affiliatePercent)}
      {...getInputProps("affiliatePercent")}
    />
  ),
  affiliateLockDays: ({ getInputProps }) => (
    <NumberField
      label={texts.affiliateLockDays}
      description={texts.affiliateLockDaysHint(settingsRanges.affiliateLockDays)}
      {...getInputProps("affiliateLockDays")}
    />
  ),
} satisfies SettingControls;

const times = {
  textHours: ({ getInputProps }) => <DurationField label={texts.textHours} {...getInputProps("textHours")} />,
  answerHours: ({ getInputProps }) => <DurationField label={texts.answerHours} {...getInputProps("answerHours")} />,
  approvalHours: ({ getInputProps }) => (
    <DurationField label={texts.approvalHours} {...getInputProps("approvalHours")} />
  ),
  offerHours: ({ getInputProps }) => <DurationField label={texts.offerHours} {...getInputProps("offerHours")} />,
  publishDaysAhead: ({ getInputProps }) => (
    <NumberField
      label={texts.publishDaysAhead}
      description={texts.publishDaysAheadHint(settingsRanges.publishDaysAhead)}
      {...getInputProps("publishDaysAhead")}
    />
  ),
} satisfies SettingControls;

const proof = {
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
      description={texts.knownPagesHint(knownPagesMax)}
      maxTags={knownPagesMax}
      {...getInputProps("knownPages")}
      error={errorOfList(errors, "knownPages")}
    />
  ),
} satisfies SettingControls;

const payouts = {
  earningsLockDays: ({ getInputProps }) => (
    <NumberField
      label={texts.earningsLockDays}
      description={texts.earningsLockDaysHint(settingsRanges.earningsLockDays)}
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
  payoutHoldHours: ({ getInputProps }) => (
    <DurationField
      label={texts.payoutHoldHours}
      description={texts.payoutHoldHoursHint(settingsRanges.payoutHoldHours)}
      {...getInputProps("payoutHoldHours")}
    />
  ),
} satisfies SettingControls;

const topUps = {
  bankDetails: ({ getInputProps }) => (
    <Textarea
      label={texts.bankDetails}
      description={texts.bankDetailsHint}
      minRows={3}
      {...getInputProps("bankDetails")}
    />
  ),
  newAccountDays: ({ getInputProps }) => (
    <NumberField
      label={texts.newAccountDays}
      description={texts.newAccountDaysHint(settingsRanges.newAccountDays)}
      {...getInputProps("newAccountDays")}
    />
  ),
  newAccountTopUpCents: ({ getInputProps }) => (
    <MoneyInput label={texts.newAccountTopUp} {...getInputProps("newAccountTopUpCents")} />
  ),
  topUpsPerDay: ({ getInputProps }) => (
    <NumberField label={texts.topUpsPerDay} description={texts.topUpsPerDayHint} {...getInputProps("topUpsPerDay")} />
  ),
  voucherAccountDays: ({ getInputProps }) => (
    <NumberField
      label={texts.voucherAccountDays}
      description={texts.voucherAccountDaysHint(settingsRanges.voucherAccountDays)}
      {...getInputProps("voucherAccountDays")}
    />
  ),
  voucherLockDays: ({ getInputProps }) => (
    <NumberField
      label={texts.voucherLockDays}
      description={texts.voucherLockDaysHint(settingsRanges.voucherLockDays)}
      {...getInputProps("voucherLockDays")}
    />
  ),
  organizationsMax: ({ getInputProps }) => (
    <NumberField
      label={texts.organizationsMax}
      description={texts.organizationsMaxHint}
      {...getInputProps("organizationsMax")}
    />
  ),
} satisfies SettingControls;

const documents = {
  legalName: ({ getInputProps }) => <TextInput label={texts.legalName} {...getInputProps("legalName")} />,
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
} satisfies SettingControls;

const visitors = {
  opensMarketplace: ({ getInputProps }) => (
    <Switch
      label={texts.opensMarketplace}
      description={texts.opensMarketplaceHint}
      {...getInputProps("opensMarketplace", { type: "checkbox" })}
    />
  ),
  namesOutlets: ({ getInputProps }) => (
    <Switch
      label={texts.namesOutlets}
      description={texts.namesOutletsHint}
      {...getInputProps("namesOutlets", { type: "checkbox" })}
    />
  ),
  termsUrl: ({ getInputProps }) => <TextInput type="url" label={texts.termsUrl} {...getInputProps("termsUrl")} />,
  privacyUrl: ({ getInputProps }) => <TextInput type="url" label={texts.privacyUrl} {...getInputProps("privacyUrl")} />,
} satisfies SettingControls;

const files = {
  organizationMegabytes: ({ getInputProps }) => (
    <NumberField label={texts.organizationMegabytes} {...getInputProps("organizationMegabytes")} />
  ),
  personMegabytes: ({ getInputProps }) => (
    <NumberField label={texts.personMegabytes} {...getInputProps("personMegabytes")} />
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
} satisfies SettingControls;

const limits = byLimit<SettingControl>((deed, span) => ({ getInputProps }) => (
  <MoneyInput
    label={texts.limitOf(texts.limited[deed], texts.within[span])}
    {...getInputProps(`${deed}${span}Cents`)}
  />
));

/** A setting without a control does not compile. */
export const settingsFields: Record<Setting, SettingControl> = {
  ...fees,
  ...times,
  ...proof,
  ...payouts,
  ...topUps,
  ...documents,
  ...visitors,
  ...files,
  ...limits,
};

export type SettingsSection = { title: string; hint?: string; settings: Setting[] };

const sectionOf = (controls: SettingControls, words: Omit<SettingsSection, "settings">): SettingsSection => ({
  ...words,
  settings: Object.keys(controls) as Setting[],
});

export const settingsSections: SettingsSection[] = [
  sectionOf(fees, { title: texts.fees }),
  sectionOf(times, { title: texts.times, hint: texts.hoursHint(settingsRanges.answerHours) }),
  sectionOf(proof, { title: texts.proof }),
  sectionOf(payouts, { title: texts.payouts }),
  sectionOf(topUps, { title: texts.topUps }),
  sectionOf(documents, { title: texts.documents, hint: texts.legalHint }),
  sectionOf(visitors, { title: texts.visitors, hint: texts.visitorsHint }),
  sectionOf(files, { title: texts.files, hint: texts.filesHint }),
  sectionOf(limits, { title: texts.limits, hint: texts.limitsHint }),
];
