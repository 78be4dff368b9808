import { Group, Progress, Text } from "@mantine/core";
import { config } from "#platform/web/config.ts";
import { stateColors } from "#platform/web/theme/theme.ts";
import { passwordWeakness } from "../passwords.ts";
import { texts } from "./texts.ts";

const strengths = {
  weak: { value: 33, color: stateColors.bad },
  fair: { value: 66, color: stateColors.waiting },
  strong: { value: 100, color: stateColors.good },
} as const;

export default function PasswordStrength({ password, email }: { password: string; email: string }) {
  if (password === "") return null;
  const strength = strengthOf(password, email);
  const { value, color } = strengths[strength];
  return (
    <Group gap="sm" role="status" aria-label={texts.strength.label}>
      <Progress value={value} color={color} flex={1} size="sm" aria-hidden="true" />
      <Text fz="sm" c={color} w={100} ta="end">
        {texts.strength[strength]}
      </Text>
    </Group>
  );
}

function strengthOf(password: string, email: string): keyof typeof strengths {
  const policy = { minimumLength: 8, ownWords: [config.title] };
  if (passwordWeakness(password, policy, email)) return "weak";
  return [...password].length < 12 ? "fair" : "strong";
}
