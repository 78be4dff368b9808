import type { ComponentProps } from "react";
import type { useChoice } from "../use-choice.ts";
import { FormatSteps } from "./FormatSteps.tsx";
import { FoundNotice } from "./FoundNotice.tsx";

type ChosenStepsProps = Omit<ComponentProps<typeof FormatSteps>, "initialValues"> & {
  choice: Pick<ReturnType<typeof useChoice>, "values" | "edition" | "notice">;
};

/** Waits while the person has to choose between two versions. */
export function ChosenSteps({ choice: { values, edition, notice }, ...steps }: ChosenStepsProps) {
  return (
    <>
      {notice && <FoundNotice {...notice} />}
      {notice?.found.kind !== "kept" && <FormatSteps key={edition} initialValues={values} {...steps} />}
    </>
  );
}
