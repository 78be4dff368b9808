import { VisuallyHidden } from "@mantine/core";
import { useRef } from "react";
import { orderStatusNames, orderTones } from "#orders/status-names.ts";
import type { StateTone } from "#platform/contract/state-tone.ts";
import { formatCents } from "#platform/money/money.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import { listKeys } from "#platform/web/keys/keys.ts";
import { useRowKeys } from "#platform/web/keys/row-keys.ts";
import type { Task } from "../../task.ts";
import classes from "../../web/home.module.css";
import { Panel } from "../../web/Panel.tsx";
import { TaskButton } from "../../web/TaskButton.tsx";
import { TaskDue } from "../../web/TaskDue.tsx";
import { texts } from "../../web/texts.ts";

const homeWords = texts.publisher;

type ToDoProps = { tasks: Task[]; count: number };

/** All that a publisher has to do, by its time. */
export function ToDo({ tasks, count }: ToDoProps) {
  return (
    <Panel
      title={homeWords.tasks}
      aside={
        count > tasks.length ? (
          <AnchorLink underline="hover" to="/publisher/orders">
            {texts.all(count)}
          </AnchorLink>
        ) : (
          count || undefined
        )
      }
    >
      {tasks.length === 0 ? (
        <Empty title={homeWords.noTasks} text={homeWords.noTasksText} />
      ) : (
        <ToDoTable tasks={tasks} />
      )}
    </Panel>
  );
}

function ToDoTable({ tasks }: { tasks: Task[] }) {
  const { columns } = homeWords;
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys({ body, keys: listKeys });
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th>{columns.order}</th>
          <th className={classes.wide}>{columns.advertiser}</th>
          <th>{columns.state}</th>
          <th>{columns.due}</th>
          <th className={classes.number}>{columns.earnings}</th>
          <th>
            <VisuallyHidden>{columns.act}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {tasks.map((task) => (
          <ToDoRow key={`${task.kind} ${task.id}`} task={task} />
        ))}
      </tbody>
    </table>
  );
}

function ToDoRow({ task }: { task: Task }) {
  const title = titleOfToDo(task);
  const [tone, state] = stateOf(task);
  return (
    <tr data-row>
      <td>
        <div className={classes.name}>{title}</div>
        <div className={classes.summary}>{[task.mediaName, task.formatType].filter(Boolean).join(" · ")}</div>
      </td>
      <td className={classes.wide}>{task.otherName}</td>
      <td>
        <StatusTag tone={tone}>{state}</StatusTag>
      </td>
      <td>
        <TaskDue task={task} />
      </td>
      <td className={`${classes.number} ${classes.amount}`}>
        <Money cents={task.amountCents} />
      </td>
      <td>
        <TaskButton task={task} title={title} offersAt="/publisher/dashboard/offers/$id" />
      </td>
    </tr>
  );
}

function titleOfToDo({ kind, title, amountCents, againstCents }: Task): string {
  if (kind !== "offer") return title || texts.task.untitled;
  const money = (cents: number | null) => (cents === null ? undefined : formatCents(cents));
  return homeWords.offer(money(amountCents), money(againstCents));
}

function stateOf({ kind, status }: Task): [StateTone, string] {
  if (kind === "offer") return ["waiting", homeWords.offerState];
  if (kind === "date") return ["waiting", homeWords.dateState];
  return status ? [orderTones[status], orderStatusNames[status]] : ["quiet", ""];
}
