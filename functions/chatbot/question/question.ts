import type { Clinic } from '#shared/clinics/clinics.ts';
import type { KnownClosures } from './closures.ts';
import type { NamedClinics } from './named-clinics.ts';

/** The language of a message, and so of its answer. */
export type Language = 'en' | 'es';

/** A sentence in both languages. */
export type Bilingual<Sentence = string> = Readonly<Record<Language, Sentence>>;

/** A message as the answers read it. */
export interface Question {
  /** Plain words one space apart, with the spelling corrected, without punctuation: "are you open tomorrow at 2". */
  text: string;
  language: Language;
  named: NamedClinics;
  /** The one clinic that is meant, if it is one. */
  clinic: Clinic | undefined;
  now: Date;
  /** Asks for closures by staff, which few questions need. */
  knownClosures: KnownClosures;
}
