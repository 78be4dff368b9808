import { Alert, Text } from "@mantine/core";
import { formatDay, formatInstant } from "#platform/web/dates.ts";
import { stateColors } from "#platform/web/theme/theme.ts";
import type { Media } from "../../contract.ts";
import { texts } from "../../web/texts.ts";

const words = texts.verification;

type Verification = NonNullable<Media["verification"]>;

export function VerificationState({ verification }: { verification: Verification }) {
  const { state, method, checking, problem, checkedAt, losesMarkAt } = verification;
  const isVerified = state === "verified";
  if (!isVerified && !checkedAt) return <div role="status">{checking && <Text>{words.checking}</Text>}</div>;
  return (
    <Alert
      role="status"
      variant="outline"
      color={isVerified ? stateColors.good : stateColors.waiting}
      title={checking ? words.checking : isVerified ? words.verified : words.notYet}
    >
      {losesMarkAt && <Text fz="sm">{words.gone(formatDay(losesMarkAt))}</Text>}
      {isVerified && method && <Text fz="sm">{words.verifiedBy[method]}</Text>}
      {isVerified && <Text fz="sm">{words.keep}</Text>}
      {problem && (
        <Text fz="sm" style={{ overflowWrap: "anywhere" }}>
          {problem}
        </Text>
      )}
      {checkedAt && (
        <Text fz="sm" c="dimmed">
          {words.lookedAt(formatInstant(checkedAt))}
        </Text>
      )}
    </Alert>
  );
}
