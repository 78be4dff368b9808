import { Alert, Text } from "@mantine/core";
import { formatInstant } from "#platform/web/dates.ts";
import { stateColors } from "#platform/web/theme/theme.ts";
import { dayInWords } from "#platform/words/day-words.ts";
import type { Media } from "../../contract.ts";
import { texts } from "../../web/texts.ts";

const verificationWords = texts.verification;

type Verification = NonNullable<Media["verification"]>;

export function VerificationAlert({ verification }: { verification: Verification }) {
  const { state, method, checking, problem, checkedAt, losesMarkAt } = verification;
  const isVerified = state === "verified";
  if (!isVerified && !checkedAt)
    return <div role="status">{checking && <Text>{verificationWords.checking}</Text>}</div>;
  return (
    <Alert
      role="status"
      variant="outline"
      color={isVerified ? stateColors.good : stateColors.waiting}
      title={checking ? verificationWords.checking : isVerified ? verificationWords.verified : verificationWords.notYet}
    >
      {losesMarkAt && <Text fz="sm">{verificationWords.gone(dayInWords(losesMarkAt))}</Text>}
      {isVerified && method && <Text fz="sm">{verificationWords.verifiedBy[method]}</Text>}
      {isVerified && <Text fz="sm">{verificationWords.keep}</Text>}
      {problem && (
        <Text fz="sm" style={{ overflowWrap: "anywhere" }}>
          {problem}
        </Text>
      )}
      {checkedAt && (
        <Text fz="sm" c="dimmed">
          {verificationWords.lookedAt(formatInstant(checkedAt))}
        </Text>
      )}
    </Alert>
  );
}
