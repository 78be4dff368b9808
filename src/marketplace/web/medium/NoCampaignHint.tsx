import { Stack, Text } from "@mantine/core";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { texts } from "../texts.ts";

/** Booking needs a campaign: says so instead of hiding the button. */
export function NoCampaignHint() {
  return (
    <Stack gap="xs" align="flex-start">
      <Text fz="sm" c="dimmed">
        {texts.cart.noCampaign}
      </Text>
      <ButtonLink to="/dashboard" variant="secondary">
        {texts.cart.toDashboard}
      </ButtonLink>
    </Stack>
  );
}
