import { useEffect, useRef } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { usePageTitle } from '#web/content/page-title.ts';
import { isAppointmentGone } from '#web/domain/own-bookings/appointment-query.ts';
import { useLinkToken } from '#web/domain/own-bookings/use-link-token.ts';
import { api } from '#web/lib/api/api.ts';
import { paths } from '#web/lib/paths.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

export const notMineTexts = {
  tabTitle: 'This isn’t me',
  ask: {
    title: 'Got an email about someone else’s visit?',
    lead: 'Someone probably mistyped their email address. We’re sorry about that.',
    meaning:
      'We can stop sending you email about this visit. Nothing else will change, and the visit will stay booked.',
    stop: 'Stop these emails',
  },
  done: {
    title: 'Thanks for telling us',
    lead: 'We won’t email you about this visit again.',
    next: 'There’s nothing else you need to do.',
  },
  unusable: {
    title: 'This link doesn’t work anymore',
    lead: 'It may be incomplete, or it may have expired. Try opening it from the email again.',
  },
  failed: 'That didn’t go through. Please check your connection and try again.',
  call: `Call ${brand.phone}`,
};

const texts = notMineTexts;

/** Lets the receiver of an email stop further ones about the visit. Shows nothing about the visit. */
function NotMine({ confirmationNumber }: { confirmationNumber: string }) {
  const token = useLinkToken();
  const { mutate, isPending, isSuccess, error } = useSingleMutation({
    mutationFn: () =>
      api('POST /api/appointments/{confirmationNumber}/not-mine', {
        params: { confirmationNumber },
        token: token ?? '',
      }),
  });
  const card = useFocusOnChange(isSuccess);

  if (isSuccess) {
    return (
      <Card ref={card} tone="sage" alone>
        <PageHeading lead={texts.done.lead}>{texts.done.title}</PageHeading>
        <p>{texts.done.next}</p>
      </Card>
    );
  }
  if (!token || isAppointmentGone(error)) {
    return (
      <Card tone="sand" alone>
        <PageHeading lead={texts.unusable.lead}>{texts.unusable.title}</PageHeading>
        <ButtonAnchor variant="secondary" size="large" href={brand.phoneHref}>
          {texts.call}
        </ButtonAnchor>
      </Card>
    );
  }
  return (
    <Card tone="sand" alone>
      <PageHeading lead={texts.ask.lead}>{texts.ask.title}</PageHeading>
      <p>{texts.ask.meaning}</p>
      {error && (
        <Notice tone="error" live>
          {texts.failed}
        </Notice>
      )}
      <Button variant="coral" size="large" busy={isPending} onClick={() => mutate()}>
        {texts.ask.stop}
      </Button>
    </Card>
  );
}

/** Moves the focus to the new heading, because the focused button disappears. */
function useFocusOnChange(isDone: boolean) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isDone) card.current?.querySelector<HTMLElement>('h1')?.focus();
  }, [isDone]);
  return card;
}

/** The target of an email's "This isn't me" link. Opening the link changes nothing; only the screen's button does. */
export function NotMineScreen() {
  const { confirmationNumber } = useParams();
  usePageTitle(texts.tabTitle);
  if (!confirmationNumber) return <Navigate to={paths.home} replace />;
  return (
    <QueryProvider>
      <Container className="screen-4" width="page">
        <NotMine confirmationNumber={confirmationNumber} />
      </Container>
    </QueryProvider>
  );
}
