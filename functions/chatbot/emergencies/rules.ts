import { englishRules } from './english-rules.ts';
import type { EmergencyRule } from './rule.ts';
import { spanishRules } from './spanish-rules.ts';

/**
 * What sounds like an emergency, in words as `plainText` leaves them, without fillers; typos in longer words are
 * understood. When in doubt, a rule stays in: a needless "call 911" costs a moment, a missing one may cost a life.
 */
export const emergencyRules: readonly EmergencyRule[] = [...englishRules, ...spanishRules];

/** Words that only keep the parts of a rule apart: "the pain is in my chest" becomes "pain chest". */
export const fillers: ReadonlySet<string> = new Set(
  `a an the my his her their our your is are was were be been am im hes shes its i me he she they we you so very really
  super kinda kind of sort in on at to from by with and or that this has have had having just like right left now some it
  el la los las un una mi su se le te de del en y esta estoy muy que es lo al`.split(/\s+/),
);

/** Ordinary words that look like a misspelled alarming one. */
export const lookAlikes: ReadonlySet<string> = new Set(
  `cooking checking prison drying stubbed strike stroller breeding heard threat blend emergency emergencies responden
  responder bacteria tomato venom meeting hailing acne`.split(/\s+/),
);
