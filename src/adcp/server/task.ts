import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import type { OperationAdmission } from "#platform/contract/resource.ts";
import type { Reader, Tx } from "#platform/database/database.ts";
import type { Sealer } from "#platform/files/sealer.ts";
import { pushEnd } from "../pushes/server/commands.ts";
import type { PushConfig } from "../request.ts";

type Admission = Pick<OperationAdmission, "permission" | "scope">;
type Reading<Input> = { reader: Reader; actor: Actor; input: Input };
type Writing<Input> = { tx: Tx; actor: Actor; input: Input };

type TaskWords = {
  /** The protocol's own. */
  name: string;
  title: string;
  use: string;
};

/** A task of the protocol, with what opens it to a grant, as with an operation of the API. */
export type SellerTask = TaskWords &
  Admission & { input: z.ZodObject } & (
    | { read: (call: Reading<never>) => Promise<object>; write?: never; movesMoney?: never; isFinal?: never }
    | { write: (call: Writing<never>) => Promise<object>; read?: never; movesMoney?: boolean; isFinal?: boolean }
  );

export const readingTask = <Input extends z.ZodObject>(
  task: TaskWords & Admission & { input: Input; read: (call: Reading<z.output<Input>>) => Promise<object> },
): SellerTask => task as unknown as SellerTask;

/** Tells the end of a task to the address that its call named, in the task's own transaction. */
export const pushing =
  (sealer: Sealer) =>
  (task: SellerTask): SellerTask => {
    const { write } = task;
    if (!write) return task;
    const toldTo = async (call: Writing<{ push_notification_config?: PushConfig | undefined }>) => {
      const answer = await write(call as never);
      const config = call.input.push_notification_config;
      if (config) await pushEnd(call.tx, sealer, { name: task.name, config, answer: { ...answer } });
      return answer;
    };
    return { ...task, write: toldTo as never };
  };

export const writingTask = <Input extends z.ZodObject>(
  task: TaskWords &
    Admission & {
      input: Input;
      write: (call: Writing<z.output<Input>>) => Promise<object>;
      movesMoney?: boolean;
      isFinal?: boolean;
    },
): SellerTask => task as unknown as SellerTask;
