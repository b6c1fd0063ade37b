import { adminGroup, frontDeskGroup } from '#shared/sign-in.ts';

/** The sign-in client of the dashboard. */
export const clientId = 'clinic-dashboard';

/** The path of the local sign-in service. */
export const oidcPath = '/local/oidc';

/** An account. Its password is no secret: the service listens on loopback and protects demonstration data. */
export interface Account {
  id: string;
  name: string;
  password: string;
  email: string;
  groups: readonly string[];
}

export const adminAccount: Account = {
  id: '5c8e1d5a-0f0e-4a53-9d0b-6f1f2c7b9a10',
  name: 'admin',
  password: 'sagebrush-local',
  email: 'admin@example.com',
  groups: [adminGroup],
};

export const frontDeskAccount: Account = {
  id: '0b7f3c52-8a1d-4e69-b3c4-2d90e5a6f718',
  name: 'frontdesk',
  password: 'sagebrush-local',
  email: 'frontdesk@example.com',
  groups: [frontDeskGroup],
};

export const accounts: readonly Account[] = [adminAccount, frontDeskAccount];
