import { type Config, filePlaceOf } from "#config.ts";
import { moveFiles } from "#platform/files/move-files.ts";
import { openBucket, openFolderStore } from "#platform/files/store.ts";

/** Moves the folder's files to the bucket until a signal stops it. Returns the exit code. */
export async function moveFilesToBucket(config: Config): Promise<number> {
  const { folder, bucket } = filePlaceOf(config);
  if (bucket === undefined) {
    console.error("FILES_BUCKET is not set: name the bucket, start Byline with it, then move the files of before.");
    return 1;
  }
  const stopping = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stopping.abort());
  const { moved, young } = await moveFiles(openFolderStore(folder), openBucket(bucket, folder), {
    signal: stopping.signal,
    told: (count) => console.log(`${count} files moved`),
  });
  console.log(`${moved} files lie in ${bucket} now, and none of them in ${folder}.`);
  if (young > 0) console.log(`${young} are younger than five minutes. Call it again to move them.`);
  if (stopping.signal.aborted) console.log("Stopped. Call it again to go on.");
  return 0;
}
