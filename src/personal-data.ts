/**
 * Personal data with purpose, duration and end (GDPR 13, 17, 30); generates `docs/personal-data.md`. A test fails for a
 * column that looks personal and is not listed.
 */
export type PersonalData = {
  /** `table.column`, or `table.*` for a whole table. */
  columns: string[];
  what: string;
  why: string;
  kept: string;
  ends: string;
};

const account = "While the account exists";
const erasure = "Deleting the account";
const order = "The books' time: trade has to be shown for years";

export const personalData: PersonalData[] = [
  {
    columns: [
      "users.email",
      "users.phone",
      "users.encrypted_password",
      "users.raw_user_meta_data",
      "users.email_change",
      "users.phone_change",
    ],
    what: "Addresses and password hash of the sign-in account",
    why: "To sign in",
    kept: account,
    ends: erasure,
  },
  {
    columns: [
      "identities.email",
      "identities.identity_data",
      "flow_state.provider_access_token",
      "flow_state.provider_refresh_token",
    ],
    what: "What Google, LinkedIn or another provider told",
    why: "To sign in with them",
    kept: "While the account exists; tokens a day",
    ends: `${erasure}, or removing the provider`,
  },
  {
    columns: ["mfa_factors.phone", "mfa_factors.secret", "mfa_factors.friendly_name", "mfa_challenges.ip_address"],
    what: "Second factors",
    why: "To prove who signs in",
    kept: "While the factor exists; challenges a day",
    ends: `${erasure}, or removing the factor`,
  },
  {
    columns: ["webauthn_credentials.friendly_name", "webauthn_credentials.credential_id"],
    what: "Passkeys",
    why: "To log in by a device's own lock",
    kept: "While the passkey exists",
    ends: `${erasure}, or removing the passkey`,
  },
  {
    columns: ["sessions.ip", "sessions.user_agent"],
    what: "Devices that are signed in",
    why: "So that their owner recognizes and ends them",
    kept: "While the session lasts",
    ends: "Signing out, the session's end, deleting the account",
  },
  {
    columns: ["agent_call.app"],
    what: "Calls of a person's agents: program, API token, tool, object and outcome, under the person's id",
    why: "So that people and operators see what programs did in whose name",
    kept: "365 days",
    ends: "Their time",
  },
  {
    columns: [
      "adcp_account.made_by",
      "adcp_creative.name",
      "adcp_creative.assets",
      "media_buy.cancellation_reason",
      "media_buy_package.cancellation_reason",
    ],
    what: "Texts and reasons of buyers' programs, and the id of whoever made an account",
    why: "To send texts to publishers, and to show their own accounts to people",
    kept: order,
    ends: "The books' time",
  },
  {
    columns: ["audit_log_people.username", "audit_log_people.ip_address"],
    what: "Address and IP address of sign-ins",
    why: "To find out who misused an account",
    kept: "365 days",
    ends: `Their time, or ${erasure.toLowerCase()}`,
  },
  {
    columns: ["audit_log_entries.payload", "audit_log_entries.ip_address"],
    what: "What happened to an account, under its id",
    why: "A chain that shows when an entry was removed",
    kept: "Two years",
    ends: "Their time; after erasure the id leads to nobody",
  },
  {
    columns: [
      "client_user.name",
      "client_user.email",
      "client_user.phone",
      "client_user.avatar",
      "client_user.questionnaire",
    ],
    what: "Name, address, phone, picture and survey answers",
    why: "So that colleagues and the other side know whom they work with",
    kept: account,
    ends: erasure,
  },
  {
    columns: ["stored_file.name"],
    what: "Names of uploaded files",
    why: "To hand them out again",
    kept: "As long as what shows them; a day where nothing does",
    ends: "Deleting the account for one's own; the order's or organization's end for others",
  },
  {
    columns: [
      "organization.name",
      "organization.name_key",
      "organization.billing_name",
      "organization.billing_address",
      "organization.tax_id",
    ],
    what: "An organization's name and billing details, which may be a person's",
    why: "To trade and to invoice",
    kept: "While the organization is open",
    ends: "Closing it empties the billing details; its name stays with its orders",
  },
  {
    columns: ["project.name", "project.logo", "project.brand_description"],
    what: "Brands of clients",
    why: "To write and report for them",
    kept: "While the organization is open",
    ends: "Closing an organization that placed no order",
  },
  {
    columns: ["invitation.email"],
    what: "Addresses of invited people",
    why: "To invite them",
    kept: "Until accepted, revoked or expired, and then with the organization",
    ends: "Closing the organization, or deleting the account of who invited or was invited",
  },
  {
    columns: [
      "identity_verification.legal_name",
      "identity_verification.address",
      "identity_verification.birth_date",
      "identity_verification.register_number",
    ],
    what: "Who is behind an organization that is paid",
    why: "Law against money laundering",
    kept: "While the organization is open, then the operator's days (identityDataDays)",
    ends: "A daily job",
  },
  {
    columns: ["identity_document.name", "identity_document.*"],
    what: "Scans of identity documents, sealed",
    why: "To verify the former",
    kept: "The operator's days after the decision (identityDocumentDays)",
    ends: "A daily job",
  },
  {
    columns: ["withdrawal.payee_holder", "withdrawal.payee_account", "withdrawal.payee", "withdrawal.payee_key"],
    what: "Who was paid, and to which account (sealed, and masked)",
    why: "To pay, and to show that it was paid",
    kept: order,
    ends: "Nothing before",
  },
  {
    columns: ["invoice.seller", "invoice.buyer"],
    what: "Names and addresses on documents",
    why: "Tax law",
    kept: order,
    ends: "Nothing before",
  },
  {
    columns: [
      "auto_top_up.card_title",
      "auto_top_up.card_key",
      "auto_top_up.card_reference",
      "top_up.payer_key",
      "provider_payee.account_key",
      "provider_event.payload",
      "chargeback.reason",
      "top_up.failure_reason",
    ],
    what: "What the payment provider tells of a payment: never a card's number",
    why: "To credit it once, and to answer disputes",
    kept: order,
    ends: "Nothing before",
  },
  {
    columns: ["mail.recipient", "mail.letter"],
    what: "Mails",
    why: "To deliver them",
    kept: "The letter until it is delivered, the address 30 days",
    ends: `Their time, or ${erasure.toLowerCase()}`,
  },
  {
    columns: ["notification.title", "notification.paragraphs", "notification.facts"],
    what: "Notifications",
    why: "To tell people what happened",
    kept: "90 days once read, 365 unread",
    ends: `Their time, or ${erasure.toLowerCase()}`,
  },
  {
    columns: [
      "message.body",
      "message_file.name",
      "passage_comment.body",
      "event.message",
      "offer_version.message",
      "dispute_story.text",
    ],
    what: "What people wrote to each other about orders and offers",
    why: "It may decide a dispute",
    kept: order,
    ends: "Nothing before; after erasure the writer is nobody",
  },
  {
    columns: ["share_note.name", "share_note.body", "shared_link.name"],
    what: "Clients' names and comments on shared links",
    why: "To pass them on to their agency",
    kept: "With the campaign",
    ends: "Nothing before",
  },
  {
    columns: ["webhook_delivery.request", "webhook_delivery.answer"],
    what: "Events as they were sent to an organization's own programs, and the answers",
    why: "To find out why one did not arrive",
    kept: "30 days",
    ends: "A daily job, removing the webhook, or closing the organization",
  },
  {
    columns: ["access_grant.name", "access_grant.networks", "app_record.payload"],
    what: "Names of keys and connected apps, the addresses that keys are bound to, and what apps asked",
    why: "To tell them apart, and to refuse calls from elsewhere",
    kept: "Until the key is revoked",
    ends: erasure,
  },
  {
    columns: ["tracked_link_visit.visitor"],
    what: "A visitor of a short link, as a hash that a daily salt makes",
    why: "To count a visitor once a day",
    kept: "The salt a day: then nothing leads back",
    ends: "A daily job",
  },
  {
    columns: [
      "operator_setting.legal_name",
      "operator_setting.legal_address",
      "operator_setting.legal_tax_id",
      "operator_setting.bank_details",
    ],
    what: "The company that runs the installation",
    why: "It issues invoices",
    kept: "As long as it runs it",
    ends: "Changing the settings",
  },
];

export const personalDataDocument = (): string =>
  [
    "# Personal data",
    "",
    "Written from `src/personal-data.ts`; `npx vitest run test/personal-data.test.ts -u` writes it anew. Everybody can download a copy of their data and delete",
    "their account under **Profile → Settings**.",
    "",
    "An operator can't delete an account: its person does, after a fresh sign-in. They ask for a mail at `/forgot` if they lost the password. Let a suspended",
    "person in again first (**Operator → People**). Money or open orders of an organization that they alone own block it, and the page names them; the last",
    "operator appoints another one first. `DELETE /auth/v1/admin/users/{id}` of the sign-in service is no substitute: it leaves name and address.",
    "",
    "| what | why | kept | what ends it | where |",
    "|---|---|---|---|---|",
    ...personalData.map(
      ({ what, why, kept, ends, columns }) =>
        `| ${what} | ${why} | ${kept} | ${ends} | ${columns.map((each) => `\`${each}\``).join(", ")} |`,
    ),
    "",
  ].join("\n");
