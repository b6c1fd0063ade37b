/** The imports that a room's files may have, besides their own room. */
export interface Room {
  /** Other rooms, by the names in this table. */
  rooms: readonly string[];
  /**
   * Packages, and Node's own modules as `node:…`; `name/*` stands for everything below a name, `*` for
   * anything.
   */
  packages: readonly string[];
}

const base = ['shared', 'shared/text', 'shared/time'];
const domain = (...domains: string[]): Room => ({
  rooms: [...base, 'shared/forms', 'shared/api', ...domains],
  packages: ['zod/mini'],
});

/**
 * The rooms of the code that server and browser share: the base, the domains, and at the end the contract
 * that collects their routes.
 */
export const sharedRooms: Readonly<Record<string, Room>> = {
  // Files outside any folder: the brand, the insurers, the owner's closed days, the sign-in.
  shared: { rooms: [], packages: [] },
  'shared/text': { rooms: [], packages: [] },
  'shared/time': { rooms: [], packages: [] },
  'shared/forms': { rooms: base, packages: ['zod/mini'] },
  'shared/api': { rooms: [...base, 'shared/forms'], packages: ['zod/mini'] },

  'shared/audit': domain(),
  'shared/reconciliation': domain(),
  'shared/chatbot': domain(),
  'shared/csp-reports': domain(),
  'shared/health': domain(),
  'shared/clinics': domain(),
  'shared/availability': domain('shared/clinics'),
  'shared/appointments': domain('shared/clinics'),
  'shared/calendar': {
    rooms: [...base, 'shared/appointments'],
    packages: ['ical-generator'],
  },
  'shared/closures': domain('shared/clinics', 'shared/appointments'),
  'shared/waitlist': domain('shared/clinics', 'shared/appointments', 'shared/legal'),
  'shared/opening-hours': domain(
    'shared/clinics',
    'shared/availability',
    'shared/appointments',
    'shared/closures',
  ),
  'shared/estimates': domain('shared/clinics', 'shared/appointments'),
  'shared/figures': domain('shared/clinics', 'shared/payments'),
  'shared/contact': domain('shared/appointments'),
  'shared/consultations': domain('shared/contact'),
  'shared/messages': domain(),
  'shared/lab-tests': domain(),
  'shared/payments': domain('shared/clinics'),
  'shared/lab-orders': { ...domain('shared/clinics'), packages: ['zod/mini', 'uqr'] },

  // The parts of pages, with their pictures and URLs.
  // `node:fs` reads our Markdown; bundles contain the Markdown compiled.
  'shared/site': { ...domain('shared/clinics', 'shared/lab-tests'), packages: ['zod/mini', 'node:fs'] },
  'shared/blog': domain('shared/clinics', 'shared/site'),
  'shared/legal': domain('shared/clinics', 'shared/site', 'shared/estimates'),
  'shared/services': domain('shared/clinics', 'shared/site'),
  'shared/pages': domain(
    'shared/clinics',
    'shared/lab-tests',
    'shared/site',
    'shared/blog',
    'shared/legal',
    'shared/services',
  ),
  // Every route, collected from the domains.
  'shared/contract': { rooms: ['*'], packages: [] },
};
