import { useRef, useState } from 'react';
import { useLookupSession } from '#web/domain/lookup/lookup-session.ts';
import { LookupBanner } from '#web/features/my-bookings/lookup/lookup-banner.tsx';
import { LookupUnreachable } from '#web/features/my-bookings/lookup/lookup-unreachable.tsx';
import { useFocusAfterSession } from '#web/features/my-bookings/lookup/use-focus-after-session.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import cardStyles from './appointment-card.module.css';
import { groupNames } from './appointment-groups.ts';
import { AppointmentList } from './appointment-list.tsx';
import { FindBookings } from './find-bookings.tsx';
import { ForgetDialog } from './forget-dialog.tsx';
import { MissingAppointmentCard } from './missing-appointment-card.tsx';
import { MorePages } from './more-pages.tsx';
import styles from './my-bookings-screen.module.css';
import { myBookingsTexts, myBookingsTexts as texts } from './my-bookings-texts.ts';
import { useMyBookings } from './use-my-bookings.ts';

/** Reserves the space of appointments that are loading. */
function SkeletonCards({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div className={`grid gap-4 ${styles.list}`}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical blocks that never move.
        <Card key={index} tone="raised" className={cardStyles.card}>
          <Skeleton lines={8} label={index === 0 ? myBookingsTexts.loading : ''} />
        </Card>
      ))}
    </div>
  );
}

const forgetAllTexts = myBookingsTexts.forget;

/** For shared computers: offers to forget everything that this browser stores. */
function ForgetAll({ hasBookings, onForget }: { hasBookings: boolean; onForget: () => void }) {
  return (
    <section className={`grid justify-items-start gap-3 max-w-text border-t ${styles.shared}`}>
      <h2 className="text-xl">{forgetAllTexts.sharedTitle}</h2>
      <p>{hasBookings ? forgetAllTexts.shared : forgetAllTexts.withoutBookings.shared}</p>
      <Button variant="secondary" onClick={onForget}>
        {forgetAllTexts.all}
      </Button>
    </section>
  );
}

/** Replaces an empty list, with a link to book a visit. */
function NoAppointments({ text }: { text: string }) {
  return (
    <Card tone="sand" className="grid justify-items-start gap-4 max-w-text">
      <p className="wrap-anywhere text-lg font-normal">{text}</p>
      <ButtonLink variant="coral" to={paths.bookAppointment}>
        {myBookingsTexts.empty.book}
      </ButtonLink>
    </Card>
  );
}

/** The search and the appointments it finds. */
export function MyBookings() {
  const { session } = useLookupSession();
  // A search belongs to its session: after a correct code, or Done, the list shows everything.
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

  /** For buttons that disappear when pressed: moves the focus to the list. */
  function actAndFocusList(act: () => void) {
    act();
    // Wait until the dialog has returned the focus to the button that opened it.
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
      {/* Done also forgets the bookings made in this browser, so show their numbers first. */}
      <LookupBanner onDone={numbers.length > 0 ? () => setToForget(numbers) : undefined} />
      <FindBookings
        // A new session resets the fields.
        key={session?.token}
        searched={searched}
        onSearch={searchFor}
        result={resultText()}
        hidesOthers={bookings.hidesOthers}
        onShowAll={() => actAndFocusList(() => searchFor(''))}
      />
      <section ref={results} className="grid relative gap-5 min-w-0" aria-label={texts.list} tabIndex={-1}>
        {/* Always rendered, so that screen readers announce its changes. */}
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
