import { useState } from 'react';
import { formatMiles } from '#shared/clinics/distance.ts';
import { hasFound, type PlaceSearchState } from '#web/domain/clinics/use-place-search.ts';
import type { OpeningsState } from '#web/domain/openings/use-openings.ts';
import type { AnswerClinic } from './answer.ts';
import { questionTexts as texts } from './question-texts.ts';

/**
 * The answer in words, for screen readers, once the search and the openings are there. It stays the same when times are
 * refreshed, since every change would be read out again.
 */
export function useAnnouncement(
  searched: PlaceSearchState,
  title: string,
  answer: readonly AnswerClinic[] | undefined,
  times: OpeningsState,
): string | undefined {
  const [said, setSaid] = useState<{ about: PlaceSearchState; words: string }>();
  if (!hasFound(searched)) return undefined;
  if (said?.about === searched) return said.words;
  if (!answer || !(times.openings || times.failed)) return undefined;
  const clinics = answer.map(({ clinic, miles }) => {
    const first = times.nextTimesOf(clinic)?.[0];
    return [clinic.name, miles !== undefined && formatMiles(miles), first && texts.next(first)]
      .filter(Boolean)
      .join(', ');
  });
  const words = `${title}: ${clinics.join('. ')}.`;
  setSaid({ about: searched, words });
  return words;
}
