import { texts as stepTexts } from "#orders/web/next-step-texts.ts";
import { idOf } from "#platform/contract/iri.ts";
import { ButtonLink } from "#platform/web/components/links.tsx";
import type { Task } from "../task.ts";
import { texts } from "./texts.ts";

const taskWords = texts.task;

type TaskButtonProps = { task: Task; title: string; offersAt: "/offers/$id" | "/publisher/dashboard/offers/$id" };

/** The one step of a task; nothing for a reader whose role lets them do none. */
export function TaskButton({ task, title, offersAt }: TaskButtonProps) {
  if (!task.mayAct) return null;
  const label = labelOf(task);
  const shared = { variant: "secondary", "aria-label": stepTexts.of(label, title) } as const;
  switch (task.kind) {
    case "balance":
      return (
        <ButtonLink to="/top-up" search={{ organization: task.id }} {...shared}>
          {label}
        </ButtonLink>
      );
    case "budget":
      return (
        <ButtonLink to="/campaign/edit/$id" params={{ id: task.id }} {...shared}>
          {label}
        </ButtonLink>
      );
    case "offer":
      return (
        <ButtonLink to={offersAt} params={{ id: task.id }} {...shared}>
          {label}
        </ButtonLink>
      );
    default:
      return (
        <ButtonLink to="." search={{ order: idOf(task.order ?? task.id) } as never} resetScroll={false} {...shared}>
          {label}
        </ButtonLink>
      );
  }
}

function labelOf({ kind, move }: Task): string {
  switch (kind) {
    case "balance":
      return taskWords.topUp;
    case "budget":
      return taskWords.raise;
    case "claim":
      return taskWords.follow;
    case "conditions":
      return stepTexts.read;
    case "offer":
      return taskWords.answer;
    default:
      return (move && stepTexts.buttons[move]) ?? stepTexts.read;
  }
}
