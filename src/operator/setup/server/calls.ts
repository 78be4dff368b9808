import type { FastifyInstance, FastifyRequest } from "fastify";
import { v7 } from "uuid";
import type { Actor } from "#accounts/actor.ts";
import type { Database } from "#platform/database/database.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { conflict, invalid, Refusal } from "#platform/http/errors.ts";
import type { Deliver } from "#platform/mail/delivery.ts";
import { keepInOutbox } from "#platform/mail/outbox.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { problemOfPage } from "#settings/known-pages/server/queries-network.ts";
import { readSettings } from "#settings/server/queries.ts";
import { firstOperatorInput } from "../contract.ts";
import type { Environment } from "../setup.ts";
import { becomeFirstOperator, decideStep, makeFirstOperator, requireSetupLink } from "./commands.ts";

const texts = catalogue("operator.setup.server.calls", {
  accountsElsewhere: "Another service keeps the accounts. Log in, then open the setup link again.",
  enterName: "Enter your name.",
  enterEmail: "Enter your email address.",
  choosePassword: "Choose a password.",
  noMailServer: "No mail server is set. Set SMTP_URL and MAIL_FROM, then restart the server.",
  testSubject: (title: string) => `${title} can send mail`,
  testWorks: "You asked for this mail while setting the installation up. It works.",
  goOn: "Continue the setup",
  mailRefused: (problem: string) => `The mail server didn't take it: ${problem}`,
  noPageNamed: "No page is set. Add one that is always online, or skip this step.",
  noAnswer: (value: string) => `No answer from ${value}. Remove it, or name another page.`,
});

type Options = {
  database: Database;
  title: string;
  /** Fixed addresses of hosts, as in `LINK_CHECK_HOSTS`. */
  hosts: ReadonlyMap<string, string>;
  /** Undefined without a mail server; locally the outbox stands in for it. */
  deliver: Deliver | undefined;
  environment: Environment;
  authenticatePerson: (request: FastifyRequest) => Promise<Actor>;
  authenticateOperator: (request: FastifyRequest) => Promise<Actor>;
  /** Throws the sign-in service's refusal of a weak password; undefined where another service keeps the accounts. */
  checkPassword: ((password: string, email: string) => Promise<void>) | undefined;
};

const jsonLd = "application/ld+json; charset=utf-8";

/** Calls outside of transactions: they ask other servers, or come from visitors without an account. */
export async function setupCallRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { database, authenticateOperator } = options;
  app.setErrorHandler(answerError);
  app.addContentTypeParser("application/ld+json", { parseAs: "string" }, app.getDefaultJsonParser("error", "error"));
  const seldom = { config: { rateLimit: { max: 10, timeWindow: "1 minute" } } };

  app.post("/setups/first-operator", seldom, async (request, reply) => {
    const { secret, ...account } = firstOperatorInput.parse(request.body);
    if (request.headers.authorization) {
      const actor = await options.authenticatePerson(request);
      await database.transaction((tx) => becomeFirstOperator(tx, secret, actor));
    } else await makeAccount(options, secret, account);
    return reply.code(201).type(jsonLd).send({ problem: null });
  });

  for (const [step, path, trial] of [
    ["mail", "/setups/test-mail", tryMail],
    ["knownPages", "/setups/test-known-pages", tryKnownPages],
  ] as const)
    app.post(path, seldom, async (request, reply) => {
      const actor = await authenticateOperator(request);
      const problem = await trial(options, actor);
      if (problem === null) await database.transaction((tx) => decideStep(tx, actor, { step, decision: "confirmed" }));
      return reply.type(jsonLd).send({ problem });
    });
}

type Account = { name?: string | undefined; email?: string | undefined; password?: string | undefined };

async function makeAccount({ database, checkPassword }: Options, secret: string, account: Account): Promise<void> {
  if (!checkPassword) throw conflict("accounts_elsewhere", texts.accountsElsewhere);
  // Without a link, nobody learns about passwords or addresses.
  await database.transaction((tx) => requireSetupLink(tx, secret));
  const { name, email, password } = account;
  if (!name) throw invalid("name", texts.enterName);
  if (!email) throw invalid("email", texts.enterEmail);
  if (!password) throw invalid("password", texts.choosePassword);
  await checkPassword(password, email).catch((error: unknown) => {
    throw error instanceof Refusal ? invalid("password", error.message) : error;
  });
  await database.transaction((tx) => makeFirstOperator(tx, secret, { name, email, password }));
}

/** Returns a sentence when the mail server refuses. Locally, without one, the mail is in the outbox. */
async function tryMail(options: Options, { email }: Actor): Promise<string | null> {
  const { database, title, deliver, environment } = options;
  if (!environment.sendsMail) return texts.noMailServer;
  const letter = {
    subject: texts.testSubject(title),
    paragraphs: [texts.testWorks],
    action: { label: texts.goOn, path: "/operator/setup" },
  };
  const mail = { id: v7(), recipient: email, letter };
  try {
    await (deliver ? deliver(mail) : keepInOutbox(database.writer, mail));
    return null;
  } catch (error) {
    return texts.mailRefused((error as Error).message);
  }
}

async function tryKnownPages({ database, hosts }: Options): Promise<string | null> {
  const { knownPages } = await readSettings(database.reader);
  if (knownPages.length === 0) return texts.noPageNamed;
  const problems = await Promise.all(knownPages.map((page) => problemOfPage(page, { hosts })));
  const silent = knownPages.filter((_page, index) => problems[index] !== undefined);
  return silent.length > 0 ? texts.noAnswer(silent.join(", ")) : null;
}
