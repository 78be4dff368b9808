import { List, Stack, Text } from "@mantine/core";
import { checkText } from "#rich-text/text-check.ts";
import type { Order } from "../../contract.ts";
import type { AgreedConditions } from "../../web/condition-rows.ts";
import { texts } from "./texts.ts";

type TextMisfitProps = {
  order: Pick<Order, "title" | "content">;
  agreed: Pick<AgreedConditions, "conditions" | "hyperlinkKind">;
};

/** Problems that a finished text would have under other conditions, shown before anybody agrees to them. */
export default function TextMisfit({
  order: { title, content },
  agreed: { conditions, hyperlinkKind },
}: TextMisfitProps) {
  const problems = content ? checkText(title, content, conditions, hyperlinkKind) : [];
  if (problems.length === 0) return null;
  return (
    <Stack gap={4}>
      <Text fz="sm" fw={600}>
        {texts.misfit}
      </Text>
      <List size="sm">
        {problems.map(({ message }) => (
          <List.Item key={message} style={{ overflowWrap: "anywhere" }}>
            {message}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}
