import { Progress, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Part } from "#platform/web/components/Part.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { locale } from "#platform/words/catalogue.ts";
import type { FileRoom } from "../../file-room/contract.ts";
import { fileRoomsQuery } from "./api.ts";
import { texts } from "./texts.ts";

const fileRoomWords = texts.fileRoom;
const megabyte = 1_000_000;
const nearlyFull = 0.9;

export function FileRoomPart() {
  const query = useQuery(fileRoomsQuery());
  return (
    <Part title={fileRoomWords.title} text={fileRoomWords.text}>
      <QueryState query={query} inline>
        {({ items }) => (
          <Stack gap="md" maw={480}>
            {items.map((room) => (
              <Room key={room.id} room={room} />
            ))}
          </Stack>
        )}
      </QueryState>
    </Part>
  );
}

function Room({ room: { name, usedBytes, megabytes } }: { room: FileRoom }) {
  const share = Math.min(1, usedBytes / (megabytes * megabyte));
  const used = fileRoomWords.used(
    (usedBytes / megabyte).toLocaleString(locale, { maximumFractionDigits: 1 }),
    megabytes,
  );
  return (
    <div>
      <Text fz="sm" fw={550}>
        {name || fileRoomWords.own}
      </Text>
      <Progress
        value={share * 100}
        my={6}
        aria-label={fileRoomWords.of(name || fileRoomWords.own)}
        {...(share >= nearlyFull && { color: "var(--bad)" })}
      />
      <Text fz="sm" c="dimmed" className="figures">
        {used}
      </Text>
    </div>
  );
}
