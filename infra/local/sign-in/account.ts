import { adminGroup } from '#shared/sign-in.ts';

/** The sign-in client of the dashboard. */
export const clientId = 'clinic-dashboard';

/** The path of the local sign-in service. */
export const oidcPath = '/local/oidc';

/** The only account. Its password is no secret: the service listens on loopback and protects demonstration data. */
export const adminAccount = {
  id: '5c8e1d5a-0f0e-4a53-9d0b-6f1f2c7b9a10',
  name: 'admin',
  password: 'sagebrush-local',
  email: 'admin@example.com',
  groups: [adminGroup],
} as const;
