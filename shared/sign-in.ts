/** The scope that admin routes require, in the cloud and locally. */
export const adminScope = 'clinic/admin';

/** The group of the user pool whose members are managers. */
export const adminGroup = 'admins';

/** Where the sign-in service redirects after its logout. */
export const signedOutPath = '/signed-out';
