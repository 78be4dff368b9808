import type { TablerIcon } from "@tabler/icons-react";
import IconCalendarEvent from "@tabler/icons-react/icons/IconCalendarEvent";
import IconEye from "@tabler/icons-react/icons/IconEye";
import IconFileDescription from "@tabler/icons-react/icons/IconFileDescription";
import IconGauge from "@tabler/icons-react/icons/IconGauge";
import IconMessages from "@tabler/icons-react/icons/IconMessages";
import IconPencil from "@tabler/icons-react/icons/IconPencil";
import IconScale from "@tabler/icons-react/icons/IconScale";
import IconShieldExclamation from "@tabler/icons-react/icons/IconShieldExclamation";
import IconWallet from "@tabler/icons-react/icons/IconWallet";
import { useRef } from "react";
import type { OrderMove } from "#orders/order.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { Icon } from "#platform/web/components/Icon.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { listKeys } from "#platform/web/keys/keys.ts";
import { useRowKeys } from "#platform/web/keys/row-keys.ts";
import type { Task, TaskKind } from "../../task.ts";
import classes from "../../web/home.module.css";
import { Panel } from "../../web/Panel.tsx";
import { TaskButton } from "../../web/TaskButton.tsx";
import { TaskDue } from "../../web/TaskDue.tsx";
import { texts } from "../../web/texts.ts";
import { summaryOf, taskTones, titleOf } from "./task-words.ts";

const homeWords = texts.advertiser;

type TasksProps = { tasks: Task[]; count: number };

/** Everything that waits for this person, with its one step and its time. */
export function Tasks({ tasks, count }: TasksProps) {
  const aside =
    count > tasks.length ? (
      <AnchorLink underline="hover" to="/orders">
        {texts.all(count)}
      </AnchorLink>
    ) : count > 0 ? (
      count
    ) : undefined;
  return (
    <Panel title={homeWords.tasks} aside={aside}>
      {tasks.length === 0 ? (
        <Empty title={homeWords.noTasks} text={homeWords.noTasksText} />
      ) : (
        <TaskList tasks={tasks} />
      )}
    </Panel>
  );
}

function TaskList({ tasks }: { tasks: Task[] }) {
  const body = useRef<HTMLUListElement>(null);
  useRowKeys({ body, keys: listKeys });
  return (
    <ul ref={body} className={`${classes.rows} ${classes.tasks}`}>
      {tasks.map((task) => (
        <TaskRow key={`${task.kind} ${task.id}`} task={task} />
      ))}
    </ul>
  );
}

function TaskRow({ task }: { task: Task }) {
  const title = titleOf(task);
  return (
    <li data-row className={classes.row}>
      <span className={classes.icon} data-tone={taskTones[task.kind]}>
        <Icon of={iconOf(task)} size={15} />
      </span>
      <div className={classes.words}>
        <div className={classes.name}>{title}</div>
        <div className={classes.summary}>{summaryOf(task)}</div>
      </div>
      <div className={classes.end}>
        <TaskDue task={task} />
        <TaskButton task={task} title={title} offersAt="/offers/$id" />
      </div>
    </li>
  );
}

const icons: Record<TaskKind, TablerIcon> = {
  move: IconPencil,
  date: IconCalendarEvent,
  conditions: IconFileDescription,
  claim: IconShieldExclamation,
  offer: IconMessages,
  balance: IconWallet,
  budget: IconGauge,
};

const moveIcons: Partial<Record<OrderMove, TablerIcon>> = {
  approve: IconEye,
  approveText: IconEye,
  answerDispute: IconScale,
};

const iconOf = ({ kind, move }: Task): TablerIcon => (move && moveIcons[move]) ?? icons[kind];
