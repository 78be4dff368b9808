import { Button, Stack, Textarea, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { type Organization, organizationEdit } from "#accounts/organizations/contract.ts";
import { editBilling } from "#accounts/web/changes.ts";
import { countryOptions } from "#platform/contract/region-names.ts";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { notify } from "#platform/web/components/notify.ts";
import { Part } from "#platform/web/components/Part.tsx";
import { OnePicker } from "#platform/web/components/picker/OnePicker.tsx";
import { billingEditOf, valuesOfBilling } from "./billing-form.ts";
import { texts } from "./texts.ts";

const countries = countryOptions();

/** The invoices' recipient, and the threshold of the low-balance notice (R3.2). */
export function BillingDetails({ organization }: { organization: Organization }) {
  const form = useForm({
    initialValues: valuesOfBilling(organization),
    validate: schemaResolver(organizationEdit, { sync: true }),
  });
  const submit = submitting(form, async (values) => {
    await editBilling(organization.id, billingEditOf(form.getInitialValues(), values));
    form.setInitialValues(values);
    notify.success(texts.saved);
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={40}>
        <Part title={texts.details} text={texts.detailsText}>
          <Stack maw={400}>
            <TextInput
              label={texts.billingName}
              description={texts.billingNameHint}
              {...form.getInputProps("billingName")}
            />
            <Textarea label={texts.billingAddress} minRows={3} {...form.getInputProps("billingAddress")} />
            <OnePicker
              label={texts.billingCountry}
              options={countries}
              clearable
              {...form.getInputProps("billingCountry")}
              onChange={(code) => form.setFieldValue("billingCountry", code ?? "")}
            />
            <TextInput
              label={texts.taxId}
              description={organization.taxId && !organization.hasVatId ? texts.otherTaxId : texts.taxIdHint}
              {...form.getInputProps("taxId")}
            />
          </Stack>
        </Part>
        {organization.kind !== "publisher" && (
          <Part title={texts.lowBalance} text={texts.lowBalanceText}>
            <Stack maw={400}>
              <MoneyInput
                label={texts.lowBalanceAmount}
                description={texts.lowBalanceHint}
                {...form.getInputProps("lowBalanceCents")}
              />
            </Stack>
          </Part>
        )}
        <Button type="submit" variant="secondary" loading={form.submitting} style={{ alignSelf: "flex-start" }}>
          {texts.save}
        </Button>
      </Stack>
    </form>
  );
}
