import { eventNamesOf, type PublicEvents } from "#events/public-event.ts";
import { commentResource } from "./comments/contract.ts";
import { orderResource } from "./contract.ts";
import { extraMoveNames, extraMoves } from "./extras/order-extra.ts";
import { orderLife } from "./order.ts";
import type { PublicationHappening } from "./publication-happenings.ts";

const about = { resource: orderResource, version: 1 };

const extraEvents = Object.fromEntries(extraMoveNames.map((name) => [`${name}Extra`, extraMoves[name]]));

export const orderEvents: PublicEvents = {
  ...about,
  names: {
    book: "order.booked",
    acceptConditions: "order.conditions_accepted",
    loseOutlet: "order.outlet_lost",
    proposeExtra: "order.extra_proposed",
    ...eventNamesOf("order", orderLife.moves),
    ...eventNamesOf("order", extraEvents),
  },
};

export const publicationEvents: PublicEvents = {
  ...about,
  names: {
    pass: "order.publication_check_passed",
    fail: "order.publication_check_failed",
    lose: "order.publication_lost",
    regain: "order.publication_restored",
  } satisfies Record<PublicationHappening, string>,
};

export const reminderEvents: PublicEvents = { ...about, names: { due: "order.reminded" } };

export const commentEvents: PublicEvents = {
  resource: commentResource,
  version: 1,
  names: { comment: "comment.written" },
};
