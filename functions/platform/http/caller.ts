import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type Stripe from 'stripe';
import { Problem } from '#shared/api/problem.ts';
import type { Caller } from '#shared/api/route.ts';

/**
 * Someone who manages one booking with the token they got for it, or all bookings of the e-mail address (in lower
 * case) that they proved to be theirs.
 */
export type Patient = { confirmationNumber: string } | { emailKey: string };

/** Someone in the admins group, signed in. */
export interface Admin {
  /** The sign-in subject; what the audit trail names. */
  subject: string;
}

export type CallerOf<Kind extends Caller> = Kind extends 'patient'
  ? Patient
  : Kind extends 'admin'
    ? Admin
    : Kind extends 'stripe'
      ? Stripe.Event
      : undefined;

/** Proves who calls, or throws the Problem that refuses them. */
export type Identify<Kind extends Caller> = (
  event: APIGatewayProxyEventV2,
) => CallerOf<Kind> | Promise<CallerOf<Kind>>;

/** For public routes: nobody needs to prove anything. */
export function anyone(): undefined {
  return undefined;
}

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(event: APIGatewayProxyEventV2): string {
  const token = event.headers.authorization?.match(/^Bearer ([\w.~+/=-]+)$/i)?.[1];
  if (!token) throw new Problem('unauthenticated', 'Open the booking from its confirmation link.');
  return token;
}
