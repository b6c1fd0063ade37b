import { useEffect } from 'react';
import { usePageTitle } from '#web/content/page-title.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { TaskHeading } from '#web/ui/layout/task-heading.tsx';
import { useArrivalKey, useBookingAddress } from './address/use-booking-address.ts';
import { useLinkedSlot } from './address/use-linked-slot.ts';
import styles from './booking-screen.module.css';
import { currentPendingBooking } from './dialog/pending-booking.ts';
import {
  LazyBookingDialog,
  LazyLinkedSlotNotice,
  LazyUnfinishedBooking,
  loadLaterParts,
} from './lazy-parts.tsx';
import { ClinicSearch } from './search/clinic-results.tsx';
import { useAppointmentFinder } from './search/use-appointment-finder.ts';
import { type RenderWaitOffer, WaitOfferContext } from './search/wait-offer.tsx';

/** How long the screen waits, once it shows the times, before it loads the dialog and the notices. */
const restMs = 1_000;

/** Loads the dialog and the notices before the first press, but after the times, so that these aren't delayed. */
function useLaterParts(hasTimes: boolean): void {
  useEffect(() => {
    if (!hasTimes) return undefined;
    const timer = setTimeout(loadLaterParts, restMs);
    return () => clearTimeout(timer);
  }, [hasTimes]);
}

/** Lets the visitor find a clinic and book a slot there. */
function AppointmentFinder() {
  const [linked, updateAddress] = useBookingAddress(currentPendingBooking()?.slot);
  const finder = useAppointmentFinder({
    linked: linked.clinic,
    linkedDate: linked.date,
    onPick(picked) {
      link.dismiss();
      updateAddress(picked);
    },
  });
  const link = useLinkedSlot(linked, finder);
  const { chosen, today, availability } = finder;
  useLaterParts(availability.snapshot !== undefined);

  return (
    <>
      {!chosen.slot && <LazyUnfinishedBooking />}
      {link.problem && today && (
        <LazyLinkedSlotNotice
          {...link}
          linked={linked}
          today={today}
          problem={link.problem}
          onPick={chosen.open}
        />
      )}
      <ClinicSearch finder={finder} />
      <LazyBookingDialog
        slot={chosen.slot}
        today={today}
        nearestAvailable={finder.nearestAvailable}
        otherSlots={finder.otherSlots}
        onPickOther={chosen.open}
        onClose={chosen.close}
        onSlotTaken={availability.markTaken}
        onPending={chosen.onPending}
      />
    </>
  );
}

/** The booking screen's own texts. Its search, slots, dialog and notices have files of their own. */
export const bookingTexts = {
  title: 'Book an Appointment',
  lead: 'Choose a time, or just walk in.',
};

interface BookingScreenProps {
  /** Renders the offer to email the visitor when a time opens on a full day. */
  renderWaitOffer?: RenderWaitOffer;
}

export function BookingScreen({ renderWaitOffer = () => null }: BookingScreenProps) {
  usePageTitle(bookingTexts.title);
  return (
    <QueryProvider>
      <TaskHeading lead={bookingTexts.lead}>{bookingTexts.title}</TaskHeading>
      <Container className={`grid gap-4 screen-4 ${styles.screen}`}>
        {/* The key resets the finder whenever the visitor arrives by a link, Back, Forward or a pasted URL. */}
        <WaitOfferContext value={renderWaitOffer}>
          <AppointmentFinder key={useArrivalKey()} />
        </WaitOfferContext>
      </Container>
    </QueryProvider>
  );
}
