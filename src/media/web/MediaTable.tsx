import { Button, Card, Group, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { AnchorLink, ButtonLink } from "#platform/web/components/links.tsx";
import { notify } from "#platform/web/components/notify.ts";
import type { Media } from "../contract.ts";
import { editMedia } from "./api.ts";
import { StatusBadge } from "./StatusBadge.tsx";
import { texts } from "./texts.ts";

const words = texts.dashboard;

/** The person's media, one card each: status, formats, and what can be done. */
export function MediaTable({ media }: { media: Media[] }) {
  return (
    <Stack gap="md">
      {media.map((medium) => (
        <MediumCard key={medium.id} medium={medium} />
      ))}
    </Stack>
  );
}
