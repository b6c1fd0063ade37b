import { useRef, useState } from 'react';
import { FindByCode } from '#web/features/my-bookings/lookup/find-by-code.tsx';
import { LookupBanner } from '#web/features/my-bookings/lookup/lookup-banner.tsx';
import { LookupUnreachable } from '#web/features/my-bookings/lookup/lookup-unreachable.tsx';
import { showToast } from '#web/ui/feedback/toast-store.ts';
import { AppointmentList } from './appointment-list.tsx';
import { EmailSearch } from './email-search.tsx';
import { ForgetAll } from './forget-all.tsx';
import { ForgetDialog } from './forget-dialog.tsx';
import { MissingAppointmentCard } from './missing-appointment-card.tsx';
import styles from './my-bookings-screen.module.css';
import { myBookingsTexts as texts } from './my-bookings-texts.ts';
import { NoBookings } from './no-bookings.tsx';
import { SkeletonCards } from './skeleton-cards.tsx';
import { useMyBookings } from './use-my-bookings.ts';

/** The search and what it finds. */
export function MyBookings() {
  const [text, setText] = useState('');
  const [email, setEmail] = useState('');
  const [toForget, setToForget] = useState<readonly string[]>([]);
  const results = useRef<HTMLElement>(null);
  const { numbers, forget, now, loading, lost, upcoming, earlier, foundFor, foundFailure } =
    useMyBookings(email);
  const found = upcoming.length + earlier.length;
  const settled = loading === 0 && !foundFailure;

  /** For buttons that vanish with what they did: the focus goes to the list. */
  function andGoToList(act: () => void) {
    act();
    // After the dialog, which gives the focus back to the button it was opened by.
    setTimeout(() => results.current?.focus());
  }

  function forgetAsked() {
    forget(toForget);
    showToast(texts.forget.done(toForget.length), { tone: 'success' });
    setToForget([]);
  }

  function showAll() {
    setText('');
    setEmail('');
  }

  return (
    <>
      <EmailSearch text={text} onText={setText} onSearch={setEmail} />
      <LookupBanner />
      <FindByCode startsOpen={numbers.length === 0} />
      <section ref={results} className={styles.results} aria-label={texts.list} tabIndex={-1}>
        {/* Always there, so that what comes into it is announced. */}
        <div className={styles.found} role="status">
          {settled && found > 0 && email && texts.search.found(found, email)}
          {settled && found === 0 && lost.length === 0 && (
            <NoBookings email={email} foundFor={foundFor} onShowAll={() => andGoToList(showAll)} />
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
            {lost.map((booking) => (
              <MissingAppointmentCard
                key={booking.confirmationNumber}
                booking={booking}
                onForget={() => setToForget([booking.confirmationNumber])}
              />
            ))}
          </ul>
        )}
      </section>
      {numbers.length > 0 && <ForgetAll onForget={() => setToForget(numbers)} />}
      <ForgetDialog
        numbers={toForget}
        onClose={() => setToForget([])}
        onConfirm={() => andGoToList(forgetAsked)}
      />
    </>
  );
}
