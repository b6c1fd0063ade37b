import type { Coordinates } from '#shared/clinics/distance.ts';
import { createStore } from '#web/lib/store.ts';

/** Where the visitor last looked for a clinic. In the memory of this page only, until everything is forgotten. */
export const lookedUpPlace = createStore<Coordinates | undefined>(() => undefined);
