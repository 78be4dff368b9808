import { type FastifyReply, type FastifyRequest, LogController } from "fastify";

/** One line a request, written when it is answered: it says what was asked, how it ended and how long it took. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const answered = { req: request, statusCode: reply.statusCode, milliseconds: Math.round(reply.elapsedTime) };
    if (error) request.log.error({ ...answered, err: error }, "answer failed");
    else request.log.info(answered, "answered");
  }
}
