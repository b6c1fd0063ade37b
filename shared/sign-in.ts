/** The scope that staff routes require, in the cloud and locally. */
export const adminScope = 'clinic/admin';

/** The user pool group of managers. */
export const adminGroup = 'admins';

/** The user pool group of the front desk, which receives patients. */
export const frontDeskGroup = 'front-desk';

/** What an account may do: `admin` everything, `front-desk` only what routes with the caller `desk` do. */
export type StaffRole = 'admin' | 'front-desk';

/** The role of an account in these groups: `admin` if the account is in both, undefined if it's in neither. */
export function roleOf(groups: readonly string[]): StaffRole | undefined {
  if (groups.includes(adminGroup)) return 'admin';
  return groups.includes(frontDeskGroup) ? 'front-desk' : undefined;
}

/** The path to which the sign-in service redirects after sign-out. */
export const signedOutPath = '/signed-out';
