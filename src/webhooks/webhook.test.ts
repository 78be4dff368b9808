import { expect, test } from "vitest";
import { pauseAfter, restAfter, slackMessage, teamsMessage, triedHours } from "./webhook.ts";

test("a delivery is tried ever less often, at least every eight hours, a dozen times and more within three days", () => {
  expect([1, 2, 3, 4].map(pauseAfter)).toEqual([5, 15, 45, 135]);
  expect(pauseAfter(50)).toBe(8 * 3_600);
  let seconds = 0;
  let attempts = 1;
  for (; seconds < triedHours * 3_600; attempts++) seconds += pauseAfter(attempts);
  expect(attempts).toBeGreaterThan(12);
});

test("an endpoint that fails again and again rests up to fifteen minutes", () => {
  expect([0, 2, 3, 4, 5].map(restAfter)).toEqual([0, 0, 5, 10, 20]);
  expect(restAfter(60)).toBe(900);
});

const sent = { name: "order.publication_check_failed", title: "Tom & <Jerry>", url: "https://byline.example/" };

test("Slack reads the event in words; nobody's title becomes markup", () => {
  expect(slackMessage(sent).text).toBe(
    "*Order: publication check failed*\nTom &amp; &lt;Jerry&gt;\n<https://byline.example/|Open Byline>",
  );
});

test("Teams gets a card with the event and a button", () => {
  const [card] = teamsMessage(sent).attachments;
  expect(card?.content.body.map(({ text }) => text)).toEqual(["Order: publication check failed", "Tom & <Jerry>"]);
  expect(card?.content.actions[0]?.url).toBe(sent.url);
});
