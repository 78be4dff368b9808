import { createReadStream, createWriteStream, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  paginateListObjectsV2,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { openBucketClient } from "#platform/files/bucket-client.ts";
import { answerOf, bucketError, isOfDisk } from "./bucket-error.ts";

/** Nobody waits before a screen, and a backup is long. */
const patience = { silenceMilliseconds: 30_000, attempts: 4 };
/** Parts of 5 MB lie in memory: sixteen of them at most, until files exceed 50 GB. */
const atOnce = 8;
const partsAtOnce = 2;
const downloadAttempts = 3;

export type BucketObjects = ReturnType<typeof openBucketObjects>;

/** Every method throws `BackupError` with a sentence where the bucket is missing, refuses or does not answer. */
export function openBucketObjects(bucket: string) {
  const client = openBucketClient(patience);
  const named = (key: string) => ({ Bucket: bucket, Key: key });
  const asked = async <Result>(asking: Promise<Result>): Promise<Result> => {
    try {
      return await asking;
    } catch (error) {
      throw bucketError(error, bucket);
    }
  };
  const pages = (Prefix: string, Delimiter?: string) =>
    asked(pagesOf(paginateListObjectsV2({ client }, { Bucket: bucket, Prefix, Delimiter })));
  const get = (key: string) => client.send(new GetObjectCommand(named(key)));
  return {
    bucket,
    each,
    async sizes(start: string): Promise<Map<string, number>> {
      const listed = (await pages(start)).flatMap(({ Contents }) => Contents ?? []);
      return new Map(listed.map(({ Key = "", Size = 0 }) => [Key, Size]));
    },
    async folders(start: string): Promise<string[]> {
      const listed = await pages(start, "/");
      return listed.flatMap(({ CommonPrefixes = [] }) => CommonPrefixes.map(({ Prefix = "" }) => Prefix.slice(0, -1)));
    },
    /** Undefined where there is no such object. */
    read: (key: string): Promise<string | undefined> =>
      asked(get(key).then(({ Body }) => Body?.transformToString(), missingIsUndefined)),
    write: (key: string, text: string) => asked(client.send(new PutObjectCommand({ ...named(key), Body: text }))),
    upload: (key: string, file: string) =>
      asked(
        new Upload({
          client,
          queueSize: partsAtOnce,
          params: { ...named(key), Body: createReadStream(file) },
        }).done(),
      ),
    /** An object that is gone meanwhile leaves no file. */
    async download(key: string, file: string): Promise<void> {
      await asked(
        repeated(async () => {
          mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
          const body = (await get(key).catch(missingIsUndefined))?.Body;
          if (body) await pipeline(body as Readable, createWriteStream(file, { mode: 0o600 }));
        }),
      );
    },
    remove: (key: string) => asked(client.send(new DeleteObjectCommand(named(key)))),
  };
}

async function pagesOf(pages: AsyncIterable<ListObjectsV2CommandOutput>): Promise<ListObjectsV2CommandOutput[]> {
  const read: ListObjectsV2CommandOutput[] = [];
  for await (const page of pages) read.push(page);
  return read;
}

/** The first that fails ends all: no further one begins, and those under way end before this throws. */
async function each(items: Iterable<string>, work: (item: string) => Promise<unknown>): Promise<void> {
  // A generator is closed for all that share it by the one that throws.
  const queue = (function* () {
    yield* items;
  })();
  const workNext = async () => {
    for (const item of queue) await work(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, workNext));
  for (const one of ended) if (one.status === "rejected") throw one.reason;
}

/** A connection may break after the answer began, where the client tries nothing again. */
async function repeated(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === downloadAttempts || answerOf(error) !== undefined || isOfDisk(error)) throw error;
    }
  }
}

function missingIsUndefined(error: unknown): undefined {
  if (!(error instanceof Error) || error.name !== "NoSuchKey") throw error;
}
