import { countryOptions } from "#platform/contract/region-names.ts";
import { Picker } from "#platform/web/components/picker/Picker.tsx";
import { industries } from "../survey.ts";
import type { AnswerValue } from "./steps.ts";

const countries = countryOptions();
const industryOptions = industries.map((name) => ({ value: name, label: name }));

type PickedAnswerProps = {
  question: "countries" | "industry";
  mt: string;
  error: string | undefined;
  "aria-labelledby": string;
  value: AnswerValue;
  onChange: (value: AnswerValue) => void;
};

/** Several countries, or one industry, also one that is not listed. */
export default function PickedAnswer({ question, value, onChange, ...shared }: PickedAnswerProps) {
  if (question === "countries")
    return (
      <Picker {...shared} size="md" options={countries} value={Array.isArray(value) ? value : []} onChange={onChange} />
    );
  const text = typeof value === "string" ? value : "";
  return (
    <Picker
      {...shared}
      size="md"
      options={industryOptions}
      value={text ? [text] : []}
      onChange={([picked]) => onChange(picked ?? null)}
      maxValues={1}
      maxLength={80}
      takesAny
      takesLeft
      // Hides the list once full, since it would cover the buttons.
      {...(text && { dropdownOpened: false })}
    />
  );
}
