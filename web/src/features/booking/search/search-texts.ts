import { type ClinicDate, formatLongDate, formatShortDate } from '#shared/time/clinic-time.ts';

function clinicCount(clinics: number): string {
  return clinics === 1 ? '1 clinic' : `${clinics} clinics`;
}

export const searchTexts = {
  form: {
    name: 'Find a clinic',
    location: 'Location',
    placeholder: 'Enter city, address or zip',
    locationMissing: 'Enter a city, address or zip',
    date: 'Date',
    dateMissing: 'Choose a date',
    dateOutOfRange: (from: ClinicDate, to: ClinicDate) =>
      `Choose a date from ${formatLongDate(from, { year: true })} to ${formatLongDate(to, { year: true })}`,
    submit: 'Search',
  },
  results: {
    anyDay: 'Our clinics',
    nextDay: (date: ClinicDate) => `Next day with openings: ${formatShortDate(date)}`,
    loading: 'Checking openings…',
    all: clinicCount,
    nearest: (clinics: number, place = 'you') => `${clinicCount(clinics)}, nearest to ${place} first`,
    inTown: (clinics: number, town: string) => `${clinicCount(clinics)}, those in ${town} first`,
    earliest: (clinics: number) => `${clinicCount(clinics)}, earliest available first`,
    clinicFirst: (clinics: number, clinic: string) => `${clinicCount(clinics)}, ${clinic} first`,
    matching: (clinics: number, text: string) => `${clinicCount(clinics)} for “${text}”`,
    showAll: 'Show all clinics',
    stale: 'We couldn’t refresh these times. Trying again…',
    sortBy: 'Sort by',
    sorts: { distance: 'Distance', earliest: 'Earliest available' },
    distanceNeedsPlace: 'Distance (needs a ZIP code or city)',
    needsPlace: 'Enter a ZIP code or city to sort by distance',
    skipToTime: (clinic: string, day: string, time: string) =>
      `Skip to the first available time: ${clinic}, ${day}, ${time}`,
    today: 'today',
    view: 'Show clinics as',
    views: { list: 'List', map: 'Map' },
  },
  failed: {
    title: 'We can’t show openings right now',
    text: 'Please try again, or call us and we’ll book your visit for you.',
    retry: 'Try again',
  },
  card: {
    distance: 'Distance:',
    phone: 'Phone:',
    showOnMap: 'Show on map',
    closed: (reason?: string) => (reason ? `Closed for ${reason}` : 'Closed that day'),
    noTimes: 'Times unavailable right now',
  },
  noOpenings: {
    weekend: {
      title: () => 'Our clinics are open Monday through Friday',
      text: (date: ClinicDate) => `We’re closed on ${formatLongDate(date)}.`,
    },
    closed: {
      title: (date: ClinicDate, reason?: string) =>
        `Our clinics are closed on ${formatLongDate(date)}${reason ? `, for ${reason}` : ''}`,
      text: () => 'Please choose another day, or call us.',
    },
    full: {
      title: (date: ClinicDate) => `We’re fully booked on ${formatLongDate(date)}`,
      text: () => 'You can walk in during clinic hours, or choose another day.',
    },
    nextDay: (date: ClinicDate) => `Try ${formatLongDate(date)}`,
    noNextDay: 'No openings right now. Call us and we’ll find you a time.',
    /** For a day after today: earlier days may still have openings. */
    noneAfter: 'We don’t see openings after that, either. Try an earlier day, or call us.',
  },
};
