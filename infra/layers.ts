import { type Room, sharedRooms } from './shared-layers.ts';
import { webRooms } from './web-layers.ts';

const anything: Room = { rooms: ['*'], packages: ['*'] };

const shared = Object.keys(sharedRooms);

const aws = ['@aws-sdk/*', 'aws-lambda'];
const outsideServices = ['functions/mail', 'functions/stripe'];
const belowDomains = [...shared, 'functions/platform', 'functions/trust', 'functions/mail'];
const aboutAppointments: Room = {
  rooms: [...belowDomains, 'functions/appointments'],
  packages: [...aws, 'node:crypto'],
};
const moneyRooms = ['functions/stripe', 'functions/other-sales'];
const domains = [
  'functions/appointments',
  'functions/reconciliation',
  'functions/chatbot',
  'functions/csp-reports',
  'functions/closures',
  'functions/estimates',
  'functions/figures',
  'functions/geocoding',
  'functions/lookup',
  'functions/messages',
  'functions/other-sales',
  'functions/payments',
  'functions/site-checks',
  'functions/waitlist',
];

/**
 * Every room of the repository, and the rooms that it may import from. A file belongs to the room with the
 * longest name that its path begins with; a `*` at the end stands for one folder, and each such folder is a
 * separate room. `npm run check` applies this table to every import, type imports included, and to every file
 * that code names by its path. It refuses folders that import from each other, also in a circle. Tests and
 * harnesses are exempt.
 */
export const rooms: Readonly<Record<string, Room>> = {
  ...sharedRooms,

  'functions/routes': {
    rooms: [...shared, 'functions/platform', 'functions/trust', ...outsideServices, ...domains],
    packages: [],
  },
  'functions/jobs': {
    rooms: [...shared, 'functions/platform', ...outsideServices, ...domains],
    packages: ['aws-lambda'],
  },
  'functions/reconciliation': {
    rooms: [...shared, 'functions/platform', ...moneyRooms, 'functions/payments'],
    packages: aws,
  },
  // Counts the other domains' records.
  'functions/figures': {
    rooms: [...belowDomains, 'functions/appointments', 'functions/messages', 'functions/payments'],
    packages: [],
  },
  'functions/closures': aboutAppointments,
  'functions/estimates': { ...aboutAppointments, packages: [...aboutAppointments.packages, 'node:util'] },
  'functions/lookup': aboutAppointments,
  'functions/waitlist': aboutAppointments,
  'functions/appointments': { rooms: belowDomains, packages: [...aws, 'node:crypto'] },
  // Other products' sales on our Stripe account.
  'functions/other-sales': { rooms: [...shared, 'functions/platform', 'functions/stripe'], packages: aws },
  'functions/payments': {
    rooms: [...belowDomains, ...moneyRooms],
    packages: [...aws, 'node:crypto', 'node:util'],
  },
  'functions/messages': { rooms: belowDomains, packages: [...aws, 'node:crypto'] },
  'functions/geocoding': {
    rooms: [...shared, 'functions/platform'],
    packages: [...aws, 'node:crypto', 'zod/mini'],
  },
  'functions/chatbot': { rooms: [...shared, 'functions/platform'], packages: ['minisearch'] },
  'functions/csp-reports': { rooms: [...shared, 'functions/platform'], packages: [] },
  // Checks from outside, by the canary and by `npm run smoke`.
  'functions/site-checks': {
    rooms: [...shared, 'functions/platform'],
    packages: ['node:crypto', 'node:timers/promises', 'zod/mini'],
  },
  'functions/mail': {
    rooms: [...shared, 'functions/platform', 'functions/trust'],
    packages: [...aws, 'zod/mini'],
  },
  // Records which email addresses are proven.
  'functions/trust': { rooms: [...shared, 'functions/platform'], packages: aws },
  'functions/stripe': { rooms: [...shared, 'functions/platform'], packages: [...aws, 'stripe', 'zod/mini'] },
  'functions/platform': {
    rooms: [...shared],
    packages: [
      ...aws,
      'node:async_hooks',
      'node:crypto',
      'node:dgram',
      'node:http',
      'node:https',
      'node:net',
      'jose',
    ],
  },

  ...webRooms,
  'web/e2e': anything,

  'infra/app.ts': { rooms: ['infra/build', 'infra/stacks', 'infra/stages'], packages: ['node:*'] },
  'infra/stacks': {
    rooms: [...shared, 'functions/platform', 'infra/build', 'infra/config', 'infra/stages'],
    packages: ['aws-cdk-lib', 'aws-cdk-lib/*', '@cdklabs/cdk-validator-cfnguard', 'constructs', 'node:*'],
  },
  // The settings in which deployments differ, and their checks.
  'infra/stages': { rooms: [...shared, 'infra/config'], packages: ['zod/mini', 'aws-cdk-lib/region-info'] },
  // `npm run deploy`, which first compares a stage with the deployed stacks; and the code that all commands
  // for a deployed stage share.
  'infra/deploy': {
    rooms: [...shared, 'infra/build', 'infra/config', 'infra/stages'],
    packages: [
      '@aws-cdk/cloudformation-diff',
      '@aws-sdk/client-cloudformation',
      'aws-cdk-lib/cx-api',
      'node:*',
    ],
  },
  'infra/build': { rooms: [...shared, 'infra/config'], packages: ['*'] },
  // Imports handlers by file, so that the compiler checks that each exists and serves its route. Also derives the
  // functions' timeouts from the time limits of their calls.
  'infra/config': {
    rooms: [
      ...shared,
      'functions/platform',
      ...outsideServices,
      'functions/geocoding',
      'functions/site-checks',
      'functions/routes',
      'functions/jobs',
    ],
    packages: ['node:crypto'],
  },
  'infra/local': {
    rooms: [
      ...shared,
      'functions/platform',
      'functions/jobs',
      'infra/build',
      'infra/config',
      'infra/http',
      'infra/stripe-simulator',
      // Vite serves the site from its sources, for hot reload.
      'web/vite.config.ts',
    ],
    packages: ['*'],
  },
  // Writes invented appointments with the transaction steps of the functions.
  'infra/local/seed': {
    rooms: [...shared, 'functions/platform', 'functions/appointments', 'infra/config', 'infra/local'],
    packages: ['node:*'],
  },
  'infra/http': { rooms: [], packages: ['node:*'] },
  'infra/stripe-simulator': { rooms: [...shared, 'infra/http'], packages: ['*'] },
  // The operators' commands besides deploy. Of the functions, they import only the canary's checks, with which the
  // smoke test checks a site from outside.
  'infra/ops': {
    rooms: [
      ...shared,
      'functions/site-checks',
      'infra/build',
      'infra/config',
      'infra/deploy',
      'infra/stacks',
      'infra/stages',
    ],
    packages: [
      '@aws-sdk/client-cloudformation',
      '@aws-sdk/client-secrets-manager',
      'aws-cdk-lib',
      'aws-cdk-lib/*',
      'constructs',
      'node:*',
      'stripe',
      'zod/mini',
    ],
  },
  // Compares the tables with copies from an earlier instant, and restores records with the transaction steps
  // of the functions.
  'infra/ops/restore': {
    rooms: [
      ...shared,
      'functions/platform',
      'functions/appointments',
      'functions/reconciliation',
      'functions/closures',
      'functions/payments',
      'infra/deploy',
      'infra/local',
      'infra/config',
      'infra/stages',
    ],
    packages: ['@aws-sdk/client-dynamodb', '@aws-sdk/lib-dynamodb', 'node:*'],
  },
  'infra/testing': anything,
  'infra/bench': anything,
  // This table and its check.
  infra: { rooms: [], packages: ['node:*'] },
  'vitest.config.ts': anything,
};
