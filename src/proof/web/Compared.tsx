import { Stack, Text } from "@mantine/core";
import type { LinkCheck } from "../contract.ts";
import { EvidenceLinks } from "./EvidenceLinks.tsx";
import classes from "./evidence.module.css";
import { texts } from "./texts.ts";

type ComparedProps = { check: LinkCheck; isOpen: boolean };

export function Compared({ check: { evidence }, isOpen }: ComparedProps) {
  return (
    <Stack gap={6} mt={4}>
      {evidence.problems.map((problem) => (
        <Text key={problem} fz="sm" c="var(--mantine-color-error)" className={classes.break}>
          {problem}
        </Text>
      ))}
      <details open={isOpen}>
        <summary className={classes.summary}>{texts.compared}</summary>
        <Stack gap={6} mt={6}>
          <Facts evidence={evidence} />
          <EvidenceLinks links={evidence.links} />
        </Stack>
      </details>
    </Stack>
  );
}

function Facts({ evidence }: { evidence: LinkCheck["evidence"] }) {
  const {
    url,
    httpStatus,
    redirects,
    reachable,
    noindex,
    noindexSource,
    robotsTxt,
    readers,
    canonical,
    textShare,
    textHash,
  } = evidence;
  const facts: [string, string | undefined][] = [
    [texts.address, url],
    [texts.answer, String(httpStatus ?? texts.unreachable)],
    [texts.redirected, redirects.join(" → ") || undefined],
    [texts.indexable, reachable ? indexed(noindex, noindexSource) : undefined],
    [texts.robotsTxt, reachable ? texts.robotsAnswers[robotsTxt] : undefined],
    [texts.readers, readers === "unasked" ? undefined : texts.readerAnswers[readers]],
    [texts.canonical, canonical ?? undefined],
    [texts.text, textShare === null ? undefined : texts.textStands(textShare)],
    [texts.textHash, textHash?.slice(0, 16)],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const indexed = (noindex: boolean, source: string | null): string =>
  noindex ? texts.noindex(source ?? "") : texts.mayIndex;
