import { useEffect, useState } from 'react';
import type { Clinic } from '#shared/clinics/clinics.ts';
import type { MapTarget } from '#web/features/booking/map/clinic-map.tsx';
import { clinicCardId } from './clinic-card.tsx';

export interface ClinicChoice extends MapTarget {
  /** Where the visitor should find themselves: at the card, with the focus on it, or just where they are. */
  reveal?: 'card' | 'focus';
}

/** Which clinic is chosen. Nothing chosen yet means the first of the list (spec §2). */
export function useSelectedClinic() {
  const [choice, setChoice] = useState<ClinicChoice>();

  // After the render: the card may only come with the same change.
  useEffect(() => {
    if (!choice?.reveal) return;
    const card = document.getElementById(clinicCardId(choice.clinic));
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    card?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
    if (choice.reveal === 'focus') card?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  }, [choice]);

  return {
    choice,
    select: (clinic: Clinic) => setChoice({ clinic, by: 'list' }),
    selectOnMap: (clinic: Clinic) => setChoice({ clinic, by: 'map', reveal: 'card' }),
    goTo: (clinic: Clinic) => setChoice({ clinic, by: 'list', reveal: 'focus' }),
    clear: () => setChoice(undefined),
  };
}
