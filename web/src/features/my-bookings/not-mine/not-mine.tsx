import { useEffect, useRef } from 'react';
import { brand } from '#shared/brand.ts';
import { isAppointmentGone } from '#web/domain/own-bookings/appointment-query.ts';
import { useLinkToken } from '#web/domain/own-bookings/use-link-token.ts';
import { api } from '#web/lib/api/api.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { notMineTexts as texts } from './not-mine-texts.ts';

/** Stops email about a visit to the address that received the link. Shows nothing about the visit. */
export function NotMine({ confirmationNumber }: { confirmationNumber: string }) {
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

/** Moves the focus to the new heading, because the focused button is gone. */
function useFocusOnChange(isDone: boolean) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isDone) card.current?.querySelector<HTMLElement>('h1')?.focus();
  }, [isDone]);
  return card;
}
