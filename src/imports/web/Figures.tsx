import { Box, Group, Text } from "@mantine/core";
import { locale } from "#platform/words/catalogue.ts";

type FiguresProps<Name extends string> = {
  lead?: string;
  values: Record<Name, number>;
  labels: Record<NoInfer<Name>, string>;
};

export function Figures<Name extends string>({ lead, values, labels }: FiguresProps<Name>) {
  const shown = (Object.entries(values) as [Name, number][]).filter(([, value]) => value > 0);
  return (
    <>
      {lead && <Text mb="xs">{lead}</Text>}
      <Group component="dl" gap="xl" m={0}>
        {shown.map(([name, value]) => (
          <Box key={name}>
            <Text component="dt" fz="sm" c="dimmed">
              {labels[name]}
            </Text>
            <Text component="dd" m={0} fz={22} fw={600} className="figures">
              {value.toLocaleString(locale)}
            </Text>
          </Box>
        ))}
      </Group>
    </>
  );
}
