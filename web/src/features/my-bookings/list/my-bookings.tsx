import { useRef, useState } from 'react';
import { FindByCode } from '#web/features/my-bookings/lookup/find-by-code.tsx';
import { LookupBanner } from '#web/features/my-bookings/lookup/lookup-banner.tsx';
import { LookupUnreachable } from '#web/features/my-bookings/lookup/lookup-unreachable.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast-store.ts';
import { AppointmentList } from './appointment-list.tsx';
import { EmailSearch } from './email-search.tsx';
import { ForgetDialog } from './forget-dialog.tsx';
import { MissingAppointmentCard } from './missing-appointment-card.tsx';
import styles from './my-bookings-screen.module.css';
import { myBookingsTexts as texts } from './my-bookings-texts.ts';
import { NoAppointments } from './no-appointments.tsx';
import { useMyBookings } from './use-my-bookings.ts';

function ForgetAll({ hasBookings, onForget }: { hasBookings: boolean; onForget: () => void }) {
  return (
    <section className={styles.shared}>
      <h2 className={styles.partTitle}>{texts.forget.sharedTitle}</h2>
      <p>{hasBookings ? texts.forget.shared : texts.forget.withoutBookings.shared}</p>
      <Button variant="secondary" onClick={onForget}>
        {texts.forget.all}
      </Button>
    </section>
  );
}

/** Reserves the space of appointments that are loading. */
function SkeletonCards({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div className={styles.list}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical blocks that never move.
        <Card key={index} tone="raised">
          <Skeleton lines={6} label={index === 0 ? texts.loading : ''} />
        </Card>
      ))}
    </div>
  );
}

/** The search and the appointments it finds. */
export function MyBookings() {
  const [text, setText] = useState('');
  const [email, setEmail] = useState('');
  const [toForget, setToForget] = useState<readonly string[]>();
  const results = useRef<HTMLElement>(null);
  const { numbers, canForget, forget, now, loading, lost, upcoming, earlier, foundFor, foundFailure } =
    useMyBookings(email);
  const found = upcoming.length + earlier.length;
  const settled = loading === 0 && !foundFailure;

  /** For buttons that disappear when pressed: the focus moves to the list. */
  function actAndFocusList(act: () => void) {
    act();
    // After the dialog has returned the focus to the button that opened it.
    setTimeout(() => results.current?.focus());
  }

  function forgetAndTell(asked: readonly string[]) {
    forget(asked);
    const done = asked.length > 0 ? texts.forget.done(asked.length) : texts.forget.withoutBookings.done;
    showToast(done, { tone: 'success' });
    setToForget(undefined);
  }

  function showAll() {
    setText('');
    setEmail('');
  }

  return (
    <>
      <EmailSearch text={text} onText={setText} onSearch={setEmail} />
      {/* Done forgets the bookings made here too, so their numbers are shown first. */}
      <LookupBanner onDone={numbers.length > 0 ? () => setToForget(numbers) : undefined} />
      <FindByCode startsOpen={numbers.length === 0} />
      <section ref={results} className={styles.results} aria-label={texts.list} tabIndex={-1}>
        {/* Always in the page, so that its changes are announced. */}
        <div className={styles.found} role="status">
          {settled && found > 0 && email && texts.search.found(found, email)}
          {settled && found === 0 && lost.length === 0 && (
            <NoAppointments email={email} foundFor={foundFor} onShowAll={() => actAndFocusList(showAll)} />
          )}
        </div>
        {foundFailure && <LookupUnreachable {...foundFailure} />}
        <SkeletonCards count={loading} />
        {(['upcoming', 'earlier'] as const).map((part) => (
          <AppointmentList
            key={part}
            title={texts[part]}
            appointments={part === 'upcoming' ? upcoming : earlier}
            now={now}
            kept={numbers}
            onForget={(number) => setToForget([number])}
          />
        ))}
        {lost.length > 0 && (
          <ul className={styles.list}>
            {lost.map((appointment) => (
              <MissingAppointmentCard
                key={appointment.confirmationNumber}
                appointment={appointment}
                onForget={() => setToForget([appointment.confirmationNumber])}
              />
            ))}
          </ul>
        )}
      </section>
      {canForget && <ForgetAll hasBookings={numbers.length > 0} onForget={() => setToForget(numbers)} />}
      {toForget && (
        <ForgetDialog
          numbers={toForget}
          onClose={() => setToForget(undefined)}
          onConfirm={() => actAndFocusList(() => forgetAndTell(toForget))}
        />
      )}
    </>
  );
}
