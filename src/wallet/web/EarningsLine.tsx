import { Group, Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { roleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { walletQuery } from "./api.ts";
import { texts } from "./texts.ts";

const billingWords = texts.billing;

/** Hidden from readers without access to the publisher's money (R2.21). */
export function EarningsLine() {
  const { currentOrganization: organization, currentOrganizationRole: role } = useClientUser();
  const isShown = organization?.kind === "publisher" && role !== null && roleMay(role, "wallet.read");
  const { data: wallet, isLoading } = useQuery({ ...walletQuery(organization?.id ?? ""), enabled: isShown });
  // Keeps the room of its one line, on phones of two, so that nothing below it moves.
  if (isLoading) return <Skeleton h={{ base: 92, sm: 46 }} mb="lg" />;
  if (!isShown || !wallet) return null;
  return (
    <Group gap="xl" mb="lg" component="section" aria-label={billingWords.earnings}>
      <Figure name={billingWords.earnings} cents={wallet.earningsCents} />
      <Figure name={billingWords.withdrawable} cents={wallet.withdrawableCents} />
      <Figure name={billingWords.expected} cents={wallet.expectedCents} />
      {roleMay(role, "wallet.withdraw") ? (
        <AnchorLink to="/withdrawal">{billingWords.withdraw}</AnchorLink>
      ) : (
        <AnchorLink to="/profile/billing">{billingWords.seeBilling}</AnchorLink>
      )}
    </Group>
  );
}

function Figure({ name, cents }: { name: string; cents: number }) {
  return (
    <div>
      <Text fz="sm" c="dimmed">
        {name}
      </Text>
      <Text fw={650}>
        <Money cents={cents} />
      </Text>
    </div>
  );
}
