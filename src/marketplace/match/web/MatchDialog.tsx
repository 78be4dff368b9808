import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { texts } from "../../web/texts.ts";
import { useMatch } from "./api.ts";
import { entriesIn, entriesMax } from "./entries.ts";
import { MatchResult } from "./MatchResult.tsx";

const matchWords = texts.match;

/** Tells for each pasted line whether it is listed (R10.7). */
export default function MatchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [text, setText] = useState("");
  const match = useMatch();
  const entries = entriesIn(text);
  const isTooMany = entries.length > entriesMax;
  return (
    <Dialog open={open} onClose={onClose} title={matchWords.title} size="wide">
      <Stack>
        <Textarea
          label={matchWords.label}
          description={matchWords.description}
          placeholder={matchWords.placeholder}
          minRows={4}
          maxRows={10}
          data-autofocus
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          error={isTooMany && matchWords.tooMany(entries.length, entriesMax)}
        />
        <Group justify="space-between">
          <Text fz="sm" c="dimmed" className="figures">
            {matchWords.entries(entries.length)}
          </Text>
          <Button
            loading={match.isPending}
            disabled={entries.length === 0 || isTooMany}
            onClick={() => match.mutate(entries)}
          >
            {matchWords.find}
          </Button>
        </Group>
        {match.data && <MatchResult key={match.submittedAt} match={match.data} onLeave={onClose} />}
      </Stack>
    </Dialog>
  );
}
