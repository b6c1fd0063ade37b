import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '#web/content/page-title.ts';
import { useLookupSession } from '#web/domain/lookup/lookup-session.ts';
import { useLinkToken } from '#web/domain/own-bookings/use-link-token.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { paths } from '#web/lib/paths.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

export const texts = {
  ask: {
    title: 'Open your bookings',
    lead: 'See and change the visits booked with your email address.',
    open: 'Show my bookings',
  },
  unusable: {
    title: 'This link doesn’t work anymore',
    lead: 'Each link works once, and for two hours. We can email you a new one.',
    again: 'Get a new link',
  },
  failed: 'That didn’t go through. Please check your connection and try again.',
};

function isUnusable(error: Error | null): boolean {
  return error instanceof ApiProblem && error.code === 'invalid';
}

/** Opens the bookings of the email address that received the link. */
function OpenBookings() {
  const link = useLinkToken();
  const navigate = useNavigate();
  const { start } = useLookupSession();
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: () => api('POST /api/appointments/lookup/verify', { body: { link: link ?? '' } }),
    onSuccess: (opened) => {
      start(opened);
      void navigate(paths.myBookings, { replace: true });
    },
  });

  if (!link || isUnusable(error)) {
    return (
      <Card tone="sand" alone>
        <PageHeading lead={texts.unusable.lead}>{texts.unusable.title}</PageHeading>
        <ButtonLink variant="coral" size="large" to={paths.myBookings}>
          {texts.unusable.again}
        </ButtonLink>
      </Card>
    );
  }
  return (
    <Card tone="sand" alone>
      <PageHeading lead={texts.ask.lead}>{texts.ask.title}</PageHeading>
      {error && (
        <Notice tone="error" live>
          {error instanceof ApiProblem ? error.detail : texts.failed}
        </Notice>
      )}
      <Button variant="coral" size="large" busy={isPending} onClick={() => mutate()}>
        {texts.ask.open}
      </Button>
    </Card>
  );
}

/**
 * The target of the link beside an emailed code. Only the screen's button opens the bookings, because email programs
 * open links, too.
 */
export function OpenBookingsScreen() {
  usePageTitle(texts.ask.title);
  return (
    <QueryProvider>
      <Container className="screen-4" width="page">
        <OpenBookings />
      </Container>
    </QueryProvider>
  );
}
