import { expect, test } from "vitest";
import { aBooking, goodText } from "../../../test/scene.ts";
import { openPublications } from "./test-support.ts";

const { ada, paul, shown, published, newestCheck, letDeadlinePass, fireDeadlines } = await openPublications();

const link = '<a href="https://nimbus.example/roastery">the roastery</a>';
const said = "<p>Nimbus Coffee opens its first roastery. Read more at</p>";

test("R4.5 publishing is refused without a link on the medium's own domain", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  await paul.person.post(`/api/orders/${id}/accept`, {});
  for (const publicationUrl of [
    "https://elsewhere.example/x",
    "https://notpaul.example/",
    "https://paul.example.evil.example/",
    "javascript:alert(1)",
    "",
    "http://127.0.0.1/",
    // The link check reads no such port, so the move is refused up front.
    "https://news.paul.example:8443/x",
    "http://news.paul.example:443/x",
  ]) {
    expect((await paul.person.post(`/api/orders/${id}/publish`, { publicationUrl })).status, publicationUrl).toBe(422);
  }
  expect(
    (await paul.person.post(`/api/orders/${id}/publish`, { publicationUrl: "https://news.paul.example/x" })).status,
  ).toBe(200);
});

test.each([
  ["a missing link", said, {}, "The link to https://nimbus.example/roastery is missing."],
  [
    "a nofollow where dofollow was booked",
    said + link.replace("<a", '<a rel="nofollow"'),
    {},
    'The link to https://nimbus.example/roastery should be Dofollow but has rel="nofollow".',
  ],
  [
    "another anchor",
    said + link.replace("the roastery", "here"),
    {},
    "The link to https://nimbus.example/roastery should be anchored to “the roastery”.",
  ],
  [
    "another text",
    `<p>Ten tips for better sleep</p>${link}`,
    {},
    "Less than half of the approved text is on the page.",
  ],
  [
    "a page that names another site's as its original",
    `<link rel="canonical" href="https://nimbus.example/press">${said}${link}`,
    {},
    "The page names another one as its original (canonical): https://nimbus.example/press.",
  ],
  [
    "a noindex page",
    `<meta name="robots" content="noindex">${said}${link}`,
    {},
    "The page asks search engines not to index it (meta robots).",
  ],
  [
    "a noindex header",
    said + link,
    { "x-robots-tag": "noindex" },
    "The page asks search engines not to index it (X-Robots-Tag).",
  ],
])("R10.3 %s fails the check and stops automatic completion", async (_name, html, headers, problem) => {
  shown.page = html;
  shown.pageHeaders = headers;
  const id = await published();
  expect((await newestCheck(id)).evidence.problems).toEqual([problem]);
  await letDeadlinePass(id);
  await fireDeadlines();
  expect((await ada.person.get(`/api/orders/${id}`)).body).toMatchObject({ status: "checks_failed", reason: problem });
  shown.pageHeaders = {};
});

test("R10.3 a robots.txt that keeps search engines out fails the check", async () => {
  shown.page = goodText.content;
  shown.robotsTxt = "User-agent: *\nDisallow: /news/";
  const id = await published();
  expect((await newestCheck(id)).evidence).toMatchObject({
    robotsTxt: "blocks",
    problems: ["The site's robots.txt keeps search engines from the page."],
  });
  shown.robotsTxt = "";
});

test("R4.5 a publication that nobody answers completes by itself after the period, if the checks pass", async () => {
  shown.page = goodText.content;
  const id = await published();
  await fireDeadlines();
  expect((await ada.person.get(`/api/orders/${id}`)).body.status).toBe("published");
  await letDeadlinePass(id);
  await fireDeadlines();
  expect((await ada.person.get(`/api/orders/${id}`)).body.status).toBe("completed");
});
