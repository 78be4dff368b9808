import { Anchor, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { StateTone } from "#platform/contract/state-tone.ts";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { Moment, Timeline } from "#platform/web/components/Timeline.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import type { LinkCheck } from "../contract.ts";
import { linkChecksQuery } from "./api.ts";
import { Compared } from "./Compared.tsx";
import classes from "./evidence.module.css";
import { Picture } from "./Picture.tsx";
import { texts } from "./texts.ts";
import { type TimelineMark, timelineOf } from "./timeline.ts";

type EvidenceProps = {
  orderId: string;
  publicationUrl: string | null;
  /** True while a failed look delays the order's automatic completion. */
  isWaiting: boolean;
  marks: TimelineMark[];
};

/** Looks and their consequences, newest first; both sides see the same (R10.3). */
export function EvidencePanel({ orderId, publicationUrl, isWaiting, marks }: EvidenceProps) {
  const query = useQuery(linkChecksQuery(orderId));
  return (
    <Section title={texts.title}>
      {publicationUrl && (
        <Text fz="sm" className={classes.break}>
          {`${texts.publication}: `}
          <Anchor href={publicationUrl} target="_blank" rel="noreferrer" fz="sm">
            {publicationUrl}
          </Anchor>
        </Text>
      )}
      <QueryState query={query} inline skeleton={<RowsSkeleton rows={3} />}>
        {({ items }) => {
          const newest = items.find(({ unsure }) => !unsure);
          return (
            <>
              {!newest && <Text fz="sm">{texts.none}</Text>}
              {newest && !newest.passed && isWaiting && <Text fz="sm">{texts.stopped}</Text>}
              <Timeline>
                {timelineOf(items, marks).map((moment) =>
                  moment.check ? (
                    <Moment
                      key={moment.check.id}
                      tone={toneOf(moment.check)}
                      title={titleOf(moment.check)}
                      at={texts.checked(formatInstant(moment.at))}
                    >
                      {moment.check.unsure && <Text fz="sm">{texts.unsureText}</Text>}
                      {moment.check.picture && <Picture url={moment.check.picture} at={formatInstant(moment.at)} />}
                      <Compared check={moment.check} isOpen={moment.check === newest} />
                    </Moment>
                  ) : (
                    <Moment key={moment.mark.id} title={moment.mark.title} at={formatInstant(moment.at)}>
                      {moment.mark.text && (
                        <Text fz="sm" className={classes.said}>
                          {moment.mark.text}
                        </Text>
                      )}
                    </Moment>
                  ),
                )}
              </Timeline>
            </>
          );
        }}
      </QueryState>
    </Section>
  );
}

const toneOf = ({ unsure, passed }: LinkCheck): StateTone => (unsure ? "quiet" : passed ? "good" : "bad");
const titleOf = ({ unsure, passed }: LinkCheck): string =>
  unsure ? texts.unsure : passed ? texts.passed : texts.failed;
