import { Title } from "@mantine/core";
import { elsewhere } from "#media/audience/audience.ts";
import type { Media } from "#media/contract.ts";
import { countryName } from "#platform/contract/region-names.ts";
import { type Bar, BarList } from "#platform/web/components/BarList.tsx";
import { locale } from "#platform/words/catalogue.ts";
import { Origin } from "./Origin.tsx";
import { texts } from "./texts.ts";

/** Readers by country (R3.6), where known. */
export function Audience({ medium: { audienceCountries: shares, audienceSource: source } }: { medium: Media }) {
  if (!shares) return null;
  return (
    <>
      <Title order={3} fz={16} mt="lg" mb="sm">
        {texts.audienceByCountry}
      </Title>
      <AudienceChart shares={shares} />
      {source && <Origin {...source} />}
    </>
  );
}

type Shares = NonNullable<Media["audienceCountries"]>;

const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

function AudienceChart({ shares }: { shares: Shares }) {
  const rest = elsewhere(shares);
  const bars = shares.map((share) => barOf(share.country, countryName(share.country), share.percent));
  const others = { ...barOf("elsewhere", texts.elsewhere, rest), isQuiet: true };
  return <BarList label={texts.audienceByCountry} bars={rest > 0 ? [...bars, others] : bars} />;
}

const barOf = (key: string, name: string, value: number): Bar => ({
  key,
  name,
  value,
  text: `${percent.format(value)}%`,
});
