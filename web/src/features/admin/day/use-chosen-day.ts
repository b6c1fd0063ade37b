import { useSyncExternalStore } from 'react';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { onStored, readStored, removeStored, writeStored } from '#web/lib/storage/storage.ts';
import { currentClinicDay, isInDayRange } from './day-range.ts';

const myClinicKey = 'deskClinic';

function onResize(onChange: () => void) {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** Whether the clinics fit beside each other. */
const isWideNow = () => window.matchMedia('(min-width: 90rem)').matches;

/** The clinic, date and layout in the URL, or else the clinic that was last chosen in this browser, today. */
export function useChosenDay(now: Date) {
  const { filters, changeFilters } = useDashboardUrl();
  const myClinic = useSyncExternalStore(onStored, () => readStored(myClinicKey));
  const hasRoom = useSyncExternalStore(onResize, isWideNow);
  const { kind, from } = filters;
  // An older version may have stored a clinic that doesn't exist.
  const clinicId = filters.clinic || clinicIds.find((id) => id === myClinic);
  const hasBoard = hasRoom && !clinicId;
  const layoutOfAll = hasBoard && kind !== 'list' ? 'board' : 'list';
  const layoutOfDay = clinicId ? 'clinic' : layoutOfAll;
  return {
    /** Undefined for all clinics. */
    clinicId,
    ids: clinicId ? [clinicId] : clinicIds,
    date: isInDayRange(from, now) ? from : currentClinicDay(now),
    layout: kind === 'week' ? 'week' : layoutOfDay,
    hasBoard,
    chooseClinic: (id: string) => {
      if (id) writeStored(myClinicKey, id);
      else removeStored(myClinicKey);
      changeFilters({ clinic: id });
    },
  } as const;
}

export type ChosenDay = ReturnType<typeof useChosenDay>;
