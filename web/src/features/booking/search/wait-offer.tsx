import { createContext, type ReactNode, use, useState } from 'react';
import type { Clinic, ClinicId } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import type { ClinicAvailability } from '#web/features/booking/slots/clinic-availability.ts';

/** What a visitor can wait for when a day is full. Without a clinic, the visitor chooses the clinics. */
interface Wish {
  clinicId?: ClinicId;
  until: ClinicDate;
  today: ClinicDate | undefined;
}

export type RenderWaitOffer = (wish: Wish) => ReactNode;

/** Renders the offer to wait for a time. Set by the app; without it, as while rescheduling, there is no offer. */
export const WaitOfferContext = createContext<RenderWaitOffer>(() => null);

interface WaitOfferProps {
  /** The shown day. */
  date: ClinicDate | undefined;
  today: ClinicDate | undefined;
  /** The clinics without an available slot. */
  full: readonly ClinicAvailability[];
  clinic: Clinic | undefined;
}

/**
 * Offers to wait for a time, if a cancellation could still open one of these clinics' slots on the shown day. Once
 * shown, the offer stays: a refresh must not close the form that the visitor is filling in. Use another `key` for
 * another day.
 */
export function WaitOffer({ date, today, full, clinic }: WaitOfferProps) {
  const render = use(WaitOfferContext);
  const canOpen = full.some(({ slots }) => slots?.some(({ state }) => state === 'taken'));
  const [offered, setOffered] = useState(canOpen);
  if (canOpen && !offered) setOffered(true);
  if (!date || !offered) return null;
  const wish = { until: date, today, ...(clinic && { clinicId: clinic.id }) };
  return <div>{render(wish)}</div>;
}
