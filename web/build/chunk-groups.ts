import type { Rolldown } from 'vite';

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];

/** The icons of the screens on which visitors look for a clinic and a time. */
const placeIcons =
  /lucide-react\/.*\/icons\/(chevron-right|list|locate-fixed|map|map-pin|navigation|search)\.mjs/;

/** The modules that only content pages need. Leaves out their styles, which would add a stylesheet to home. */
const contentPages =
  /\/web\/src\/(content\/(content-|page-hero|faq)|features\/services\/service-screen|ui\/(cards\/price|disclosure\/accordion|lists\/step)).*\.tsx$/;

/** What only screens with forms and dialogs need. */
const formParts =
  /\/web\/src\/ui\/(forms\/(error-summary|form|date-parts|email|name|phone|text-area)|dialog\/).*\.tsx?$/;

/** Whether most screens need the module. False for birth-date-field, because it imports react-hook-form. */
function isDesignSystem(id: string): boolean {
  const isPart = /\/web\/src\/(ui\/(?!forms\/birth-date-field)|content\/)/.test(id);
  return isPart && !contentPages.test(id) && !formParts.test(id);
}

/** The styles of home's prerendered parts. They are in one group, so index.html links two stylesheets, not eight. */
const homeStyles =
  /\/web\/src\/(app\/(footer|home)|features\/(home|clinics\/cards|lab-tests\/featured))\/.*\.module\.css|\/test-description\.module\.css/;

/**
 * Decides which modules share a file. Without groups, each module that two screens share would become a file of its
 * own, and a screen would request up to 40 such files. A group also takes the modules that its own modules import,
 * unless a group with a higher priority takes them.
 */
export const chunkGroups: Group[] = [
  // The modules that the app imports statically, which every screen loads.
  { name: 'first', tags: ['$initial'], priority: 3 },
  {
    name: 'rules',
    test: /\/shared\/(time\/|closed-days|lab-tests\/price|appointments\/(slots|confirmation-number)|clinics\/(clinic-days|open))/,
    priority: 2,
  },
  { name: 'lib', test: /\/web\/src\/lib\/(?!query\/)/, minShareCount: 2, priority: 1 },
  { name: 'ui', test: (id) => isDesignSystem(id) || homeStyles.test(id), priority: 1 },
  { name: 'content', test: contentPages, minShareCount: 2 },
  { name: 'form-parts', test: formParts, minShareCount: 2 },
  { name: 'place-icons', test: placeIcons },
  { name: 'icons', test: /lucide-react\//, minShareCount: 2 },
  { name: 'forms', test: /node_modules\/(react-hook-form|@hookform)\// },
  {
    name: 'schemas',
    test: /node_modules\/zod\/|\/shared\/(forms\/|contact\/preferred-date|appointments\/(booking-form|insurance-choices|appointment\.ts))|\/domain\/drafts\//,
  },
  // Screens that show slots or openings load this group. They only read data, so the group has no code for changes.
  {
    name: 'query',
    test: /node_modules\/@tanstack\/(?!.*(queriesObserver|useQueries|nfiniteQuery\w*\.js|mutationObserver|useMutation))|\/web\/src\/lib\/query\/(?!use-single)/,
    priority: 1,
  },
  { name: 'queries', test: /node_modules\/@tanstack\/|\/lib\/query\/use-single/ },
  {
    name: 'money',
    test: /\/shared\/payments\/(amount|money|receipt-texts)\.ts|\/features\/payments\/(use-async-value|payment-texts|phone-text|card\/stripe-|receipt\/remembered-receipt)/,
  },
  { name: 'places', test: /\/web\/src\/domain\/(availability|clinics|openings)\//, minShareCount: 2 },
  {
    name: 'bookings',
    test: /\/web\/src\/domain\/(appointments|lookup|own-bookings)\//,
  },
];
