import { useEffect, useState } from 'react';
import type { Clinic } from '#shared/clinics/clinics.ts';
import type { MapTarget } from '#web/features/booking/map/clinic-map.tsx';
import { scrollToElement } from '#web/lib/browser/reduced-motion.ts';
import { clinicCardId } from './clinic-card.tsx';

export interface SelectedClinic extends MapTarget {
  /** Whether to scroll to the clinic's card, or also move the focus there. */
  reveal?: 'scroll' | 'focus';
}

/**
 * The selected clinic, which is the first of the list until another is selected.
 * @param linked the clinic in the link to the screen, selected at first
 * @param onSelect called on every later change
 */
export function useSelectedClinic(
  linked: Clinic | undefined,
  onSelect: (clinic: Clinic | undefined) => void = () => {},
) {
  const [selected, showSelected] = useState<SelectedClinic | undefined>(
    linked && { clinic: linked, source: 'list' },
  );

  function setSelected(next: SelectedClinic | undefined) {
    showSelected(next);
    onSelect(next?.clinic);
  }

  // In an effect, because the card may appear with the same render.
  useEffect(() => {
    if (!selected?.reveal) return;
    const card = document.getElementById(clinicCardId(selected.clinic));
    if (!card) return;
    scrollToElement(card, 'nearest');
    if (selected.reveal === 'focus') card.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  }, [selected]);

  return {
    selected,
    select: (clinic: Clinic) => setSelected({ clinic, source: 'list' }),
    selectOnMap: (clinic: Clinic) => setSelected({ clinic, source: 'map', reveal: 'scroll' }),
    goTo: (clinic: Clinic) => setSelected({ clinic, source: 'list', reveal: 'focus' }),
    clear: () => setSelected(undefined),
  };
}
