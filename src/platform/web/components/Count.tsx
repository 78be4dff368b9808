const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumSignificantDigits: 3 });
const exact = new Intl.NumberFormat("en-US");

/** `412K`: large counts are read, not added up. The exact one shows on hover. */
export function Count({ value }: { value: number }) {
  return (
    <span className="figures" title={value >= 1_000 ? exact.format(value) : undefined}>
      {compact.format(value)}
    </span>
  );
}
