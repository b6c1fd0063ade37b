import { useState } from 'react';
import type { ClinicDay } from '#web/features/booking/slots/clinic-days.ts';
import { arrangeClinics, type ClinicSort } from './sort-clinics.ts';

/**
 * The clinics as searched and sorted. A refresh that takes a slot away must not move cards under a finger: the
 * order is made anew only when the visitor changes something (`reason`), and kept in between.
 */
export function useSteadyOrder(
  days: readonly ClinicDay[],
  wish: { text: string; sort: ClinicSort },
  reason: string,
): ClinicDay[] {
  const [order, setOrder] = useState<{ reason: string; ids: string[] }>();
  if (order?.reason !== reason) {
    const ids = arrangeClinics(days, wish).map(({ clinic }) => clinic.id);
    setOrder({ reason, ids });
    return arrangeClinics(days, wish);
  }
  return order.ids.flatMap((id) => days.filter(({ clinic }) => clinic.id === id));
}
