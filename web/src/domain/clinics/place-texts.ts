import { brand } from '#shared/brand.ts';
import { withMention } from '#web/lib/api/api-problem.ts';
import type { PlaceFailure } from './search-place.ts';
import type { PlaceSearchState } from './use-place-search.ts';

const orCall = `or call ${brand.phone} and we’ll tell you which clinic is nearest.`;

const failures: Record<PlaceFailure, (text: string) => string> = {
  unknown: (text) =>
    `We couldn’t find “${text}” on the map. Try a city or a ZIP code such as 89117, ${orCall}`,
  address: (text) =>
    `We couldn’t find “${text}” on the map. If it’s a street address, add the ZIP code, ${orCall}`,
  'unknown-zip': (text) => `We couldn’t find “${text}” on the map. Please check the ZIP code, ${orCall}`,
  busy: () => `A lot of people are searching right now. Please try again in a moment, ${orCall}`,
  offline: (text) =>
    `You seem to be offline, so we can’t look up “${text}” right now. Try again when you’re back online, ${orCall}`,
  service: (text) => `We couldn’t look up “${text}” right now. Please try again in a moment, ${orCall}`,
};

const longestQuote = 60;

/** Shortens pasted text, which could push the clinics off the screen. */
function shortened(text: string): string {
  const letters = [...text];
  return letters.length > longestQuote ? `${letters.slice(0, longestQuote).join('')}…` : text;
}

export const placeTexts = {
  useMyLocation: 'Use my location',
  /** Null means the visitor's own location. */
  looking: (text: string | null) => (text === null ? 'Finding your location…' : `Looking up ${text}…`),
  noLocation: `We couldn’t get your location. Enter a ZIP code or city instead, ${orCall}`,
};

/** The error at the search field: why its text found nothing. For an empty field, each form has its own text. */
export function placeFieldMessage(state: PlaceSearchState): string | undefined {
  if (state.step !== 'failed' || state.text === null || state.failure === 'missing') return undefined;
  return withMention(failures[state.failure](shortened(state.text)), state.error);
}
