/** The help to offer: an ambulance, an ambulance and the poison line, or the crisis line. */
export type EmergencyKind = 'medical' | 'poison' | 'crisis';

export interface EmergencyRule {
  kind: EmergencyKind;
  /** Parts joined by `+` have to be close together, in any order; `|` separates the wordings of a part. */
  phrasing: string;
  spanish?: true;
}

/** For phrases that only a filler or a number tells apart from harmless ones. Tested on the whole text. */
export type EmergencyPattern = Omit<EmergencyRule, 'phrasing'> & { pattern: RegExp };

export function rules(kind: EmergencyKind, phrasings: readonly string[]): EmergencyRule[] {
  return phrasings.map((phrasing) => ({ kind, phrasing }));
}

export function inSpanish(kind: EmergencyKind, phrasings: readonly string[]): EmergencyRule[] {
  return rules(kind, phrasings).map((rule) => ({ ...rule, spanish: true }));
}
