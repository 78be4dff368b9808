import { SimpleGrid } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { mediaQuery } from "#media/web/api.ts";
import { idOf } from "#platform/contract/iri.ts";
import { Earnings } from "#settings/fees/web/Earnings.tsx";
import { type FieldName, type FormatStep, fieldNamed } from "../../../conditions.ts";
import type { Format } from "../../../contract.ts";
import { fieldsOfStep } from "../../../steps.ts";
import type { FormatEditorForm } from "../form.ts";
import { FormatField } from "./FormatField.tsx";
import { PriceGuidanceHint } from "./PriceGuidanceHint.tsx";

type StepFieldsProps = { step: FormatStep; form: FormatEditorForm; format: Format };

export function StepFields({ step, form, format }: StepFieldsProps) {
  const { values } = form;
  const names = fieldsOfStep(step).filter((name) => fieldNamed(name).goesWith?.(values) ?? true);
  return besideEachOther(names).map((group) => (
    <Fragment key={group[0]}>
      {group.some(isNumber) ? (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {group.map((name) => (
            <FormatField key={name} name={name} form={form} />
          ))}
        </SimpleGrid>
      ) : (
        group.map((name) => <FormatField key={name} name={name} form={form} />)
      )}
      {group.includes("priceCents") && <PriceEarnings format={format} priceCents={values.priceCents} />}
      {group.includes("priceCents") && values.formatType === format.formatType && <PriceGuidanceHint format={format} />}
    </Fragment>
  ));
}

function PriceEarnings({ format, priceCents }: { format: Format; priceCents: number | undefined }) {
  const { data: medium } = useQuery(mediaQuery(idOf(format.media)));
  return medium ? <Earnings organizationId={idOf(medium.organization)} priceCents={priceCents} /> : null;
}

const isNumber = (name: FieldName): boolean => fieldNamed(name).kind === "number";

function besideEachOther(names: FieldName[]): FieldName[][] {
  const groups: FieldName[][] = [];
  for (const name of names) {
    const last = groups.at(-1);
    if (isNumber(name) && last?.every(isNumber)) last.push(name);
    else groups.push([name]);
  }
  return groups;
}
