import { type Room, sharedRooms } from './shared-layers.ts';

const shared = Object.keys(sharedRooms);
const tool: Room = { rooms: shared, packages: ['*'] };

const browser = [
  'react',
  'react-dom/*',
  'react-dom',
  'react-router-dom',
  'lucide-react',
  '@tanstack/react-query',
];
const forms = ['react-hook-form', '@hookform/resolvers/*', 'zod/mini'];
const webBase = [...shared, 'web/src/lib', 'web/src/lib/history', 'web/src/lib/store.ts'];
const webDomains = ['web/src/domain/*', 'web/src/domain/lookup', 'web/src/domain/appointments'];
const feature: Room = {
  rooms: [...webBase, 'web/src/content', 'web/src/ui', ...webDomains],
  packages: [...browser, ...forms],
};
const features = [
  'web/src/features/*',
  'web/src/features/admin',
  'web/src/features/booking',
  'web/src/features/payments',
];

/** The rooms of the site and its build, in which features stand above domains, the design system and the library. */
export const webRooms: Readonly<Record<string, Room>> = {
  'web/src/app': { rooms: [...feature.rooms, ...features], packages: browser },
  'web/src/features/*': feature,
  'web/src/features/admin': { ...feature, packages: [...feature.packages, 'oidc-client-ts'] },
  'web/src/features/booking': { ...feature, packages: [...feature.packages, 'leaflet', 'leaflet/*'] },
  'web/src/features/payments': { ...feature, packages: [...feature.packages, '@stripe/*'] },
  'web/src/domain/*': { rooms: webBase, packages: browser },
  'web/src/domain/lookup': {
    rooms: [...webBase, 'web/src/domain/*'],
    packages: browser,
  },
  'web/src/domain/appointments': {
    rooms: [...webBase, 'web/src/domain/*', 'web/src/domain/lookup'],
    packages: browser,
  },
  // Renders the shared content: page titles with the brand, pictures by name, sections, cards that link to
  // screens.
  'web/src/content': { rooms: [...shared, 'web/src/ui'], packages: browser },
  'web/src/ui': {
    rooms: ['web/src/lib/history', 'web/src/lib/store.ts'],
    packages: [...browser, 'react-hook-form'],
  },
  'web/src/lib': { rooms: [...shared, 'web/src/lib/history', 'web/src/lib/store.ts'], packages: browser },
  // These two know nothing about this site, so that even the design system may use them.
  'web/src/lib/history': { rooms: [], packages: ['react'] },
  'web/src/lib/store.ts': { rooms: [], packages: ['react'] },
  // Pages without scripts, built from the app's components.
  'web/src/static': {
    rooms: ['web/src/app', 'web/src/static/json-ld', ...feature.rooms, ...features],
    packages: browser,
  },
  // Structured data, in schema.org's types.
  'web/src/static/json-ld': { rooms: [...shared, 'web/src/domain/*'], packages: ['schema-dts'] },
  'web/build': {
    rooms: [...shared, 'web/src/app', 'web/src/lib', 'web/src/static', 'web/src/static/json-ld'],
    packages: ['*'],
  },
  'web/vite.config.ts': { rooms: ['web/build'], packages: ['*'] },
  // Copies the drawings, among them the valley's, which is in `features/home`.
  'web/pictures': { ...tool, rooms: [...shared, 'web/src/features/*'] },
  'web/fonts': tool,
};
