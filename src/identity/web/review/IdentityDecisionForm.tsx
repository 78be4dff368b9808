import { Button, Group, Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import { notify } from "#platform/web/components/notify.ts";
import { Section } from "#platform/web/components/Section.tsx";
import type { Identity } from "../../contract.ts";
import { decideIdentity } from "../api.ts";
import { texts } from "../texts.ts";

const reviewWords = texts.review;

export function IdentityDecisionForm({ identity: { id, moves } }: { identity: Identity }) {
  const [notes, setNotes] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState<"approve" | "reject">();
  const decide = async (move: "approve" | "reject") => {
    if (move === "reject" && notes.trim() === "") return setMissing(true);
    setBusy(move);
    try {
      await decideIdentity(id, move, notes);
      notify.success(reviewWords.decided);
      setNotes("");
    } catch (error) {
      notify.failure(error);
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Section title={reviewWords.decision}>
      <Stack>
        <Textarea
          label={reviewWords.notes}
          description={reviewWords.notesHint}
          maxLength={2_000}
          value={notes}
          error={isMissing && reviewWords.notesMissing}
          onChange={({ currentTarget }) => {
            setNotes(currentTarget.value);
            setMissing(false);
          }}
        />
        <Group>
          {moves.includes("approve") && (
            <Button loading={busy === "approve"} onClick={() => void decide("approve")}>
              {reviewWords.approve}
            </Button>
          )}
          <Button variant="secondary" loading={busy === "reject"} onClick={() => void decide("reject")}>
            {reviewWords.reject}
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}
