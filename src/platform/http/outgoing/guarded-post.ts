import { Agent, fetch } from "undici";
import { calling } from "../../tracing/outgoing.ts";
import { type AllowedAddresses, refuseAddress } from "./guarded-address.ts";
import { guardedConnect, networkRefusal } from "./guarded-fetch.ts";

type Posting = { body: string; headers: Record<string, string> };

type PostOptions = AllowedAddresses & {
  timeoutMilliseconds: number;
  /** The rest of a longer answer is not read. */
  answerBytesMax: number;
  signal?: AbortSignal | undefined;
};

/**
 * Posts to an address of the open web by the guarded fetch's rules (decision 0007). Follows no redirect: a body goes
 * nowhere but to the address. Throws `FetchRefused`; the caller's own abort is thrown as it is.
 */
export async function guardedPost(
  address: string,
  { body, headers }: Posting,
  { timeoutMilliseconds, answerBytesMax, signal: stopping, ...allowed }: PostOptions,
): Promise<{ status: number; answer: string }> {
  const dispatcher = new Agent({ connect: guardedConnect(allowed.hosts) });
  const timeout = AbortSignal.timeout(timeoutMilliseconds);
  const signal = stopping ? AbortSignal.any([timeout, stopping]) : timeout;
  try {
    refuseAddress(address, allowed);
    const posting = { method: "POST", dispatcher, signal, redirect: "manual", headers, body } as const;
    const response = await calling("POST", address, () => fetch(address, posting));
    return { status: response.status, answer: await beginningOf(response.body, answerBytesMax) };
  } catch (error) {
    if (stopping?.aborted) throw error;
    throw networkRefusal(error, "The receiver");
  } finally {
    await dispatcher.destroy();
  }
}

async function beginningOf(answer: AsyncIterable<Uint8Array> | null, bytesMax: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer ?? []) {
    parts.push(part);
    length += part.length;
    if (length >= bytesMax) break;
  }
  return Buffer.concat(parts).subarray(0, bytesMax).toString("utf8");
}
