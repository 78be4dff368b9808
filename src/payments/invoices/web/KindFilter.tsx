import { Select } from "@mantine/core";
import { type InvoiceKind, invoiceKinds } from "../invoice.ts";
import { texts } from "./texts.ts";

const kinds = invoiceKinds.map((value) => ({ value, label: texts.kinds[value] }));

type KindFilterProps = { value: InvoiceKind | undefined; onChange: (kind: InvoiceKind | undefined) => void };

export function KindFilter({ value, onChange }: KindFilterProps) {
  return (
    <Select
      label={texts.kind}
      placeholder={texts.all}
      data={kinds}
      value={value ?? null}
      onChange={(chosen) => onChange(invoiceKinds.find((kind) => kind === chosen))}
      w={{ base: "100%", xs: 220 }}
      clearable
    />
  );
}
