import { Title } from "@mantine/core";
import { elsewhere } from "#media/audience/audience.ts";
import type { Media } from "#media/contract.ts";
import { countryName } from "#platform/web/regions.ts";
import classes from "./audience.module.css";
import { Origin } from "./Origin.tsx";
import { texts } from "./texts.ts";

/** In which countries the readers are (R3.6), where that is known. */
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

const percent = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** A bar for each country, the longest for the greatest share, and the numbers beside them. */
function AudienceChart({ shares }: { shares: Shares }) {
  const rest = elsewhere(shares);
  const rows = [
    ...shares.map((share) => ({ ...share, name: countryName(share.country) })),
    ...(rest > 0 ? [{ country: "elsewhere", name: texts.elsewhere, percent: rest }] : []),
  ];
  const greatest = Math.max(...rows.map((row) => row.percent));
  return (
    <ul className={classes.shares} aria-label={texts.audienceByCountry}>
      {rows.map((row) => (
        <li key={row.country} className={row.country === "elsewhere" ? classes.rest : undefined}>
          <span>{row.name}</span>
          <span className={classes.bar} aria-hidden="true">
            <span style={{ inlineSize: `${(row.percent / greatest) * 100}%` }} />
          </span>
          <span className="numeric">{percent.format(row.percent)}%</span>
        </li>
      ))}
    </ul>
  );
}
