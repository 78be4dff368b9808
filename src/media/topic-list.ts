import { z } from "zod";
import { shortText } from "#platform/contract/wire.ts";
import { settledTopics } from "./topics.ts";

/** Apart from the topics, which most screens read without a schema. */
export const topicList = (most: number) => z.array(shortText(60)).max(most).overwrite(settledTopics);
