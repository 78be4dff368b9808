import { tmpdir } from "node:os";
import type { S3ServiceException } from "@aws-sdk/client-s3";
import { BackupError } from "./backup-folder.ts";

/** Undefined where nobody answered. */
export const answerOf = (error: unknown): number | undefined => (error as S3ServiceException).$metadata?.httpStatusCode;

export const isOfDisk = (error: unknown): boolean =>
  ["ENOSPC", "EDQUOT", "EROFS"].includes((error as NodeJS.ErrnoException).code ?? "");

export function bucketError(error: unknown, bucket: string): BackupError {
  const { name, message, code } = error as Error & { code?: string };
  const said = (sentence: string) => new BackupError(sentence, { cause: error });
  const status = answerOf(error);
  if (isOfDisk(error)) return said(`The copy below ${tmpdir()} can't be written: ${message}.`);
  if (name === "CredentialsProviderError")
    return said(
      `There is no key for the bucket ${bucket}. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or give this machine a role.`,
    );
  if (/region is missing/i.test(message)) return said(`The bucket ${bucket} needs its region. Set AWS_REGION.`);
  if (name === "NoSuchBucket") return said(`There is no bucket ${bucket}. Make it first.`);
  if (status === 301) return said(`The bucket ${bucket} lies in another region. Set AWS_REGION to it.`);
  if (status === 401 || status === 403)
    return said(
      `The bucket ${bucket} refuses: ${name}. Its key needs the rights to list, read, write and delete there.`,
    );
  const cause = (message || code || name).replace(/\.$/, "");
  if (status !== undefined) return said(`The bucket ${bucket} answers ${status}: ${cause}.`);
  return said(`The bucket ${bucket} does not answer: ${cause}. Look at the network and AWS_ENDPOINT_URL_S3.`);
}
