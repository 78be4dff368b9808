import type { Readable } from "node:stream";
import type { S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { FSDriver } from "flydrive/drivers/fs";
import { S3Driver } from "flydrive/drivers/s3";
import { openBucketClient } from "./bucket-client.ts";

type WriteOptions = Parameters<S3Driver["put"]>[2];

/** Somebody waits before a screen. */
const patience = { silenceMilliseconds: 8_000, attempts: 2 };

/** A bucket of S3. A file that it lacks is read from the folder of before, which so moves while in use. */
export class BucketDriver extends S3Driver {
  readonly #bucket: string;
  readonly #client: S3Client;
  readonly #folder: FSDriver;

  constructor(bucket: string, folder: FSDriver) {
    const client = openBucketClient(patience);
    super({ client, bucket, visibility: "private", supportsACL: false });
    this.#bucket = bucket;
    this.#client = client;
    this.#folder = folder;
  }

  /** Of the bucket alone. Throws where the file still waits in the folder. */
  async bytesInBucket(key: string): Promise<number> {
    return (await reached(super.getMetaData(key))).contentLength;
  }

  override async exists(key: string): Promise<boolean> {
    return (await reached(super.exists(key))) || this.#folder.exists(key);
  }

  override get(key: string): Promise<string> {
    return this.#found(key, super.get(key), () => this.#folder.get(key));
  }

  override getBytes(key: string): Promise<Uint8Array> {
    return this.#found(key, super.getBytes(key), () => this.#folder.getBytes(key));
  }

  override getStream(key: string): Promise<Readable> {
    return this.#found(key, super.getStream(key), () => this.#folder.getStream(key));
  }

  override getMetaData(key: string): ReturnType<S3Driver["getMetaData"]> {
    return this.#found(key, super.getMetaData(key), () => this.#folder.getMetaData(key));
  }

  override put(key: string, contents: string | Uint8Array, options?: WriteOptions): Promise<void> {
    return reached(super.put(key, contents, options));
  }

  /** In parts, since the length is not known before. */
  override async putStream(key: string, contents: Readable): Promise<void> {
    const params = { Bucket: this.#bucket, Key: key, Body: contents };
    await reached(new Upload({ client: this.#client, params }).done());
  }

  override async delete(key: string): Promise<void> {
    await reached(super.delete(key));
    await this.#folder.delete(key);
  }

  /** The folder's files come with the bucket's last page. */
  override async listAll(...parameters: Parameters<S3Driver["listAll"]>): ReturnType<S3Driver["listAll"]> {
    const page = await reached(super.listAll(...parameters));
    if (page.paginationToken) return page;
    const rest = await this.#folder.listAll(parameters[0], parameters[1]);
    return { paginationToken: undefined, objects: [...page.objects, ...rest.objects] };
  }

  async #found<Result>(key: string, asked: Promise<Result>, inFolder: () => Promise<Result>): Promise<Result> {
    try {
      return await reached(asked);
    } catch (error) {
      if (isMissing(error) && (await this.#folder.exists(key))) return inFolder();
      throw error;
    }
  }
}

const statusOf = (error: unknown): number | undefined => (error as S3ServiceException).$metadata?.httpStatusCode;
const isMissing = (error: unknown): boolean => statusOf(error) === 404;

/** A bucket that does not answer is told like a database that is away: the caller may try again. */
async function reached<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    const status = statusOf(error);
    if (status !== undefined && status < 500) throw error;
    throw new Error(`ETIMEDOUT: the bucket of files does not answer`, { cause: error });
  }
}
