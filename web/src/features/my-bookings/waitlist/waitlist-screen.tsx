import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { clinicById } from '#shared/clinics/clinics.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { stopParameter, type WaitlistEntry } from '#shared/waitlist/entry.ts';
import { CallButton } from '#web/content/call-button.tsx';
import { usePageTitle } from '#web/content/page-title.ts';
import { isAppointmentGone } from '#web/domain/own-bookings/appointment-query.ts';
import { useLinkToken } from '#web/domain/own-bookings/use-link-token.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { waitlistTexts as texts } from './waitlist-texts.ts';

const tones = { unproven: 'warn', waiting: 'success', left: 'info' } as const;

/** Why a request failed. */
export const failureText = (error: Error) => (error instanceof ApiProblem ? error.detail : texts.failed);

/** What happens next, and what the entry waits for. */
function EntryDetails({ entry, asksToStop }: { entry: WaitlistEntry; asksToStop: boolean }) {
  const { status, email, locationIds, until, confirmationNumber } = entry;
  return (
    <>
      {asksToStop ? (
        <Notice title={texts.ask.title}>
          {texts.ask.text(email)} {confirmationNumber && texts.ask.staysBooked}
        </Notice>
      ) : (
        <Notice tone={tones[status]} live title={texts[status].title}>
          {texts[status].text(email)} {status === 'waiting' && confirmationNumber && texts.keeps}
        </Notice>
      )}
      {status !== 'left' && (
        <div>
          <p>
            <strong>{texts.clinics}:</strong> {locationIds.map((id) => clinicById(id).name).join(', ')}
          </p>
          <p>
            <strong>{texts.until}:</strong> {formatLongDate(until, { year: true })}
          </p>
          {confirmationNumber && <p>{texts.onlyBefore(confirmationNumber)}</p>}
        </div>
      )}
    </>
  );
}

interface WaitEntryProps {
  id: string;
  token: string;
  /** Takes the focus, because it replaces the focused form. */
  takesFocus?: boolean;
  /** Asks whether to end the entry, which then takes one press. */
  wantsToStop?: boolean;
}

/** An entry of the waiting list: what happens next, what it waits for, and the button that ends it. */
export function WaitEntry({ id, token, takesFocus = false, wantsToStop = false }: WaitEntryProps) {
  const box = useRef<HTMLDivElement>(null);
  const queries = useQueryClient();
  const request = { params: { id }, token };
  const queryKey = ['waitlist', id, token];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api('GET /api/waitlist/{id}', { ...request, signal })).entry,
  });
  const leave = useSingleMutation({
    mutationFn: () => api('POST /api/waitlist/{id}/leave', request),
    onSuccess: () =>
      queries.setQueryData<WaitlistEntry>(queryKey, (entry) => entry && { ...entry, status: 'left' }),
  });
  const wasGone = isAppointmentGone(leave.error);
  const isGone = wasGone || isAppointmentGone(error);
  const asksToStop = wantsToStop && data?.status !== 'left';
  const failure = leave.error ?? (data ? null : error);

  useEffect(() => {
    // When the entry has ended, the pressed button has disappeared.
    if (takesFocus || leave.isSuccess || wasGone) box.current?.focus();
  }, [takesFocus, leave.isSuccess, wasGone]);

  return (
    <div ref={box} className="grid justify-items-start gap-4 w-full wrap-anywhere" tabIndex={-1}>
      {isGone && (
        <Notice live title={texts.gone.title}>
          {texts.gone.text}
        </Notice>
      )}
      {!isGone && data && <EntryDetails entry={data} asksToStop={asksToStop} />}
      {!data && !error && <Skeleton label={texts.screen.loading} />}
      {!isGone && failure && (
        <Notice tone="error" live>
          {failureText(failure)}
        </Notice>
      )}
      {!isGone && !data && error && (
        <Button busy={isFetching} onClick={() => void refetch()}>
          {uiTexts.retry}
        </Button>
      )}
      {!isGone && data?.status !== 'left' && (
        <>
          <Button
            variant={asksToStop ? 'coral' : 'secondary'}
            busy={leave.isPending}
            onClick={() => leave.mutate()}
          >
            {texts.stop}
          </Button>
          {!asksToStop && <p className="text-soft text-sm">{texts.howToStop}</p>}
        </>
      )}
    </div>
  );
}

/** The target of the links in emails about earlier times. */
export function WaitlistScreen() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const token = useLinkToken();
  usePageTitle(texts.screen.title);
  return (
    <QueryProvider>
      <Container className="screen-4" width="page">
        {token ? (
          <Card tone="raised" alone>
            <PageHeading>{texts.screen.title}</PageHeading>
            <WaitEntry key={`${id} ${token}`} id={id} token={token} wantsToStop={params.has(stopParameter)} />
          </Card>
        ) : (
          <Card tone="sand" alone>
            <PageHeading lead={texts.noLink.text}>{texts.noLink.title}</PageHeading>
            <CallButton variant="secondary" size="large" />
          </Card>
        )}
      </Container>
    </QueryProvider>
  );
}
