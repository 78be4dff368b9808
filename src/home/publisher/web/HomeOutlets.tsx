import { MediaStatusBadge } from "#media/web/MediaStatusBadge.tsx";
import { OutletMark } from "#media/web/OutletMark.tsx";
import { idOf } from "#platform/contract/iri.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import area from "#platform/web/components/link-area.module.css";
import { AnchorLink, ButtonLink } from "#platform/web/components/links.tsx";
import { Sparkline } from "#platform/web/components/Sparkline.tsx";
import classes from "../../web/home.module.css";
import { Panel } from "../../web/Panel.tsx";
import { texts } from "../../web/texts.ts";
import type { OutletOnHome, PublisherHome } from "../contract.ts";

const homeWords = texts.publisher;

export function HomeOutlets({ home: { outlets, outletCount } }: { home: PublisherHome }) {
  return (
    <Panel
      title={homeWords.outlets}
      aside={
        outletCount > 0 && (
          <AnchorLink underline="hover" to="/publisher/outlets">
            {texts.all(outletCount)}
          </AnchorLink>
        )
      }
    >
      {outlets.length === 0 ? (
        <Empty title={homeWords.noOutlets} text={homeWords.noOutletsText} action={<AddOutlet />} />
      ) : (
        <ul className={classes.rows}>
          {outlets.map((outlet) => (
            <OutletRow key={outlet.media} outlet={outlet} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

export const AddOutlet = () => (
  <ButtonLink to="/publisher/outlets" search={{ outlet: "new" }}>
    {homeWords.addOutlet}
  </ButtonLink>
);

function OutletRow({ outlet }: { outlet: OutletOnHome }) {
  const { media, name, logo, status, earned } = outlet;
  const months = earned?.months ?? [];
  const cents = months.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0);
  return (
    <li className={`${classes.row} ${area.row}`}>
      <OutletMark name={name} logo={logo} />
      <div className={classes.words}>
        <div className={classes.name}>
          <AnchorLink underline="hover" to="/publisher/outlets" search={{ outlet: idOf(media) }} className={area.link}>
            {name}
          </AnchorLink>
        </div>
        <div className={classes.summary}>{recordOf(outlet)}</div>
      </div>
      {status !== "listed" && <MediaStatusBadge status={status} />}
      {cents !== 0 && (
        <>
          <Sparkline
            points={months.map(({ month, amountCents }) => ({ readOn: `${month}-01`, value: amountCents ?? 0 }))}
          />
          <span className={`${classes.amount} figures`}>{texts.rounded(cents)}</span>
        </>
      )}
    </li>
  );
}

function recordOf({ orderCount, medianHours, due, onTime }: OutletOnHome): string {
  return [
    orderCount > 0 ? homeWords.outletOrders(orderCount) : homeWords.noOutletOrders,
    medianHours !== null && homeWords.answersIn(texts.hours(medianHours)),
    due > 0 && homeWords.inTime(texts.share(onTime, due)),
  ]
    .filter(Boolean)
    .join(", ");
}
