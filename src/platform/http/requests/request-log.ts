import { type FastifyReply, type FastifyRequest, LogController } from "fastify";

/** Writes one line a request, when it is answered: request, outcome and duration. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const answered = { req: request, statusCode: reply.statusCode, milliseconds: Math.round(reply.elapsedTime) };
    if (error) request.log.error({ ...answered, err: error }, "answer failed");
    else request.log.info(answered, "answered");
  }
}
