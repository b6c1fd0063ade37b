import type { Origin } from '#shared/clinics/distance.ts';
import { createStore } from '#web/lib/store.ts';

/** From where the visitor's distances are measured. `name`: as they searched for it; none for their own location. */
export interface KnownPlace extends Origin {
  name?: string;
}

/** Found on any screen, known to all of them. In the memory of this page only, until everything is forgotten. */
export const knownPlace = createStore<KnownPlace | undefined>(() => undefined);
