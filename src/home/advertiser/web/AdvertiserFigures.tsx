import { Count } from "#platform/web/components/Count.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { Stat, Stats } from "#platform/web/components/Stat.tsx";
import classes from "../../web/home.module.css";
import { texts } from "../../web/texts.ts";
import type { AdvertiserHome } from "../contract.ts";

const homeWords = texts.advertiser;
/** Up to here counts are told, beyond a share. */
const countedExactly = 200;

type FiguresProps = { home: AdvertiserHome };

export function AdvertiserFigures({ home: { wallet, running, published, links } }: FiguresProps) {
  return (
    <Stats label={homeWords.figures}>
      {wallet && (
        <Stat name={homeWords.available} note={homeWords.held(wallet.heldCents)}>
          <Money cents={wallet.availableCents} />
        </Stat>
      )}
      <Stat
        name={homeWords.running}
        note={running.orders > 0 ? homeWords.runningNote(running.campaigns) : homeWords.noneRunning}
      >
        <Count value={running.orders} />
      </Stat>
      <Stat name={homeWords.published} note={punctuality(published)}>
        <Count value={published.orders} />
      </Stat>
      <Stat name={homeWords.links} note={links.claims > 0 ? homeWords.claims(links.claims) : restOf(links)}>
        <Count value={links.asAgreed} />
        {links.paid > 0 && <span className={classes.of}>{` ${homeWords.linksOf(links.paid)}`}</span>}
      </Stat>
    </Stats>
  );
}

function punctuality({ orders, judged, onTime }: AdvertiserHome["published"]): string {
  if (orders === 0) return homeWords.nonePublished;
  if (judged === 0) return "";
  return judged < countedExactly
    ? homeWords.punctual(onTime, judged - onTime)
    : homeWords.punctualShare(texts.share(onTime, judged));
}

const restOf = ({ paid }: AdvertiserHome["links"]): string => (paid > 0 ? homeWords.noClaims : homeWords.noLinks);
