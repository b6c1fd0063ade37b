/** The sign-in client of the dashboard. */
export const clientId = 'clinic-dashboard';

/** Where the sign-in service lives on this machine. */
export const oidcPath = '/local/oidc';

/** The one account. Its password is no secret: the service listens on loopback and guards demonstration data. */
export const adminAccount = {
  id: '5c8e1d5a-0f0e-4a53-9d0b-6f1f2c7b9a10',
  name: 'admin',
  password: 'sagebrush-local',
  email: 'admin@example.com',
  groups: ['admins'],
} as const;
