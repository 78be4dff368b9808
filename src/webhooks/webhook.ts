/** Shape of a delivery's body: Byline's own, signed as Standard Webhooks, or a message for a chat. */
export const webhookShapes = ["standard", "slack", "teams"] as const;
export type WebhookShape = (typeof webhookShapes)[number];

/** `stopped`: Byline paused it after three days without an answer. */
export const webhookStates = ["active", "paused", "stopped"] as const;
export type WebhookState = (typeof webhookStates)[number];

export const deliveryStates = ["waiting", "delivered", "given_up"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const webhookHappenings = ["stop"] as const;

/** Operators read the events of everybody; this id is no organization's. */
export const operatorsAsReader = "00000000-0000-0000-0000-000000000000";

export const testEventName = "webhook.tested";

/** Of one organization, and of the operators. */
export const webhooksMax = 20;

/** Days: deliveries and events are kept for so long. */
export const webhookDays = 30;

/** Hours for which the former secret signs too. */
export const secretOverlapHours = 24;

/** Tries a delivery for so long, and an endpoint that takes none. */
export const triedHours = 72;

const longestPauseSeconds = 8 * 3_600;

/** Seconds until a delivery is tried again: 5, 15, 45 … up to eight hours. */
export const pauseAfter = (attempts: number): number => Math.min(5 * 3 ** (attempts - 1), longestPauseSeconds);

const failuresBeforeRest = 3;
const longestRestSeconds = 900;

/** Seconds for which a failing endpoint gets nothing: none, then 5, 10, 20 … up to fifteen minutes. */
export const restAfter = (failures: number): number =>
  failures < failuresBeforeRest ? 0 : Math.min(5 * 2 ** (failures - failuresBeforeRest), longestRestSeconds);

/** A slow endpoint shares its turns with failing ones, so that it delays no quick one. */
export const isSlowAnswer = (milliseconds: number): boolean => milliseconds > 2_000;

type SentDelivery = { name: string; title: string; url: string };

const inWords = (name: string): string => {
  const text = name.replace(".", ": ").replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A message for Slack's incoming webhooks. */
export const slackMessage = ({ name, title, url }: SentDelivery) => ({
  text: `*${escaped(inWords(name))}*${title ? `\n${escaped(title)}` : ""}\n<${url}|Open Byline>`,
});

/** A message for a Teams workflow that posts cards. */
export const teamsMessage = ({ name, title, url }: SentDelivery) => ({
  type: "message",
  attachments: [
    {
      contentType: "application/vnd.microsoft.card.adaptive",
      content: {
        $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
        type: "AdaptiveCard",
        version: "1.4",
        body: [
          { type: "TextBlock", weight: "Bolder", wrap: true, text: inWords(name) },
          ...(title ? [{ type: "TextBlock", wrap: true, text: title }] : []),
        ],
        actions: [{ type: "Action.OpenUrl", title: "Open Byline", url }],
      },
    },
  ],
});
