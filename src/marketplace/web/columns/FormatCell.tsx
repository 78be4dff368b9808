import { Text } from "@mantine/core";
import { contributorPost, type FormatType } from "#formats/format.ts";
import { texts } from "../texts.ts";

/** Every row and card says that a Contributor Post carries no guarantee (R3.8). */
export function FormatCell({ type }: { type: FormatType }) {
  if (type !== contributorPost) return type;
  return (
    <>
      {type}{" "}
      <Text span fz="xs" c="dimmed">
        {texts.noGuarantee}
      </Text>
    </>
  );
}
