import { roleOf, type StaffRole } from '#shared/sign-in.ts';

/** The groups in a JWT's payload. Throws for what isn't a JWT. */
function groupsIn(accessToken: string): string[] {
  const [, payload = ''] = accessToken.split('.');
  const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  return [claims['cognito:groups'] ?? []].flat().map(String);
}

/**
 * The role that an access token gives, which decides what the dashboard offers: the server decides what it serves. If
 * the token can't be read, it's the front desk's, which is offered least.
 */
export function roleInToken(accessToken: string): StaffRole {
  try {
    return roleOf(groupsIn(accessToken)) ?? 'front-desk';
  } catch {
    return 'front-desk';
  }
}
