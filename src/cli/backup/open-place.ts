import { resolve } from "node:path";
import { BackupError } from "./backup-folder.ts";
import { folderPlace } from "./folder-place.ts";
import { isPlainPath } from "./paths.ts";
import type { BackupPlace } from "./place.ts";

/** `/var/backups/byline` or `s3://bucket/prefix`. */
export async function openPlace(address: string): Promise<BackupPlace> {
  const scheme = /^(?:s3(?=:)|[a-z][a-z\d+.-]*(?=:\/\/))/i.exec(address)?.[0];
  if (scheme === undefined) return folderPlace(resolve(address));
  if (scheme !== "s3")
    throw new BackupError(`Backups go to a folder or to a bucket of S3, as s3://BUCKET/PREFIX, not to ${scheme}://.`);
  const { bucket, prefix } = readBucketAddress(address);
  // Only here: the client of S3 takes a second and twenty megabytes.
  const { openBucketPlace } = await import("./bucket-place.ts");
  return openBucketPlace(bucket, prefix);
}

/** The address itself stays unsaid: people put keys into it. */
export function readBucketAddress(address: string): { bucket: string; prefix: string } {
  const [, bucket, rest = ""] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(address) ?? [];
  const prefix = rest.replace(/\/$/, "");
  if (bucket && (prefix === "" || isPlainPath(prefix))) return { bucket, prefix };
  throw new BackupError(
    "Write a bucket as s3://BUCKET/PREFIX. Its key, region and server come by AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION and AWS_ENDPOINT_URL_S3.",
  );
}
