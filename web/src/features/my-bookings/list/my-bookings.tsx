import { useRef, useState } from 'react';
import { useLookupSession } from '#web/domain/lookup/lookup-session.ts';
import { LookupBanner } from '#web/features/my-bookings/lookup/lookup-banner.tsx';
import { LookupUnreachable } from '#web/features/my-bookings/lookup/lookup-unreachable.tsx';
import { useFocusAfterSession } from '#web/features/my-bookings/lookup/use-focus-after-session.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { groupNames } from './appointment-groups.ts';
import { AppointmentList } from './appointment-list.tsx';
import { FindBookings } from './find-bookings.tsx';
import { ForgetAll } from './forget-all.tsx';
import { ForgetDialog } from './forget-dialog.tsx';
import { MissingAppointmentCard } from './missing-appointment-card.tsx';
import { MorePages } from './more-pages.tsx';
import styles from './my-bookings-screen.module.css';
import { myBookingsTexts as texts } from './my-bookings-texts.ts';
import { NoAppointments } from './no-appointments.tsx';
import { SkeletonCards } from './skeleton-cards.tsx';
import { useMyBookings } from './use-my-bookings.ts';

/** The search and the appointments it finds. */
export function MyBookings() {
  const { session } = useLookupSession();
  // A search belongs to the session it was made in: a code that was right, or Done, shows all there is.
  const [search, setSearch] = useState({ email: '', token: session?.token });
  const searched = search.token === session?.token ? search.email : '';
  const [toForget, setToForget] = useState<readonly string[]>();
  const results = useRef<HTMLElement>(null);
  const bookings = useMyBookings(searched);
  const { numbers, canForget, forget, now, loading, lost, groups, patients, foundFor, foundFailure } =
    bookings;
  const found = groups.upcoming.length + groups.past.length + groups.cancelled.length;
  const isSettled = loading === 0 && !foundFailure;
  const isEmpty = isSettled && found === 0 && lost.length === 0;
  useFocusAfterSession(session, results);

  const searchFor = (email: string) => setSearch({ email, token: session?.token });

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

  function resultText() {
    if (searched && isEmpty) return texts.empty.notFound(searched);
    return searched && isSettled && found > 0 && texts.search.found(found, searched);
  }

  return (
    <>
      {/* Done forgets the bookings made here too, so their numbers are shown first. */}
      <LookupBanner onDone={numbers.length > 0 ? () => setToForget(numbers) : undefined} />
      <FindBookings
        // With the session its fields start over.
        key={session?.token}
        searched={searched}
        onSearch={searchFor}
        result={resultText()}
        hidesOthers={bookings.hidesOthers}
        onShowAll={() => actAndFocusList(() => searchFor(''))}
      />
      <section ref={results} className="grid relative gap-5 min-w-0" aria-label={texts.list} tabIndex={-1}>
        {/* Always in the page, so that its changes are announced. */}
        <div className={`wrap-anywhere font-semibold ${styles.found}`} role="status">
          {!searched && isEmpty && (
            <NoAppointments text={foundFor ? texts.empty.notFound(foundFor) : texts.empty.none} />
          )}
        </div>
        {foundFailure && <LookupUnreachable {...foundFailure} />}
        <SkeletonCards count={loading} />
        {groupNames.map((group) => (
          <AppointmentList
            key={group}
            title={texts.groups[group]}
            appointments={groups[group]}
            now={now}
            patients={patients}
            kept={numbers}
            onForget={(number) => setToForget([number])}
            empty={
              group === 'upcoming' &&
              !searched &&
              isSettled &&
              found > 0 && <NoAppointments text={texts.groups.noneUpcoming} />
            }
          />
        ))}
        <MorePages
          upcoming={bookings.showMore}
          past={bookings.showPast}
          busy={{ upcoming: bookings.isLoadingMore, past: bookings.isLoadingPast }}
        />
        {lost.length > 0 && (
          <ul className={`grid gap-4 ${styles.list}`}>
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
