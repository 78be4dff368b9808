import { Group, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { AnchorLink, ButtonLink } from "#platform/web/components/links.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { VerificationPanel } from "../../verification/web/VerificationPanel.tsx";
import { mediaQuery } from "../api.ts";
import { texts } from "../texts.ts";

const mediaSetupWords = texts.setup;

export function VerificationStep({ id }: { id: string }) {
  const query = useQuery(mediaQuery(id));
  return (
    <QueryState query={query}>
      {(medium) => (
        <Stack gap="xl">
          <VerificationPanel medium={medium} />
          <Group gap="lg">
            <ButtonLink
              to="/format/create"
              search={{ media: id }}
              variant={medium.verified ? "filled" : "secondary"}
              size="big"
            >
              {medium.verified ? mediaSetupWords.toFormat : mediaSetupWords.toFormatUnverified}
            </ButtonLink>
            <AnchorLink to="/publisher/setup-list">{mediaSetupWords.toList}</AnchorLink>
          </Group>
        </Stack>
      )}
    </QueryState>
  );
}
