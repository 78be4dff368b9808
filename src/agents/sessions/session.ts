import { z } from "zod";

/** Days that a session without a call is kept. */
export const sessionDays = 7;

/** A grant's sessions at once; a further one ends the session that was used longest ago. */
export const sessionsOfGrant = 20;

/** Questions that wait in a session at once. */
export const questionsOfSession = 8;

/** A person has this long to answer. A call of an agent takes a little longer at most. */
export const answerSeconds = 120;

/** A yes counts once, for the question that was asked. */
export const personsAnswers = ["allowed", "declined"] as const;
export type PersonsAnswer = (typeof personsAnswers)[number];

const elicitation = z.object({ form: z.unknown(), url: z.unknown() }).partial();
const declared = z.object({ elicitation: elicitation.optional() });

/** A client that shows forms says so; one that names no kind of question shows forms too. */
export function showsForms(capabilities: unknown): boolean {
  const { elicitation: kinds } = declared.safeParse(capabilities).data ?? {};
  return kinds !== undefined && (kinds.form !== undefined || kinds.url === undefined);
}

const answered = z.object({ action: z.literal("accept"), content: z.object({ allow: z.literal(true) }) });

/** Only a clear yes allows anything. */
const answerIn = (result: unknown): PersonsAnswer => (answered.safeParse(result).success ? "allowed" : "declined");

const jsonRpcId = z.union([z.string(), z.number()]);
const reply = z.object({ id: z.uuid(), method: z.undefined(), result: z.unknown(), error: z.unknown() });
const cancelled = z.object({
  method: z.literal("notifications/cancelled"),
  params: z.object({ requestId: jsonRpcId }),
});

/** A client's answer to a question, or its fault, which allows nothing. */
export function replyIn(message: unknown): { questionId: string; answer: PersonsAnswer } | undefined {
  const { data } = reply.partial({ method: true, result: true, error: true }).safeParse(message);
  if (!data || (data.result === undefined && data.error === undefined)) return undefined;
  return { questionId: data.id, answer: answerIn(data.result) };
}

/** A call that the client gave up. */
export const cancelledCallIn = (message: unknown): string | undefined => {
  const { data } = cancelled.safeParse(message);
  return data && callKey(data.params.requestId);
};

const callKeyCharacters = 200;

/** How a call is told from others of its session. */
export const callKey = (id: string | number): string => JSON.stringify(id).slice(0, callKeyCharacters);
