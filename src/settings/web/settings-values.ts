import { type FormErrors, schemaResolver } from "@mantine/form";
import { changesOf } from "#platform/contract/changes.ts";
import { basisPointsOf, percentOf } from "#platform/money/percent.ts";
import { type DecidedSettings, decidedSchema, settingsEdit } from "../contract.ts";
import { settingsRanges } from "../ranges.ts";
import { texts } from "./texts.ts";

type AskedSettings = Omit<DecidedSettings, "feeBasisPoints"> & { feePercent: number };

/** The fee is in percent; an empty number is undefined. */
export type SettingsValues = {
  [Name in keyof AskedSettings]: AskedSettings[Name] extends number ? number | undefined : AskedSettings[Name];
};

export function settingsValuesOf(item: DecidedSettings): SettingsValues {
  const { feeBasisPoints, ...settings } = decidedSchema.parse(item);
  return { feePercent: percentOf(feeBasisPoints), ...settings };
}

type Edit = Partial<DecidedSettings>;

/** Sends only changes, so that two operators at two settings don't undo each other. */
export function settingsEditOf(values: SettingsValues, settings: DecidedSettings): Edit {
  const { feePercent, ...rest } = values;
  return changesOf(settings, { ...rest, feeBasisPoints: basisPointsOf(feePercent) }) as Edit;
}

const problems = schemaResolver(settingsEdit.required(), { sync: true });

export function settingsProblems({ feePercent, ...rest }: SettingsValues): FormErrors {
  const points = basisPointsOf(feePercent);
  const { min, max } = settingsRanges.feeBasisPoints;
  const isFee = Number.isInteger(points) && points >= min && points <= max;
  return {
    ...(isFee ? {} : { feePercent: texts.feeWrong(settingsRanges.feeBasisPoints) }),
    ...problems({ ...rest, feeBasisPoints: min }),
  };
}
