import { operatorAddresses } from "#accounts/people/server/queries.ts";
import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";

/** Operators hear of a low disk before uploads and bookings fail. */
export async function tellDisk(tx: Tx, { verb, message }: RecordedEvent): Promise<Notice[]> {
  const isFull = verb === "fill";
  const letter = {
    subject: isFull ? "The server's disk is full" : "The server's disk is getting full",
    paragraphs: [
      `${message} are free on the disk of Byline's files.`,
      isFull
        ? "Uploads are refused, and where the database lies on the same disk, nothing can be booked. Free some space now."
        : "Free some space, or give the server a larger disk, before uploads and bookings fail.",
    ],
    action: { label: "Open Byline", path: "/operator" },
  };
  return (await operatorAddresses(tx)).map((email) => ({ to: { email }, ...letter }));
}
