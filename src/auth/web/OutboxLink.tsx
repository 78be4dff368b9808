import { Anchor } from "@mantine/core";
import { config } from "#platform/web/config.ts";
import { texts } from "./texts.ts";

/** Without a mail server, mails lie in the outbox. */
export function OutboxLink() {
  if (!config.devOutbox) return null;
  return (
    <Anchor href="/dev/outbox" target="_blank" fz="sm">
      {texts.notice.outbox}
    </Anchor>
  );
}
