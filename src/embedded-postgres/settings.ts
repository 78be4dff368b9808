/**
 * How the server runs: durable (fsync, full page writes and synchronous commit keep their defaults: on), reachable from
 * this machine only, sized for a small one.
 */
export const serverSettings: Record<string, string> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "200",
  shared_buffers: "256MB",
  effective_cache_size: "1GB",
  work_mem: "8MB",
  maintenance_work_mem: "64MB",
  random_page_cost: "1.1",
  // Long enough that checkpoints cost little, short enough that recovery after a power cut takes seconds.
  max_wal_size: "1GB",
  min_wal_size: "128MB",
  checkpoint_timeout: "10min",
  wal_compression: "on",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  // One file per weekday, written anew a week later. Neither rows nor statements are logged: they hold people's data.
  logging_collector: "on",
  log_directory: "log",
  log_filename: "postgresql-%a.log",
  log_rotation_age: "1d",
  log_rotation_size: "0",
  log_truncate_on_rotation: "on",
  log_file_mode: "0600",
  log_line_prefix: "%m [%p] ",
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
};

const windowsNeeds = ["SYSTEMROOT", "SYSTEMDRIVE", "TEMP", "TMP", "PATH", "USERPROFILE", "APPDATA"];

/**
 * The environment of the database's processes: none of Byline's own secrets, none of a user's PostgreSQL client (PG…). LC_ALL
 * must be set, or macOS starts threads in the server, which it refuses.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  const kept =
    process.platform === "win32"
      ? Object.entries(process.env).filter(([name]) => windowsNeeds.includes(name.toUpperCase()))
      : [];
  return { ...Object.fromEntries(kept), LC_ALL: "C", TZ: "UTC" };
}
