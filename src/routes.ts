import { index, layout, rootRoute, route } from "@tanstack/virtual-file-routes";

/** The map of the screens: address → page. Each page's code loads when it is first entered. */
export const routes = rootRoute("shell/web/root/Root.tsx", [
  index("shell/web/HomePage.tsx"),

  route("/sign-in", "auth/web/SignInPage.tsx"),
  route("/sign-up", "auth/web/SignUpPage.tsx"),
  route("/forgot", "auth/web/ForgotPage.tsx"),
  route("/reset", "auth/web/reset/ResetPage.tsx"),

  layout("none", "shell/web/NoneLayout.tsx", [
    route("/confirm", "auth/web/ConfirmPage.tsx"),
    route("/invite", "accounts/invitations/web/InvitePage.tsx"),
    route("/connect/$id", "accounts/apps/web/ConnectPage.tsx"),
    route("/second-factor", "auth/web/first-factor/FactorPage.tsx"),
    route("/setup", "operator/setup/web/SetupLinkPage.tsx"),
  ]),

  layout("stepper", "shell/web/StepperLayout.tsx", [route("/survey", "accounts/survey/web/SurveyPage.tsx")]),

  layout("profile", "shell/web/ProfileLayout.tsx", [
    route("/profile/general", "accounts/web/profile/GeneralPage.tsx"),
    route("/profile/billing", "payments/billing/web/BillingPage.tsx"),
    route("/profile/billing/invoices", "payments/invoices/web/InvoicesPage.tsx"),
    route("/profile/billing/statement", "wallet/statement/web/StatementPage.tsx"),
    route("/profile/extras", "accounts/web/profile/ExtrasPage.tsx"),
    route("/profile/webhooks", "webhooks/web/WebhooksPage.tsx"),
    route("/profile/agents", "agents/web/AgentsPage.tsx"),
    route("/profile/media", "marketplace/marks/web/lists/MyMediaPage.tsx"),
    route("/profile/settings", "shell/web/ProfileSettingsPage.tsx"),
    route("/profile/shared-links", "orders/shares/web/OwnLinksPage.tsx"),
    route("/profile/affiliate", "affiliate/web/AffiliatePage.tsx"),
    route("/profile/notifications", "notifications/web/PreferencesPage.tsx"),
  ]),
  route("/messages", "messages/search/web/MessagesPage.tsx"),
  route("/notifications", "messages/inbox/web/InboxPage.tsx"),

  route("/media", "marketplace/web/listing/MarketplacePage.tsx"),
  route("/media/$id", "marketplace/web/medium/MediaPage.tsx"),

  layout("dashboard", "shell/web/DashboardLayout.tsx", [
    route("/dashboard", "home/advertiser/web/DashboardPage.tsx"),
    route("/dashboard/$organizationId", "campaigns/web/OrganizationPage.tsx"),
    route("/dashboard/$organizationId/$projectId/$campaignId", "orders/web/campaign/CampaignPage.tsx"),
    route("/orders", "orders/list/web/OrdersPage.tsx"),
    route("/offers", "offers/web/OffersPage.tsx"),
    route("/offers/$id", "offers/web/OfferPage.tsx"),
    route("/offers/prices", "formats/agreed-prices/web/AgreedPricesPage.tsx"),
  ]),
  layout("internal", "shell/web/InternalLayout.tsx", [
    route("/project/$id", "campaigns/web/ProjectPage.tsx"),
    route("/project/$id/campaign", "campaigns/web/campaign/NewCampaignPage.tsx"),
    route("/campaign/edit/$id", "campaigns/web/campaign/EditCampaignPage.tsx"),
  ]),

  route("/order/$id/swap", "swap/web/SwapPage.tsx"),

  route("/cart", "cart/web/CurrentCartPage.tsx"),
  route("/cart/$id", "cart/web/CartPage.tsx"),

  layout("wallet", "shell/web/WalletLayout.tsx", [
    route("/withdrawal", "payments/withdrawals/web/WithdrawalPage.tsx"),
    route("/withdrawal/pending", "payments/withdrawals/web/PendingPage.tsx"),
    route("/withdrawal/success", "payments/withdrawals/web/SuccessPage.tsx"),
    route("/withdrawal/fail", "payments/withdrawals/web/FailPage.tsx"),
    route("/top-up", "payments/top-ups/web/TopUpPage.tsx"),
    route("/top-up/$id", "payments/top-ups/web/TopUpStatePage.tsx"),
  ]),

  route("/stripe/account-onboarding/$", "payments/withdrawals/web/OnboardingReturnPage.tsx"),

  route("/publisher", "media/web/setup/PublisherEntryPage.tsx"),
  route("/publisher/setup", "media/web/setup/PublisherSetupPage.tsx"),
  route("/publisher/kyc", "payments/identity-checks/web/KycPage.tsx"),
  route("/publisher/setup-list", "media/web/setup/SetupListPage.tsx"),
  layout("publisher-dashboard", "shell/web/PublisherDashboardLayout.tsx", [
    route("/publisher/dashboard", "home/publisher/web/PublisherHomePage.tsx"),
    route("/publisher/outlets", "formats/web/publisher/OutletsPage.tsx"),
    route("/publisher/dashboard/activity", "activity/web/ActivityPage.tsx"),
    route("/publisher/dashboard/$organizationId", "activity/web/OrganizationActivityPage.tsx"),
    route("/publisher/dashboard/members", "media/web/MembersPage.tsx"),
    route("/publisher/dashboard/offers", "offers/web/PublisherOffersPage.tsx"),
    route("/publisher/dashboard/offers/$id", "offers/web/PublisherOfferPage.tsx"),
    route("/publisher/dashboard/offers/prices", "formats/agreed-prices/web/PublisherAgreedPricesPage.tsx"),
    route("/publisher/import", "imports/web/ImportsPage.tsx"),
    route("/publisher/import/$id", "imports/web/ImportPage.tsx"),
  ]),
  layout("publisher-orders", "shell/web/PublisherOrdersLayout.tsx", [
    route("/publisher/orders", "orders/web/inbox/PublisherOrdersPage.tsx"),
    route("/publisher/orders/$organizationId/$mediaProjectId", "orders/web/inbox/MediaOrdersPage.tsx"),
  ]),

  layout("wide-stepper", "shell/web/WideStepperLayout.tsx", [
    route("/format/create", "formats/editor/web/page/CreateFormatPage.tsx"),
    route("/format/$formatId/edit", "formats/editor/web/page/EditFormatPage.tsx"),
  ]),

  layout("operator", "shell/web/OperatorLayout.tsx", [
    route("/operator", "operator/review/web/ReviewPage.tsx"),
    route("/operator/orders", "operator/orders/web/OrderRecordsPage.tsx"),
    route("/operator/outlets", "operator/outlets/web/OutletRecordsPage.tsx"),
    route("/operator/disputes", "orders/disputes/web/operator/DisputesPage.tsx"),
    route("/operator/disputes/$id", "orders/disputes/web/operator/DisputePage.tsx"),
    route("/operator/claims", "orders/claims/web/operator/ClaimsPage.tsx"),
    route("/operator/claims/$id", "orders/claims/web/operator/ClaimPage.tsx"),
    route("/operator/withdrawals", "payments/withdrawals/web/operator/WithdrawalsPage.tsx"),
    route("/operator/withdrawals/$id", "payments/withdrawals/web/operator/WithdrawalCasePage.tsx"),
    route("/operator/identity", "identity/web/review/IdentitiesPage.tsx"),
    route("/operator/identity/$id", "identity/web/review/IdentityPage.tsx"),
    route("/operator/imports", "imports/web/operator/ImportsPage.tsx"),
    route("/operator/imports/$id", "imports/web/operator/ImportPage.tsx"),
    route("/operator/top-ups", "payments/top-ups/web/operator/TopUpsPage.tsx"),
    route("/operator/top-ups/$id", "payments/top-ups/web/operator/PaymentPage.tsx"),
    route("/operator/vouchers", "payments/vouchers/web/VouchersPage.tsx"),
    route("/operator/documents", "payments/invoices/web/operator/DocumentsPage.tsx"),
    route("/operator/taxes", "payments/taxes/web/TaxesPage.tsx"),
    route("/operator/people", "operator/people/web/PeoplePage.tsx"),
    route("/operator/organizations", "operator/organizations/web/OrganizationsPage.tsx"),
    route("/operator/organizations/$id/statement", "wallet/statement/web/operator/OrganizationStatementPage.tsx"),
    route("/operator/confirmations", "deeds/web/DeedsPage.tsx"),
    route("/operator/confirmations/$id", "operator/confirmations/web/ConfirmationPage.tsx"),
    route("/operator/fees", "settings/fees/web/FeesPage.tsx"),
    route("/operator/books", "operator/books/web/BooksPage.tsx"),
    route("/operator/setup", "operator/setup/web/SetupPage.tsx"),
    route("/operator/settings", "settings/web/SettingsPage.tsx"),
    route("/operator/flags", "settings/flags/web/FlagsPage.tsx"),
    route("/operator/redirects", "settings/redirects/web/RedirectsPage.tsx"),
    route("/operator/links", "links/web/LinksPage.tsx"),
    route("/operator/shared-links", "orders/shares/web/AllLinksPage.tsx"),
    route("/operator/metrics", "operator/metrics/web/MetricsPage.tsx"),
    route("/operator/webhooks", "webhooks/web/operator/WebhooksPage.tsx"),
    route("/operator/audit", "audit/web/AuditPage.tsx"),
    route("/operator/agents", "agents/web/operator/AgentsPage.tsx"),
  ]),
]);
