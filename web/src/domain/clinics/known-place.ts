import type { Origin } from '#shared/clinics/distance.ts';
import { createStore } from '#web/lib/store.ts';

/**
 * The place that distances are measured from. `name` is what the visitor searched for; undefined for their own
 * location.
 */
export interface KnownPlace extends Origin {
  name?: string;
}

/** The place found on any screen, shared by all screens. It is in this page's memory only, until Forget. */
export const knownPlace = createStore<KnownPlace | undefined>(() => undefined);
