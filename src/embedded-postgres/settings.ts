/**
 * Durable (fsync, full page writes and synchronous commit stay on), reachable from this machine only, sized for a small
 * one.
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
  // One file per weekday, overwritten a week later. Neither rows nor statements are logged: they hold personal data.
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
 * Leaves out Byline's secrets and the user's PG… variables. Without LC_ALL, PostgreSQL on macOS starts threads and
 * refuses them.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  const kept =
    process.platform === "win32"
      ? Object.entries(process.env).filter(([name]) => windowsNeeds.includes(name.toUpperCase()))
      : [];
  return { ...Object.fromEntries(kept), LC_ALL: "C", TZ: "UTC" };
}
