import { S3Client } from "@aws-sdk/client-s3";

const connectionMilliseconds = 3_000;

/** Key, region and server come by AWS's own variables. A connection that stays silent for so long is given up. */
export function openBucketClient({ silenceMilliseconds, attempts }: { silenceMilliseconds: number; attempts: number }) {
  const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL } = process.env;
  return new S3Client({
    // Servers that are not Amazon's seldom have a name for each bucket, nor the newest checksums.
    forcePathStyle: Boolean(AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: connectionMilliseconds, socketTimeout: silenceMilliseconds },
    maxAttempts: attempts,
  });
}
