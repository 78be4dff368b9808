import type { Disk, DriveFile } from "flydrive";

type CopyOptions = { signal?: AbortSignal };

/** Waiting for a disk or a bucket leaves room for others; more of them would crowd out the server. */
const atOnce = 8;

/**
 * Copies every file that the target lacks, has in another size, or has from before the source's last change. Repeated,
 * it copies what came since. A file that is deleted meanwhile is left out. Returns how many were copied.
 */
export async function copyFiles(source: Disk, target: Disk, { signal }: CopyOptions = {}): Promise<number> {
  let copied = 0;
  const files = filesOf(source);
  const copyNext = async (): Promise<void> => {
    for await (const file of files) {
      signal?.throwIfAborted();
      if (await copyChanged(source, target, file)) copied += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, copyNext));
  return copied;
}

/** All files of a store, page by page. */
export async function* filesOf(store: Disk): AsyncGenerator<DriveFile> {
  let paginationToken: string | undefined;
  do {
    const page = await store.listAll("", { recursive: true, ...(paginationToken && { paginationToken }) });
    for (const object of page.objects) if (object.isFile) yield object;
    paginationToken = page.paginationToken;
  } while (paginationToken);
}

async function copyChanged(source: Disk, target: Disk, file: DriveFile): Promise<boolean> {
  const { key } = file;
  try {
    const from = await file.getMetaData();
    const to = (await target.exists(key)) ? await target.getMetaData(key) : undefined;
    if (to && to.contentLength === from.contentLength && to.lastModified >= from.lastModified) return false;
    await target.putStream(key, await source.getStream(key));
    return true;
  } catch (error) {
    if (await source.exists(key)) throw error;
    return false;
  }
}
