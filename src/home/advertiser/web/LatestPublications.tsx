import { OutletMark } from "#media/web/OutletMark.tsx";
import { idOf } from "#platform/contract/iri.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import area from "#platform/web/components/link-area.module.css";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { ProofBadge } from "#proof/web/ProofBadge.tsx";
import classes from "../../web/home.module.css";
import { Panel } from "../../web/Panel.tsx";
import { texts } from "../../web/texts.ts";
import type { AdvertiserHome, PublicationOnHome } from "../contract.ts";

const homeWords = texts.advertiser;

export function LatestPublications({ home: { publications } }: { home: AdvertiserHome }) {
  const all = (
    <AnchorLink underline="hover" to="/orders">
      {homeWords.allPublications}
    </AnchorLink>
  );
  return (
    <Panel title={homeWords.publications} aside={publications.length > 0 && all}>
      {publications.length === 0 ? (
        <Empty title={homeWords.noPublications} text={homeWords.noPublicationsText} />
      ) : (
        <ul className={classes.rows}>
          {publications.map((publication) => (
            <PublicationRow key={publication.order} publication={publication} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function PublicationRow({
  publication: { order, title, mediaName, publishedAt, proof },
}: {
  publication: PublicationOnHome;
}) {
  return (
    <li className={`${classes.row} ${area.row}`}>
      <OutletMark name={mediaName} />
      <div className={classes.words}>
        <div className={classes.name}>
          <AnchorLink
            underline="hover"
            to="."
            search={{ order: idOf(order) } as never}
            resetScroll={false}
            className={area.link}
          >
            {title}
          </AnchorLink>
        </div>
        <div className={classes.summary}>{`${mediaName} · ${texts.day(publishedAt)}`}</div>
      </div>
      <ProofBadge proof={proof} />
    </li>
  );
}
