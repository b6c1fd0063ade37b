import type { RouteId } from '#shared/contract/routes.ts';

/** The number of requests that one IP address may send to some routes in five minutes. */
export interface FirewallRate {
  /** The name of the rate's rule and of the rule's metric. */
  name: string;
  routes: readonly RouteId[];
  blockAbove: number;
}

/** AWS requires CloudFront's firewall to be in this region. */
export const firewallRegion = 'us-east-1';

/** The time window of every rate. */
export const firewallWindowSeconds = 300;

/**
 * The firewall allows these routes before any other rule, because Stripe, monitors and browsers' reports
 * can't solve a challenge. Stripe's events are signed, and the handler limits reports.
 */
export const alwaysServed: readonly RouteId[] = [
  'POST /api/stripe/webhook',
  'POST /api/csp-reports',
  'GET /api/health',
];

/**
 * The only rate for `alwaysServed`. It's a third of the webhook's throttle over five minutes, so one IP address can't
 * use the throttle up. All of Stripe's dozen addresses together send far less, and Stripe resends refused events.
 */
export const alwaysServedRate: FirewallRate = {
  name: 'AlwaysServedFloods',
  routes: alwaysServed,
  blockAbove: 5_000,
};

/**
 * These rates only stop floods, which would cost money and use up the gateway's throttle. They leave room for a
 * carrier's IP address that thousands of phones share. The handlers' own limits (`limits.ts`) are far stricter, count
 * over a whole day, and take a patient's bookings into account.
 */
export const firewallRates: readonly FirewallRate[] = [
  {
    name: 'Bookings',
    routes: [
      'POST /api/appointments',
      'POST /api/appointments/{confirmationNumber}/outcome',
      'POST /api/appointments/{confirmationNumber}/reschedule',
      'POST /api/appointments/{confirmationNumber}/cancel',
      'POST /api/appointments/{confirmationNumber}/check-in',
      'POST /api/appointments/{confirmationNumber}/email',
      'POST /api/appointments/{confirmationNumber}/not-mine',
      'POST /api/waitlist',
    ],
    blockAbove: 120,
  },
  {
    name: 'Codes',
    routes: ['POST /api/appointments/lookup', 'POST /api/appointments/lookup/verify'],
    blockAbove: 120,
  },
  {
    name: 'Payments',
    routes: [
      'POST /api/payments/create-payment-intent',
      'POST /api/payments',
      'POST /api/payments/confirm-payment',
      'POST /api/payments/{id}/receipt',
    ],
    blockAbove: 120,
  },
  {
    name: 'Messages',
    routes: ['POST /api/appoinment/add', 'POST /api/consultations', 'POST /api/chatbot'],
    blockAbove: 300,
  },
  {
    // An open booking screen sends a request every 30 s.
    name: 'Searches',
    routes: ['GET /api/availability', 'GET /api/openings', 'GET /api/geocode'],
    blockAbove: 3_000,
  },
];

/**
 * The rate of all API requests of an IP address, also those to unknown paths. It's twice the largest rate above, so
 * that patients who share a carrier's address reach that rate first. The dashboards of ten clinics behind one address
 * send a few hundred requests.
 */
export const everythingRate: Omit<FirewallRate, 'routes'> = { name: 'Everything', blockAbove: 6_000 };

/**
 * An IP address that sends more page loads and rate-limited POST requests than this in five minutes gets a challenge at
 * its next page load.
 */
export const challengeAbove = 100;

/**
 * AWS's rules that we set to count requests instead of blocking them. These rules inspect bodies, which the handlers
 * validate themselves: a chat message may contain `<script>`, and a webhook or a report may contain a URL.
 */
export const countedRules = [
  'CrossSiteScripting_BODY',
  'EC2MetaDataSSRF_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'SizeRestrictions_BODY',
];

/**
 * AWS's rule groups, and their rules that block with our own Problem as the response. All other rules of the groups
 * block as well, but with AWS's own page.
 */
export const managedRules = {
  AWSManagedRulesCommonRuleSet: [
    'CrossSiteScripting_COOKIE',
    'CrossSiteScripting_QUERYARGUMENTS',
    'CrossSiteScripting_URIPATH',
    'EC2MetaDataSSRF_COOKIE',
    'EC2MetaDataSSRF_QUERYARGUMENTS',
    'EC2MetaDataSSRF_URIPATH',
    'GenericLFI_QUERYARGUMENTS',
    'GenericLFI_URIPATH',
    'GenericRFI_QUERYARGUMENTS',
    'GenericRFI_URIPATH',
    'NoUserAgent_HEADER',
    'RestrictedExtensions_QUERYARGUMENTS',
    'RestrictedExtensions_URIPATH',
    'SizeRestrictions_Cookie_HEADER',
    'SizeRestrictions_QUERYSTRING',
    'SizeRestrictions_URIPATH',
    'UserAgent_BadBots_HEADER',
  ],
  AWSManagedRulesKnownBadInputsRuleSet: [
    'ExploitablePaths_URIPATH',
    'Host_localhost_HEADER',
    'JavaDeserializationRCE_BODY',
    'JavaDeserializationRCE_HEADER',
    'JavaDeserializationRCE_QUERYSTRING',
    'JavaDeserializationRCE_URIPATH',
    'Log4JRCE_BODY',
    'Log4JRCE_HEADER',
    'Log4JRCE_QUERYSTRING',
    'Log4JRCE_URIPATH',
    'PROPFIND_METHOD',
    'ReactJSRCE_BODY',
  ],
} as const;
