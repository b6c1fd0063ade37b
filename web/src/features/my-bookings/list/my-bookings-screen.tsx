import { useRef, useState } from 'react';
import { usePageTitle } from '#web/content/page-title.ts';
import { useLookupSession } from '#web/domain/lookup/lookup-session.ts';
import lookup from '#web/features/my-bookings/lookup/lookup.module.css';
import { LookupBanner } from '#web/features/my-bookings/lookup/lookup-banner.tsx';
import { lookupTexts } from '#web/features/my-bookings/lookup/lookup-texts.ts';
import { useFocusAfterSession } from '#web/features/my-bookings/lookup/use-focus-after-session.ts';
import { withMention } from '#web/lib/api/api-problem.ts';
import { paths } from '#web/lib/paths.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { TaskHeading } from '#web/ui/layout/task-heading.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { AppointmentList } from './appointment-card.tsx';
import { groupNames } from './appointment-groups.ts';
import { FindBookings } from './find-bookings.tsx';
import { ForgetAll, ForgetDialog } from './forget.tsx';
import { MissingAppointmentCard } from './missing-appointment-card.tsx';
import styles from './my-bookings.module.css';
import { myBookingsTexts as texts } from './my-bookings-texts.ts';
import { useMyBookings } from './use-my-bookings.ts';

const { unloaded } = lookupTexts;

/** Reserves the space of appointments that are loading. */
function SkeletonCards({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div className={`grid gap-4 ${styles.list}`}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical blocks that never move.
        <Card key={index} tone="raised" className={styles.card}>
          <Skeleton lines={8} label={index === 0 ? texts.loading : ''} />
        </Card>
      ))}
    </div>
  );
}

/** Replaces an empty list, with a link to book a visit. */
function NoAppointments({ text }: { text: string }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="wrap-anywhere text-md font-normal">{text}</p>
      <ButtonLink variant="coral" to={paths.bookAppointment}>
        {texts.empty.book}
      </ButtonLink>
    </div>
  );
}

/** The appointments, and below them the search for those booked elsewhere. */
function MyBookings() {
  const { session } = useLookupSession();
  // A search belongs to its session: after a correct code, or signing out, the list shows everything.
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
    // Before the code is entered, there may still be bookings from another device.
    const isOpened = searched.toLowerCase() === session?.email.toLowerCase();
    if (searched && isEmpty)
      return isOpened ? texts.empty.notFound(searched) : texts.search.noneHere(searched);
    return searched && isSettled && found > 0 && texts.search.found(found, searched);
  }

  return (
    <>
      {/* Signing out also forgets the bookings made in this browser, so show their numbers first. */}
      <LookupBanner onDone={numbers.length > 0 ? () => setToForget(numbers) : undefined} />
      <section ref={results} className="grid relative gap-5 min-w-0" aria-label={texts.list} tabIndex={-1}>
        {/* The status is always rendered, so that screen readers announce its changes. */}
        <div className={`wrap-anywhere font-semibold ${lookup.status}`} role="status">
          {!searched && isEmpty && (
            <NoAppointments text={foundFor ? texts.empty.notFound(foundFor) : texts.empty.none} />
          )}
        </div>
        {/* The code was correct, but its appointments could not be loaded. */}
        {foundFailure && (
          <Notice
            tone="warn"
            live
            title={unloaded.title}
            actions={
              <Button size="small" busy={foundFailure.trying} onClick={foundFailure.tryAgain}>
                {unloaded.tryAgain}
              </Button>
            }
          >
            {withMention(unloaded.text, foundFailure.error)}
          </Notice>
        )}
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
        {(bookings.showMore || bookings.showPast) && (
          <div className="flex flex-wrap gap-2-3">
            {bookings.showMore && (
              <Button variant="secondary" busy={bookings.isLoadingMore} onClick={bookings.showMore}>
                {texts.pages.more}
              </Button>
            )}
            {bookings.showPast && (
              <Button variant="quiet" busy={bookings.isLoadingPast} onClick={bookings.showPast}>
                {texts.pages.past}
              </Button>
            )}
          </div>
        )}
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
      <FindBookings
        // A new session resets the fields.
        key={session?.token}
        searched={searched}
        onSearch={searchFor}
        result={resultText()}
        isBelowOwn={numbers.length > 0}
        hidesOthers={bookings.hidesOthers}
        onShowAll={() => actAndFocusList(() => searchFor(''))}
      />
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

/** The appointments booked in this browser, and those of a lookup session. */
export function MyBookingsScreen() {
  usePageTitle(texts.title);
  return (
    <QueryProvider>
      <TaskHeading lead={texts.lead}>{texts.title}</TaskHeading>
      <Container className="grid gap-5 screen-4">
        <MyBookings />
      </Container>
    </QueryProvider>
  );
}
