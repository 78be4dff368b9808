import { Card, Text } from "@mantine/core";
import type { ReactNode } from "react";

type FigureCardProps = { name: string; text: string; children: ReactNode };

export const FigureCard = ({ name, text, children }: FigureCardProps) => (
  <Card withBorder p="lg">
    <Text fz="sm" c="dimmed">
      {name}
    </Text>
    <Text fz={28} fw={650} lh={1.3} className="figures">
      {children}
    </Text>
    <Text fz="sm" c="dimmed">
      {text}
    </Text>
  </Card>
);
