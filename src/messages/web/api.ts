import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { fetchFile, findItem, searchString, send, upload } from "#platform/web/api.ts";
import { pollEveryMilliseconds } from "#platform/web/query-client.ts";
import type { Conversation, MessageFile } from "../contract.ts";

const messagesAtOnce = 30;
/** Many pages are read anew less often than one. */
const pollManyEveryMilliseconds = 60_000;

/** A conversation, page by page back in time; `subject` is the IRI of what it is about. */
export const conversationQuery = (subject: string, search: string) =>
  infiniteQueryOptions({
    queryKey: ["conversations", subject, search],
    queryFn: ({ pageParam: before }) =>
      findItem<Conversation>(`${subject}/messages${searchString({ before, search, itemsPerPage: messagesAtOnce })}`),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last?.earlier ?? undefined,
    refetchInterval: ({ state: { data } }) => {
      if (data?.pages[0] === null) return false;
      return (data?.pages.length ?? 1) > 1 ? pollManyEveryMilliseconds : pollEveryMilliseconds;
    },
  });

export type NewMessage = { body: string; files: string[] };

export const writeMessage = (subject: string, message: NewMessage) =>
  send<Conversation>("POST", `${subject}/messages`, message);

export const markRead = (subject: string, upTo: string) => send<void>("POST", `${subject}/messages/read`, { upTo });

const filesOf = (subject: string) => `${subject}/messages/files`;

export const uploadFile = async (subject: string, file: File) =>
  (await upload(filesOf(subject), file)) as unknown as MessageFile;

export const fetchMessageFile = (subject: string, id: string) => fetchFile(`${filesOf(subject)}/${id}`);

/** An image's bytes, which only participants may read, as an address that the page can show. */
export const messageImageQuery = (subject: string, id: string) =>
  queryOptions({
    queryKey: ["message_images", subject, id],
    queryFn: async () => readAsAddress(await fetchMessageFile(subject, id)),
    staleTime: Number.POSITIVE_INFINITY,
  });

const readAsAddress = (image: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(image);
  });
