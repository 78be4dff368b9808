import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { idOf } from "#platform/contract/iri.ts";
import {
  api,
  type CallsReference,
  call,
  download,
  find,
  type ResourceReference,
  sendPlain,
} from "#platform/web/calls/client.ts";
import type {
  MessageFile,
  MessageInput,
  offerConversationCalls,
  orderConversationCalls,
  orderConversationResource,
} from "../contract.ts";

const messagesAtOnce = 30;

const resourceOf = (subject: string): ResourceReference<typeof orderConversationResource> => ({
  path: subject.startsWith("/api/offers/") ? "offers" : "orders",
});

/** Conversations of offers declare the same calls. */
const callsOf = (subject: string): CallsReference<typeof orderConversationCalls | typeof offerConversationCalls> => ({
  path: subject.startsWith("/api/offers/") ? "offers" : "orders",
});

/** Pages back in time; `subject` is the IRI of the order or offer. */
export const conversationQuery = (subject: string, search: string) =>
  infiniteQueryOptions({
    queryKey: [api.messages.path, "conversation", { subject, search }],
    queryFn: ({ pageParam: before }) =>
      find(resourceOf(subject), "messages", {
        id: idOf(subject),
        query: { before, search, itemsPerPage: messagesAtOnce },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last?.earlier ?? undefined,
  });

export const writeMessage = (subject: string, input: MessageInput) =>
  call(resourceOf(subject), "messages.write", { id: idOf(subject), input });

export const markConversationRead = (subject: string, upTo: string) =>
  call(resourceOf(subject), "messages/read", { id: idOf(subject), input: { upTo } });

export const uploadFile = (subject: string, file: File): Promise<MessageFile> =>
  sendPlain(callsOf(subject), "messages/files", { id: idOf(subject), file });

export const fetchMessageFile = (subject: string, file: string) =>
  download(resourceOf(subject), "messages/files/{file}", { id: idOf(subject), parameters: { file } });

/** A data URL: only participants may read the bytes, so an `img` can't load them. */
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
