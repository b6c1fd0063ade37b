/** The scope that admin routes require, in the cloud and locally. */
export const adminScope = 'clinic/admin';

/** The user pool group of managers. */
export const adminGroup = 'admins';

/** Where the sign-in service redirects after its logout. */
export const signedOutPath = '/signed-out';
