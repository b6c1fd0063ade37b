import { describeError, log } from '#functions/platform/log.ts';
import { timeUpAfter } from '#functions/platform/time-up.ts';
import type { Clinic } from '#shared/clinics/clinics.ts';
import type { ClosedTime } from '#shared/closures/closure.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import type { NamedClinics } from './named-clinics.ts';

/** Reads the hours of a day for which staff have closed clinics. */
export type ReadClosedTimes = (date: ClinicDate) => Promise<readonly ClosedTime[]>;

/** The closures of a day, as read for one message. Undefined when they couldn't be read in time. */
type KnownClosures = (date: ClinicDate) => Promise<readonly ClosedTime[] | undefined>;

/** The longest wait for the closures of all days that one message needs: the visitor is waiting. */
const maxWaitMs = 1_000;

/** Reads a day's closures when they are first needed, and waits at most a second for all days together. */
export function knownClosures(read: ReadClosedTimes): KnownClosures {
  let timeUp: Promise<never> | undefined;
  return (date) => {
    timeUp ??= timeUpAfter(maxWaitMs);
    return Promise.race([read(date), timeUp]).catch((error: unknown) => {
      log('warn', 'closures-read-failed', describeError(error));
      return undefined;
    });
  };
}

/** The language of a message, and so of its answer. */
export type Language = 'en' | 'es';

/** A sentence in both languages. */
export type Bilingual<Sentence = string> = Readonly<Record<Language, Sentence>>;

/** A message in the form that the answers use. */
export interface Question {
  /** The words without punctuation, one space apart, with corrected spelling: "are you open tomorrow at 2". */
  text: string;
  language: Language;
  named: NamedClinics;
  /** The clinic that the message names, if it names exactly one. */
  clinic: Clinic | undefined;
  now: Date;
  /** Reads closures by staff, which few questions need. */
  knownClosures: KnownClosures;
}
