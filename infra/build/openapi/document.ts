import { brand } from '#shared/brand.ts';
import { type RouteId, routeIds } from '#shared/contract/routes.ts';
import { adminScope } from '#shared/sign-in.ts';
import { operationOf } from './operation.ts';
import { type Json, namedSchemas } from './schemas.ts';

/** Where admins sign in: the authorization code flow with PKCE. */
export interface SignInEndpoints {
  authorizationUrl: string;
  tokenUrl: string;
}

const description = `Booking, payments and the dashboard of ${brand.name}.

Dates are \`YYYY-MM-DD\` in clinic time (America/Los_Angeles), instants ISO 8601 in UTC. Amounts are whole cents in a
request and dollars in a reply. Clients should ignore fields they do not know.

Every refusal of a route is a problem (\`application/problem+json\`): decide by its \`code\`, and show its \`detail\`.
The gateway in front of the routes answers unknown routes (404), refused access tokens (401, 403) and throttled
requests (429) with \`{"message"}\` instead.`;

function pathsOf(ids: readonly RouteId[]): Json {
  const paths: Record<string, Json> = {};
  for (const id of ids) {
    const [method = '', path = ''] = id.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(id) };
  }
  return paths;
}

function securitySchemes({ authorizationUrl, tokenUrl }: SignInEndpoints): Json {
  const scopes = { openid: 'Sign in', [adminScope]: 'Manage the bookings and payments of all patients' };
  return {
    signIn: {
      type: 'oauth2',
      description:
        'The access token of a member of staff, a JWT. The account has to be in the group admins or, for some routes, front-desk.',
      flows: { authorizationCode: { authorizationUrl, tokenUrl, scopes } },
    },
    patientToken: {
      type: 'http',
      scheme: 'bearer',
      description:
        'The manage token of a booking, the lookup token of an email address, or the token of a waiting list’s entry or of a cost estimate’s link.',
    },
    stripeSignature: {
      type: 'apiKey',
      in: 'header',
      name: 'Stripe-Signature',
      description: 'Stripe’s signature over the raw body, at most 300 seconds old.',
    },
  };
}

/** The parts of the API. A route's tag is the folder of its handler. */
const tags = [
  { name: 'appointments', description: 'Book, look up and manage visits.' },
  { name: 'availability', description: 'When the clinics have open slots.' },
  { name: 'reconciliation', description: 'Our payments compared with Stripe’s balance.' },
  { name: 'chatbot', description: 'Questions answered from the content of the site.' },
  { name: 'closures', description: 'When a clinic is closed outside its usual hours.' },
  { name: 'contact', description: 'Messages to the clinics, video visits and lab consultations.' },
  { name: 'csp-reports', description: 'What browsers report about the content security policy.' },
  { name: 'desk', description: 'What staff does with visits: books, reschedules, sets a status.' },
  { name: 'estimates', description: 'What a visit will cost a patient who pays it without insurance.' },
  { name: 'geocode', description: 'Where a ZIP code is.' },
  { name: 'health', description: 'Whether the API is up.' },
  { name: 'lab-orders', description: 'Lab tests that were bought, for the clinics that take the samples.' },
  { name: 'messages', description: 'Messages and consultation requests, for staff to answer.' },
  { name: 'payments', description: 'Card payments, receipts and refunds.' },
  {
    name: 'reports',
    description: 'For managers: who changed or saw what, and how the days were, in numbers.',
  },
  { name: 'services', description: 'What the clinics offer.' },
  { name: 'stripe', description: 'Events from Stripe.' },
  { name: 'waitlist', description: 'Who waits for an earlier time.' },
] as const;

/** The contract as OpenAPI 3.1, published with the site as /openapi.json. */
export function openApi(signIn: SignInEndpoints): Json {
  return {
    openapi: '3.1.1',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description,
      contact: { name: brand.name, email: brand.email },
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
    },
    servers: [{ url: '/', description: 'The site that publishes this document' }],
    tags,
    paths: pathsOf(routeIds),
    components: { schemas: namedSchemas(), securitySchemes: securitySchemes(signIn) },
  };
}
