import { useState } from 'react';
import type { ClinicAvailability } from '#web/features/booking/slots/clinic-availability.ts';
import { type ClinicSort, matchingClinics } from './matching-clinics.ts';

/**
 * The clinics as searched and sorted. A refresh that takes a slot away must not move cards under a finger: the
 * order is made anew only when the visitor changes something (`reason`), and kept in between.
 */
export function useStableOrder(
  days: readonly ClinicAvailability[],
  wish: { text: string; sort: ClinicSort },
  reason: string,
): ClinicAvailability[] {
  const [order, setOrder] = useState<{ reason: string; ids: string[] }>();
  if (order?.reason !== reason) {
    const ids = matchingClinics(days, wish).map(({ clinic }) => clinic.id);
    setOrder({ reason, ids });
    return matchingClinics(days, wish);
  }
  return order.ids.flatMap((id) => days.filter(({ clinic }) => clinic.id === id));
}
