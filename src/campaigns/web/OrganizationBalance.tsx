import { Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Organization } from "#accounts/organizations/contract.ts";
import { roleMay } from "#accounts/permissions.ts";
import { Money } from "#platform/web/components/Money.tsx";
import { walletQuery } from "#wallet/web/api.ts";
import { texts } from "./texts.ts";
import { WorkInButton } from "./WorkInButton.tsx";

const dashboardWords = texts.dashboard;

/** Hidden from roles that don't see the organization's money (R6.3). */
export function OrganizationBalance({ organization: { id, role } }: { organization: Organization }) {
  const mayRead = roleMay(role, "wallet.read");
  const { data: wallet } = useQuery({ ...walletQuery(id), enabled: mayRead });
  if (!mayRead) return null;
  return (
    <Group gap="sm">
      <Text>
        <Text span c="dimmed" fz="sm">
          {`${dashboardWords.balance} `}
        </Text>
        {/* Room for the amount, so that the buttons beside it don't wrap when it comes. */}
        <Text span fw={600} display="inline-block" miw="6em">
          <Money cents={wallet?.availableCents} />
        </Text>
      </Text>
      {roleMay(role, "wallet.topUp") && (
        <WorkInButton current={{ organization: id }} to="/top-up" variant="default">
          {dashboardWords.topUp}
        </WorkInButton>
      )}
    </Group>
  );
}
