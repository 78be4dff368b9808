import { locale } from "#platform/words/catalogue.ts";

const compact = new Intl.NumberFormat(locale, { notation: "compact", maximumSignificantDigits: 3 });
const exact = new Intl.NumberFormat(locale);

/** `412K`: large counts are read, not added up. The exact one shows on hover. */
export function Count({ value }: { value: number }) {
  return (
    <span className="figures" title={value >= 1_000 ? exact.format(value) : undefined}>
      {compact.format(value)}
    </span>
  );
}
