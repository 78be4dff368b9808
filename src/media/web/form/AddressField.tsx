import { Loader, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { texts } from "../texts.ts";
import { completedAddress } from "./completed-address.ts";
import type { MediaValues } from "./form-values.ts";
import { useSiteReading } from "./use-site-reading.ts";

type AddressFieldProps = {
  form: UseFormReturnType<MediaValues>;
  /** Reads the site when the field loses focus (R2.19). */
  reads: boolean;
};

export function AddressField({ form, reads }: AddressFieldProps) {
  const { isReading, says, read } = useSiteReading(form);
  const field = form.getInputProps("url");
  const leave = (event: unknown) => {
    field.onBlur?.(event);
    form.setFieldValue("url", completedAddress(form.getValues().url));
    if (reads) void read();
  };
  return (
    <div>
      <TextInput
        {...field}
        label={texts.form.url}
        description={reads ? texts.form.newUrlHint : texts.form.urlHint}
        type="url"
        required
        onBlur={leave}
        rightSection={isReading ? <Loader size="xs" aria-hidden /> : undefined}
      />
      {reads && (
        <Text fz="sm" c="dimmed" mt={4} role="status">
          {says}
        </Text>
      )}
    </div>
  );
}
