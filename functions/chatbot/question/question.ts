import type { Clinic } from '#shared/clinics/clinics.ts';
import type { KnownClosures } from './closures.ts';
import type { NamedClinics } from './named-clinics.ts';

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
