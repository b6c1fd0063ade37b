import { useEffect, useRef, useState } from 'react';
import { formatMiles } from '#shared/clinics/distance.ts';
import { knownPlace } from '#web/domain/clinics/known-place.ts';
import {
  type FoundState,
  hasFound,
  type PlaceSearchState,
  usePlaceSearch,
} from '#web/domain/clinics/use-place-search.ts';
import { type OpeningsState, useOpenings } from '#web/domain/openings/use-openings.ts';
import { scrollToElement } from '#web/lib/browser/reduced-motion.ts';
import { useHydrated } from '#web/lib/browser/use-hydrated.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { type AnswerClinic, answerTo } from './answer.ts';
import styles from './home-question.module.css';
import { NextOpenings } from './next-openings.tsx';
import { PlaceForm } from './place-form.tsx';
import { questionTexts as texts } from './question-texts.ts';

/**
 * The answer for screen readers, once both the search and the openings have loaded. A refresh of the times doesn't
 * change it, because every change would be read out.
 */
function useAnnouncement(
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

/** Asks where the visitor is, and answers with three clinics and their next times. */
export function HomeQuestion() {
  return (
    <QueryProvider>
      <Question />
    </QueryProvider>
  );
}

/** The place that was found before, on this or another screen. With it, Back restores the answer. */
function foundBefore(): FoundState | undefined {
  const place = knownPlace.get();
  return place && { step: 'place', text: place.name ?? null, place };
}

/** The request keeps retrying, but someone worried should see an alternative after this time. */
const lateAfterMs = 8_000;

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    setIsLate(false);
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), lateAfterMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLate;
}

function Question() {
  const search = usePlaceSearch();
  const isHydrated = useHydrated();
  const [before] = useState(() => (isHydrated ? foundBefore() : undefined));
  // A search that is running or has failed keeps the previous answer.
  const [kept, setKept] = useState(before);
  const found = hasFound(search.state) ? search.state : kept;
  if (found !== kept) setKept(found);
  const times = useOpenings();
  const answer = answerTo(found, times.openings);
  const isLate = useIsLate(!times.openings && !times.failed);
  const failed = !times.openings && (times.failed || isLate);
  const title = failed && !answer ? texts.failedTitle : texts.title(found);
  const announcement = useAnnouncement(search.state, title, answer, times);

  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Scrolls only if the first times are out of view, as with large text or in a small window.
    const firstTimes = section.current?.querySelector('li')?.lastElementChild;
    if (firstTimes && hasFound(search.state)) scrollToElement(firstTimes, 'nearest');
  }, [search.state]);

  return (
    <div className={`grid grid-cols-1 gap-3 ${styles.question}`}>
      <PlaceForm search={search} before={before?.text ?? undefined} announcement={announcement} />
      <section
        ref={section}
        className={`grid grid-cols-1 gap-2 ${styles.answer}`}
        aria-labelledby="answer-title"
      >
        <h2 id="answer-title" className="wrap-anywhere text-lg">
          {title}
        </h2>
        <NextOpenings answer={answer} times={times} failed={failed} />
      </section>
    </div>
  );
}
