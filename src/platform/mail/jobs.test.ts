import { expect, test } from "vitest";
import { runQueue } from "../../../test/run-queue.ts";
import { openTestServer } from "../../../test/server.ts";

test("a mail whose tries are used up is tried again, for three days and never twice at once", async () => {
  const byline = await openTestServer({ env: { SMTP_URL: "smtp://127.0.0.1:9" } });
  const query = async (text: string, ...values: unknown[]) => (await byline.database.pool.query(text, values)).rows;
  await query(
    `INSERT INTO mail (id, recipient, letter, sent_at, created_at)
     SELECT new_id(), recipient, '{"subject": "Hello", "paragraphs": []}', CASE recipient WHEN 'sent@a.example' THEN now() END,
       now() - CASE recipient WHEN 'old@a.example' THEN interval '73 hours' ELSE interval '71 hours' END
     FROM unnest(ARRAY['lost@a.example', 'sent@a.example', 'old@a.example']) AS recipient`,
  );
  const jobs = () =>
    query(
      `SELECT mail.recipient FROM pgboss.job JOIN mail ON mail.id::text = job.data ->> 'mailId'
       WHERE job.name = 'send-mail' AND job.state = 'created'`,
    );
  for (let hour = 0; hour < 2; hour++) {
    await runQueue(byline, "send-unsent-mails");
    expect(await jobs()).toEqual([{ recipient: "lost@a.example" }]);
  }
  await query("UPDATE pgboss.job SET state = 'failed' WHERE name = 'send-mail'");
  await runQueue(byline, "send-unsent-mails");
  expect(await jobs()).toEqual([{ recipient: "lost@a.example" }]);
  await byline.close();
});
