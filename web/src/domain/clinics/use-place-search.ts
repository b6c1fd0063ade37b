import { useEffect, useRef, useState } from 'react';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { useEntryState } from '#web/lib/browser/use-entry-state.ts';
import { type KnownPlace, knownPlace } from './known-place.ts';
import type { PlaceFailure, PlaceResult } from './search-place.ts';
import { visitorLocation } from './visitor-location.ts';

/** `text` is the searched text; null means the visitor's own location. */
export type PlaceSearchState =
  | { step: 'none' }
  | { step: 'looking'; text: string | null }
  | { step: 'clinics'; text: string; clinics: readonly Clinic[] }
  | { step: 'place'; text: string | null; place: KnownPlace }
  | { step: 'failed'; text: string; failure: PlaceFailure | 'missing'; error?: unknown }
  | { step: 'failed'; text: null; failure: 'no-location' };

/** A search that found a place or named clinics. */
export type FoundState = Extract<PlaceSearchState, { step: 'place' | 'clinics' }>;

export function hasFound(state: PlaceSearchState): state is FoundState {
  return state.step === 'place' || state.step === 'clinics';
}

export type PlaceSearch = ReturnType<typeof usePlaceSearch>;

function stateOf(text: string, result: PlaceResult): PlaceSearchState {
  switch (result.kind) {
    case 'clinics':
      return { step: 'clinics', text, clinics: result.clinics };
    case 'place':
      return { step: 'place', text, place: result.place };
    case 'failed':
      return { step: 'failed', text, failure: result.failure, error: result.error };
  }
}

/** Loads the search, which contains the valley's places, while the visitor types. */
const loadSearch = () => import('./search-place.ts');

async function searchText(text: string, signal: AbortSignal): Promise<PlaceSearchState> {
  try {
    const { searchPlace } = await loadSearch();
    return stateOf(text, await searchPlace(text, signal));
  } catch {
    return { step: 'failed', text, failure: navigator.onLine ? 'service' : 'offline' };
  }
}

function locateVisitor(): Promise<PlaceSearchState> {
  return visitorLocation().then<PlaceSearchState, PlaceSearchState>(
    (place) => ({ step: 'place', text: null, place }),
    () => ({ step: 'failed', text: null, failure: 'no-location' }),
  );
}

/** Searches for clinics or a place, and shares the place with all screens. A new search cancels the previous one. */
export function usePlaceSearch() {
  // Back restores a found result, but not a running search or a failure.
  const [found, setFound] = useEntryState<PlaceSearchState>('found', () => ({ step: 'none' }));
  const [state, setState] = useState(found);
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  function settle(next: PlaceSearchState) {
    if (next.step === 'place') knownPlace.set(next.place);
    if (hasFound(next)) setFound(next);
    setState(next);
  }

  function run(text: string | null, ask: (signal: AbortSignal) => Promise<PlaceSearchState>) {
    // Pressing again doesn't repeat a running search.
    if (state.step === 'looking' && state.text === text) return;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ step: 'looking', text });
    void ask(controller.signal).then((settled) => {
      if (!controller.signal.aborted) settle(settled);
    });
  }

  return {
    state,
    /** Empty text fails and replaces an earlier result. */
    findByText(typed: string) {
      const text = typed.trim();
      if (text) return run(text, (signal) => searchText(text, signal));
      running.current?.abort();
      setState({ step: 'failed', text, failure: 'missing' });
    },
    findByLocation: () => run(null, locateVisitor),
    /** Call it on every keystroke. Clears a failure, which describes the old text, and loads what a search needs. */
    noteTyping() {
      // If this import fails, the search fails, too, and shows an error.
      loadSearch().catch(() => undefined);
      setState((current) => (current.step === 'failed' ? { step: 'none' } : current));
    },
    reset() {
      running.current?.abort();
      setFound({ step: 'none' });
      setState({ step: 'none' });
    },
  };
}
