import { NativeSelect, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { noticeKinds } from "#events/event.ts";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { type Frequency, frequencies } from "../frequency.ts";
import classes from "./notifications.module.css";
import { preferenceChange, preferencesQuery } from "./preferences.ts";
import { texts } from "./texts.ts";

/** A choice takes effect at once (R7.2). */
export function PreferenceFields() {
  const words = texts.preferences;
  const query = useQuery(preferencesQuery());
  const changing = useMutation(preferenceChange());
  return (
    <>
      <Text c="dimmed" mb="lg">
        {words.lead}
      </Text>
      <QueryState query={query} inline>
        {(preferences) => (
          <div className={classes.preferences}>
            {noticeKinds.map((kind) => (
              <NativeSelect
                key={kind}
                classNames={{ root: classes.preference }}
                label={words.names[kind]}
                description={words.about[kind]}
                inputWrapperOrder={["label", "description", "input"]}
                data={frequencies.map((value) => ({ value, label: words.frequencies[value] }))}
                value={preferences[kind]}
                onChange={({ currentTarget }) => changing.mutate({ [kind]: currentTarget.value as Frequency })}
              />
            ))}
          </div>
        )}
      </QueryState>
    </>
  );
}
