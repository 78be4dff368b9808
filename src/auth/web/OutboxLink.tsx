import { Anchor } from "@mantine/core";
import { config } from "#platform/web/config.ts";
import { texts } from "./texts.ts";

/** On an installation without a mail server the mails lie in the outbox: the way there. */
export function OutboxLink() {
  if (!config.devOutbox) return null;
  return (
    <Anchor href="/dev/outbox" target="_blank" fz="sm">
      {texts.notice.outbox}
    </Anchor>
  );
}
