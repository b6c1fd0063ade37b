import { useEffect } from 'react';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { clinicCardId } from '#web/features/clinics/cards/clinic-card.tsx';

/** Brings the visitor to the card of what was found, each time something is. */
export function useScrollToClinic(found: { nearest: Clinic } | undefined): void {
  useEffect(() => {
    if (!found) return;
    const card = document.getElementById(clinicCardId(found.nearest));
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    card?.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
    card?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  }, [found]);
}
