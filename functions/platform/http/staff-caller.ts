import type { APIGatewayProxyEventV2, APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import { env } from '#functions/platform/env.ts';
import { noteStaff } from '#functions/platform/telemetry/request-context.ts';
import { Problem } from '#shared/api/problem.ts';
import type { RouteContract, StaffCaller } from '#shared/api/route.ts';
import { adminScope, roleOf, type StaffRole } from '#shared/sign-in.ts';
import { handle, type Identify, identify, type Run } from './handle.ts';

const clientId = env('OIDC_CLIENT_ID');

/** A signed-in manager, or the front desk. */
export interface Staff {
  /** The sign-in subject, which the audit log names. */
  subject: string;
  role: StaffRole;
}

/** HTTP APIs pass array claims as one string, `[a b]`. Group names have no spaces, but may contain commas. */
function groupsOf(claim: unknown): string[] {
  const [, names] = /^\[(.*)\]$/.exec(String(claim)) ?? [];
  return names?.split(' ') ?? [];
}

/** A scope is one string, `a b` (RFC 8693 §4.2). */
function scopesOf(claim: unknown): string[] {
  return String(claim).split(' ');
}

/**
 * The staff member whose access token the request carries. The token must be for our sign-in client and have the staff
 * scope, and its owner must be in a staff group. The gateway's authorizer has verified the signature and issuer; this
 * checks the claims again. Throws `unauthenticated` or `forbidden`.
 */
function staffOf(event: APIGatewayProxyEventV2): Staff {
  const claims = (event as Partial<APIGatewayProxyEventV2WithJWTAuthorizer>).requestContext?.authorizer?.jwt
    ?.claims;
  if (!claims?.sub) throw new Problem('unauthenticated', 'Please sign in.');
  const isCurrentAccessToken =
    claims.token_use === 'access' && claims.client_id === clientId && Number(claims.exp) * 1000 > Date.now();
  if (!isCurrentAccessToken) throw new Problem('unauthenticated', 'Please sign in again.');
  const role = roleOf(groupsOf(claims['cognito:groups']));
  if (!role || !scopesOf(claims.scope).includes(adminScope)) {
    throw new Problem('forbidden', 'This account doesn’t have access to the dashboard.');
  }
  const subject = String(claims.sub);
  // If the token has no email address, note the user name, which at Cognito is the account's id.
  noteStaff(subject, String(claims.email ?? claims.username ?? subject));
  return { subject, role };
}

/** Identifies the caller of a staff route. Managers may call every staff route, the front desk only its own. */
export function staff<Kind extends StaffCaller>(kind: Kind): Identify<Kind, Staff> {
  return identify(kind, (event) => {
    const caller = staffOf(event);
    if (kind === 'admin' && caller.role !== 'admin')
      throw new Problem('forbidden', 'Only managers can do this.');
    return caller;
  });
}

export type StaffContract = RouteContract & { caller: StaffCaller };
export type RunForStaff<Contract extends StaffContract> = Run<Contract, Staff>;

/** The handler of a route for staff. Routes that show records have `handleViews` instead. */
export function handleStaff<Contract extends StaffContract>(contract: Contract, run: RunForStaff<Contract>) {
  return handle(contract, staff<Contract['caller']>(contract.caller), run);
}
