import { Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { usePageTitle } from '#web/content/page-title.ts';
import { useAppointment } from '#web/domain/appointments/use-appointment.ts';
import { useLookupSession } from '#web/domain/lookup/lookup-session.ts';
import { FindByCode } from '#web/features/my-bookings/lookup/find-by-code.tsx';
import { LookupBanner } from '#web/features/my-bookings/lookup/lookup-banner.tsx';
import { withMention } from '#web/lib/api/api-problem.ts';
import { paths } from '#web/lib/paths.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import styles from './confirmation.module.css';
import { ConfirmationSkeleton } from './confirmation-skeleton.tsx';
import { confirmationTexts } from './confirmation-texts.ts';
import { ConfirmedAppointment } from './confirmed-appointment.tsx';

const { unreachable: texts, notFound: notFoundTexts, forgotten: forgottenTexts } = confirmationTexts;

interface AppointmentUnreachableProps {
  error: unknown;
  busy: boolean;
  onTryAgain: () => void;
}

/** Says that the appointment, which may exist, could not be loaded. */
function AppointmentUnreachable({ error, busy, onTryAgain }: AppointmentUnreachableProps) {
  usePageTitle(confirmationTexts.tabTitle);
  return (
    <Card tone="sand" alone role="alert">
      <PageHeading lead={withMention(texts.text, error)}>{texts.title}</PageHeading>
      <div className={`flex flex-wrap gap-3 print-hidden ${styles.actions}`}>
        <Button variant="coral" size="large" busy={busy} onClick={onTryAgain}>
          {texts.tryAgain}
        </Button>
        <ButtonAnchor variant="secondary" size="large" href={brand.phoneHref}>
          {notFoundTexts.call}
        </ButtonAnchor>
      </div>
    </Card>
  );
}

/** The appointment with this number. The browser has stored its token, or gets the token from an emailed link. */
export function ConfirmationScreen() {
  const { confirmationNumber } = useParams();
  // There is nothing to show without a number.
  if (!confirmationNumber) return <Navigate to={paths.home} replace />;
  return (
    <QueryProvider>
      <Container className={`screen-4 ${styles.screen}`} width="page">
        <Confirmation confirmationNumber={confirmationNumber} />
      </Container>
    </QueryProvider>
  );
}

/**
 * Shown when the appointment doesn't exist, or when this browser has no token for it, perhaps because the visitor
 * cleared the token. An emailed code may still open the appointment.
 */
function AppointmentNotFound({ isForgotten }: { isForgotten: boolean }) {
  const { session } = useLookupSession();
  const words = isForgotten && !session ? forgottenTexts : notFoundTexts;
  usePageTitle(words.title);
  return (
    <div className="grid gap-5 max-w-text mx-auto">
      <Card tone="sand" alone>
        <PageHeading lead={words.text}>{words.title}</PageHeading>
        <p>{words.why}</p>
        <div className={`flex flex-wrap gap-3 print-hidden ${styles.actions}`}>
          {session ? (
            <ButtonLink variant="coral" size="large" to={paths.myBookings}>
              {notFoundTexts.viewBookings}
            </ButtonLink>
          ) : (
            <ButtonLink variant="secondary" size="large" to={paths.bookAppointment}>
              {notFoundTexts.book}
            </ButtonLink>
          )}
          <ButtonAnchor variant="secondary" size="large" href={brand.phoneHref}>
            <Phone aria-hidden="true" />
            {notFoundTexts.call}
          </ButtonAnchor>
        </div>
      </Card>
      <LookupBanner />
      <FindByCode />
    </div>
  );
}

function Confirmation({ confirmationNumber }: { confirmationNumber: string }) {
  const state = useAppointment(confirmationNumber);
  useFocusAfterLookup();

  switch (state.phase) {
    case 'loading':
      return <ConfirmationSkeleton />;
    case 'found':
      return <ConfirmedAppointment appointment={state.appointment} />;
    case 'missing':
      return <AppointmentNotFound isForgotten={state.isForgotten} />;
    case 'unreachable':
      return (
        <AppointmentUnreachable error={state.error} busy={state.isFetching} onTryAgain={state.tryAgain} />
      );
  }
}

/** Moves the focus to the heading after a lookup, because the focused form disappears. */
function useFocusAfterLookup(): void {
  const { session } = useLookupSession();
  const before = useRef(session);
  const isDue = useRef(false);

  // Runs after every render, because the heading may appear only with the reply.
  useEffect(() => {
    if (session && !before.current) isDue.current = true;
    before.current = session;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!isDue.current || !heading) return;
    isDue.current = false;
    if (document.activeElement === document.body) heading.focus();
  });
}
