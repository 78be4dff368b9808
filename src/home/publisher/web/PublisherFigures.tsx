import { roleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { Stat, Stats } from "#platform/web/components/Stat.tsx";
import { texts } from "../../web/texts.ts";
import type { PublisherHome } from "../contract.ts";

const homeWords = texts.publisher;

export function PublisherFigures({ home: { wallet, record } }: { home: PublisherHome }) {
  const { medianHours, due, onTime } = record;
  return (
    <Stats label={texts.advertiser.figures}>
      {wallet && <Withdrawable wallet={wallet} />}
      {wallet && (
        <Stat name={homeWords.expected} note={homeWords.expectedNote}>
          <Money cents={wallet.expectedCents} />
        </Stat>
      )}
      <Stat name={homeWords.answer} note={medianHours === null ? homeWords.noAnswer : homeWords.answerNote}>
        {medianHours === null ? "–" : texts.hours(medianHours)}
      </Stat>
      <Stat name={homeWords.onTime} note={due > 0 ? homeWords.late(due - onTime, due) : homeWords.noneDue}>
        {due > 0 ? texts.share(onTime, due) : "–"}
      </Stat>
    </Stats>
  );
}

function Withdrawable({ wallet }: { wallet: NonNullable<PublisherHome["wallet"]> }) {
  const { withdrawableCents, lockedCents, nextUnlockAt } = wallet;
  const role = useClientUser().currentOrganizationRole;
  const mayWithdraw = role !== null && roleMay(role, "wallet.withdraw") && (withdrawableCents ?? 0) > 0;
  return (
    <Stat
      name={homeWords.withdrawable}
      note={
        lockedCents
          ? homeWords.locked(texts.rounded(lockedCents), nextUnlockAt ? texts.day(nextUnlockAt) : undefined)
          : homeWords.nothingLocked
      }
      action={
        mayWithdraw && (
          <ButtonLink to="/withdrawal" variant="secondary">
            {homeWords.withdraw}
          </ButtonLink>
        )
      }
    >
      <Money cents={withdrawableCents} />
    </Stat>
  );
}
