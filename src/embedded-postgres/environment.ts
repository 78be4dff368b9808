const windowsNeeds = ["SYSTEMROOT", "SYSTEMDRIVE", "TEMP", "TMP", "PATH", "USERPROFILE", "APPDATA"];

/**
 * What the database's processes may see of the environment: nothing of Byline's own (secrets), nothing of a user's
 * PostgreSQL client (PG…). LC_ALL must be set, or macOS starts threads in the server, which it refuses.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  const kept =
    process.platform === "win32"
      ? Object.entries(process.env).filter(([name]) => windowsNeeds.includes(name.toUpperCase()))
      : [];
  return { ...Object.fromEntries(kept), LC_ALL: "C", TZ: "UTC" };
}
