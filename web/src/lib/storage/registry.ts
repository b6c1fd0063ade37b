/** Where a value is stored: `local` lasts and is shared by all tabs; `session` ends with its tab. */
export type StorageArea = 'local' | 'session';

/** A value that the site stores in a browser. */
interface StoredEntry {
  area: StorageArea;
  /** Whether the value reveals what the visitor typed, chose or booked. If so, My bookings offers to forget it. */
  isPersonal: boolean;
  /** What the value is for, and what it contains. */
  purpose: string;
  /** When the value expires or is removed. */
  life: string;
  /**
   * Removes the value this long after it was last written, even while the tab stays open. The value must be an
   * object.
   */
  minutes?: number;
  /** The part of the value that Forget and Sign out keep. Without this, they remove all of it. */
  leaves?: (value: unknown) => unknown;
}

export const draftMinutes = 30;

/**
 * Keeps the opaque ids of a payment that may still charge the card: without them, paying again could charge twice.
 * Removes the digest, because it depends on the name and the account number.
 */
function unsettledPayment(attempt: unknown): unknown {
  const { unsettled } = (attempt ?? {}) as { unsettled?: unknown };
  return unsettled === true ? { ...(attempt as object), digest: '' } : undefined;
}

const payment = {
  area: 'local',
  isPersonal: true,
  purpose: 'Keeps an order from being charged twice: random ids, times and a digest of the order',
  life: 'until the order is settled, a day at most',
  minutes: 24 * 60,
  leaves: unsettledPayment,
} as const;

/**
 * Everything that the site stores in a browser, by key. No other file uses the browser's storage, and a test
 * visits all screens and compares what they store with this list. Values typed into a form that are not in its
 * draft stay in memory.
 */
export const storedEntries = {
  cartItems: {
    area: 'local',
    isPersonal: true,
    purpose: 'The cart: lab tests, and whether each is selected',
    life: 'until paid or deleted',
  },
  pendingPurchases: {
    area: 'local',
    isPersonal: true,
    purpose: 'Which tests in the cart a payment may have bought: payment ids and test ids',
    life: 'until the cart knows whether they were paid for',
  },
  locationsData: {
    area: 'local',
    isPersonal: false,
    purpose: 'The clinics and their times, nothing about the visitor',
    life: 'until the next visit to home',
  },
  appointments: {
    area: 'local',
    isPersonal: true,
    purpose: 'Bookings made here: confirmation numbers and manage tokens',
    life: 'until forgotten; the tokens end 30 days after the visit',
  },
  'paymentAttempt lab-test-cart': payment,
  'paymentAttempt bill-pay': payment,
  starRating: {
    area: 'local',
    isPersonal: true,
    purpose: 'The star rating that the visitor chose',
    life: 'until forgotten',
  },
  forgotten: {
    area: 'local',
    isPersonal: false,
    purpose: 'When everything was last forgotten, for tabs that were asleep',
    life: 'a day',
    minutes: 24 * 60,
  },
  lookup: {
    area: 'session',
    isPersonal: true,
    purpose: 'The lookup session: the address, its token and when that ends',
    life: '30 minutes',
    minutes: 30,
  },
  lookupRequest: {
    area: 'session',
    isPersonal: true,
    purpose: 'A code on its way: the address and the id of the request',
    life: 'two hours, or until the code is entered',
    minutes: 120,
  },
  bookingDraft: {
    area: 'session',
    isPersonal: true,
    purpose:
      'A booking whose answer was lost: its number, its slot, a random attempt id and, of two visits, the number of the first',
    life: '30 minutes',
    minutes: draftMinutes,
  },
  billPayDraft: {
    area: 'session',
    isPersonal: true,
    purpose: 'Name, email and amount of an unpaid bill',
    life: '30 minutes',
    minutes: draftMinutes,
  },
  contactDraft: {
    area: 'session',
    isPersonal: true,
    purpose: 'Name, email, phone and day of an unsent message',
    life: '30 minutes',
    minutes: draftMinutes,
  },
  receiptLink: {
    area: 'session',
    isPersonal: true,
    purpose:
      'The receipt that this tab showed: its payment’s id, and the token of its link or the payment’s client secret',
    life: '30 minutes',
    minutes: 30,
  },
  estimateLink: {
    area: 'session',
    isPersonal: true,
    purpose: 'The cost estimate that this tab showed: its confirmation number, and the token of its link',
    life: '30 minutes',
    minutes: 30,
  },
  screenReloadedAt: {
    area: 'session',
    isPersonal: false,
    purpose: 'When a screen that failed to load reloaded the page, so it does that only once',
    life: 'the tab',
  },
  dashboardPlace: {
    area: 'session',
    isPersonal: false,
    purpose: 'The part of the dashboard to return to after sign-in, without its search',
    life: 'until sign-in',
  },
  deskClinic: {
    area: 'local',
    isPersonal: false,
    purpose: 'The clinic whose day the dashboard opens on, for staff',
    life: 'until all clinics are chosen',
  },
  dashboardNotice: {
    area: 'session',
    isPersonal: false,
    purpose: 'Why a manager was signed out, for the sign-in panel',
    life: 'until shown',
  },
} as const satisfies Record<string, StoredEntry>;

export type StoredKey = keyof typeof storedEntries;

export const storedKeys = Object.keys(storedEntries) as StoredKey[];

export function storedEntry(key: StoredKey): StoredEntry {
  return storedEntries[key];
}

/** What other code stores on our pages. Forget and Sign out remove it, too. */
export const thirdPartyEntries = [
  {
    prefix: 'oidc.',
    area: 'session',
    purpose: 'oidc-client-ts: a sign-in in progress',
    life: 'until sign-in, ten minutes at most',
  },
] as const;

/**
 * What is stored outside localStorage and sessionStorage, none of it typed by the visitor. Forget doesn't remove it,
 * because the browser's own history and cache, which a site can't clear, reveal the same.
 */
export const otherEntries = {
  cache: {
    names: ['page', 'pictures', 'screens', 'workbox-precache'],
    purpose: 'The site’s files, kept by the service worker for use offline; never an API reply',
  },
  database: {
    names: ['workbox-expiration'],
    purpose: 'When the service worker last used each of those files',
  },
  cookie: {
    names: ['__stripe_mid', '__stripe_sid'],
    purpose: 'On the payment screens: Stripe’s random ids, for fraud detection',
  },
  'history state': {
    names: ['stay', 'fromClinicList', 'fromLink', 'askToCancel', 'second', 'moved'],
    purpose:
      'Whether a navigation keeps the scroll position, whether it came from a list of clinics or an emailed link, whether it is to cancel a visit or has just moved it, and the number of a second visit booked with the first',
  },
} as const;
