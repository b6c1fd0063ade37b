import { money } from './money.ts';
import { other } from './other.ts';
import { services } from './services.ts';
import { visits } from './visits.ts';

/** Of those that a message asks for, the one that explains the most of it counts, and of two alike the first. */
export const intents = { ...other, ...visits, ...money, ...services };

export type IntentName = keyof typeof intents;
