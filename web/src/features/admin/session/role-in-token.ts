import { roleOf, type StaffRole } from '#shared/sign-in.ts';

/** The groups in a JWT's payload. Throws for what isn't a JWT. */
function groupsIn(accessToken: string): string[] {
  const [, payload = ''] = accessToken.split('.');
  const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  return [claims['cognito:groups'] ?? []].flat().map(String);
}

/**
 * The role that an access token gives, which decides what the dashboard offers: the server decides what it serves. That
 * of the front desk, which is offered least, if the token tells none.
 */
export function roleInToken(accessToken: string): StaffRole {
  try {
    return roleOf(groupsIn(accessToken)) ?? 'front-desk';
  } catch {
    return 'front-desk';
  }
}
