import { Anchor } from "@mantine/core";
import { config } from "#platform/web/config.ts";
import { texts } from "./texts.ts";

export function OutboxLink() {
  if (!config.devOutbox) return null;
  return (
    <Anchor href="/dev/outbox" target="_blank" fz="sm">
      {texts.notice.outbox}
    </Anchor>
  );
}
