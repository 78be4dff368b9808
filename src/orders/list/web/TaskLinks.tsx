import { PageLinks } from "#platform/web/components/PageLinks.tsx";
import { type ClientTask, clientTaskNames } from "../../statuses.ts";
import { texts } from "../../web/texts.ts";

const orderListWords = texts.list;

/** An advertiser's orders by what is to do; the other filters stay. */
export function TaskLinks({ current }: { current: ClientTask | undefined }) {
  const linkTo = (name: string, task: ClientTask | undefined) => ({
    name,
    isCurrent: task === current,
    search: (previous: object) => ({ ...previous, task, page: undefined, order: undefined }),
  });
  const tasks = clientTaskNames.map((task) => linkTo(orderListWords.tasks[task], task));
  return <PageLinks label={orderListWords.task} links={[linkTo(orderListWords.all, undefined), ...tasks]} />;
}
