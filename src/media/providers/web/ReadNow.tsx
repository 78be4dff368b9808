import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import type { MetricProviderItem } from "../contract.ts";
import { metricProviders } from "../providers.ts";
import { lookQuery, useReading } from "./api.ts";
import { ProviderLook } from "./ProviderLook.tsx";
import { texts } from "./texts.ts";

export default function ReadNow({ media }: { media: string }) {
  const { read, isAwaited, isLate } = useReading(media);
  const query = useQuery(lookQuery(media));
  return (
    <QueryState query={query} inline>
      {({ items }) => {
        const keyed = items.filter(({ keySet }) => keySet);
        if (keyed.length === 0) return <Text>{texts.noProvider(items.map(variableOf))}</Text>;
        return (
          <>
            <Text c="dimmed" fz="sm" maw={640}>
              {texts.lead}
            </Text>
            <ul aria-label={texts.title} style={{ listStyle: "none", margin: 0, padding: 0 }}>
              {keyed.map((provider) => (
                <ProviderLook
                  key={provider.id}
                  provider={provider}
                  isAwaited={isAwaited(provider)}
                  isLate={isLate(provider)}
                  onRead={() => read.mutate(provider)}
                />
              ))}
            </ul>
            {keyed.length < items.length && (
              <Text c="dimmed" fz="sm" mt="sm">
                {texts.withoutKey(items.filter(({ keySet }) => !keySet).map(({ label }) => label))}
              </Text>
            )}
            <AnchorLink to="/operator/metrics" fz="sm" mt="xs" display="inline-block">
              {texts.budgets}
            </AnchorLink>
          </>
        );
      }}
    </QueryState>
  );
}

const variableOf = ({ name }: MetricProviderItem): string => metricProviders[name].keyVariable;
