import { useNavigate } from 'react-router-dom';
import { useLookupSession } from '#web/domain/lookup/lookup-session.ts';
import { useLinkToken } from '#web/domain/own-bookings/use-link-token.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { paths } from '#web/lib/paths.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { openBookingsTexts as texts } from './open-bookings-texts.ts';

function isUnusable(error: Error | null): boolean {
  return error instanceof ApiProblem && error.code === 'invalid';
}

/** Opens the bookings of the address that received the link. */
export function OpenBookings() {
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
