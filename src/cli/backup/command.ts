import type { ParseArgsConfig } from "node:util";
import { type Config, readConfig } from "#config.ts";
import { backUp } from "./backup.ts";
import { openPlace } from "./open-place.ts";
import type { WithConfiguredInstallation } from "./prove-restored.ts";
import { checkBackup } from "./restore.ts";
import { readPeriod, startBackups } from "./schedule.ts";

export const backupOptions = {
  "with-identity-key": { type: "boolean" },
  check: { type: "boolean" },
  every: { type: "string" },
  keep: { type: "string" },
} as const satisfies NonNullable<ParseArgsConfig["options"]>;

export type BackupOrder = {
  /** A folder, or `s3://bucket/prefix`. */
  address: string;
  withIdentityKey: boolean;
  isChecked: boolean;
  again: { everyMilliseconds: number; keep: number } | undefined;
};

const usualKeep = 7;

/** Returns a sentence for arguments that can't be followed. */
export function readBackupArguments(
  values: Record<string, unknown>,
  [address, ...rest]: string[],
): BackupOrder | string {
  const { every, keep, check } = values;
  if (!address || rest.length > 0)
    return "Name one folder or bucket: byline backup FOLDER, or byline backup s3://BUCKET/PREFIX";
  const everyMilliseconds = typeof every === "string" ? readPeriod(every) : undefined;
  if (every !== undefined && everyMilliseconds === undefined)
    return "Write the time between backups as 30m, 6h or 1d: byline backup FOLDER --every 1d";
  if (keep !== undefined && (everyMilliseconds === undefined || !/^[1-9]\d{0,3}$/.test(String(keep))))
    return "Say how many backups stay, together with --every: byline backup FOLDER --every 1d --keep 7";
  return {
    address,
    withIdentityKey: values["with-identity-key"] === true,
    isChecked: check === true,
    again: everyMilliseconds ? { everyMilliseconds, keep: Number(keep ?? usualKeep) } : undefined,
  };
}

type Running = { close: () => Promise<void> };

/** Makes a backup, checks one, or does both again and again until a signal. Returns the exit code. */
export async function runBackup(
  order: BackupOrder,
  withInstallation: WithConfiguredInstallation,
  untilSignal: (start: () => Promise<Running>) => Promise<number>,
): Promise<number> {
  const config = readConfig();
  const { address, isChecked, again } = order;
  if (!again)
    return isChecked ? checkBackup(address, config, withInstallation) : make(order, address, config, withInstallation);
  const place = await openPlace(address);
  place.refuseWithin(config);
  await place.reach();
  return untilSignal(async () =>
    startBackups({ place, isChecked, ...again }, async (target) => {
      const code = await make(order, target, config, withInstallation);
      return code === 0 && isChecked ? checkBackup(target, config, withInstallation) : code;
    }),
  );
}

const make = (
  { withIdentityKey }: BackupOrder,
  target: string,
  config: Config,
  withInstallation: WithConfiguredInstallation,
): Promise<number> =>
  withInstallation(config, (installation) => backUp(installation, config, target, { withIdentityKey }), {
    mustExist: true,
  });
