import type { Rolldown } from 'vite';

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];

// Leaves out the field that imports react-hook-form, which only screens with forms need.
const designSystem =
  /\/web\/src\/(ui\/(?!forms\/birth-date-field)|content\/|features\/services\/service-screen)/;

/** Bundles the styles of home's prerendered parts, so index.html links two stylesheets instead of eight. */
const homeStyles =
  /\/web\/src\/(app\/(footer|home)|features\/(home|clinics\/cards|lab-tests\/featured))\/.*\.module\.css|\/test-description\.module\.css/;

/**
 * Decides which modules share a file. By default each module that two screens share becomes a file of its own, and
 * a screen would request up to 40 of them. A higher priority keeps a group from pulling in modules that another
 * group imports.
 */
export const chunkGroups: Group[] = [
  // The modules of the first view, which every screen loads.
  { name: 'first', tags: ['$initial'], priority: 3 },
  {
    name: 'rules',
    test: /\/shared\/(time\/|closed-days|insurers|lab-tests\/price|appointments\/slots|clinics\/(clinic-days|open))/,
    priority: 2,
  },
  { name: 'lib', test: /\/web\/src\/lib\/(?!query\/)/, minShareCount: 2, priority: 1 },
  { name: 'ui', test: (id) => designSystem.test(id) || homeStyles.test(id) },
  { name: 'icons', test: /lucide-react\//, minShareCount: 2 },
  { name: 'forms', test: /node_modules\/(react-hook-form|@hookform)\// },
  {
    name: 'schemas',
    test: /node_modules\/zod\/|\/shared\/(forms\/|contact\/preferred-date|appointments\/(booking-form|appointment\.ts))|\/domain\/drafts\//,
  },
  { name: 'query', test: /node_modules\/@tanstack\/|\/web\/src\/lib\/query\// },
  {
    name: 'money',
    test: /\/shared\/payments\/(amount|money|receipt-texts)\.ts|\/features\/payments\/(use-async-value|payment-texts|phone-text|card\/stripe-|receipt\/remembered-receipt)/,
  },
  { name: 'places', test: /\/web\/src\/domain\/(availability|clinics|openings)\//, minShareCount: 2 },
  {
    name: 'bookings',
    test: /\/web\/src\/(domain\/(appointments|lookup|own-bookings)\/|features\/my-bookings\/waitlist\/earlier-time)/,
  },
];
