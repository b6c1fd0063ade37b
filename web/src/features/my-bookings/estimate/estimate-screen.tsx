import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { usePageTitle } from '#web/content/page-title.ts';
import { withPatientToken } from '#web/domain/appointments/patient-token.ts';
import { useLookupSession } from '#web/domain/lookup/lookup-session.ts';
import { findOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import { useRememberedToken } from '#web/domain/own-bookings/use-link-token.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { confirmationPath, paths } from '#web/lib/paths.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { useRememberLink } from '#web/lib/storage/remembered-link.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import styles from './estimate.module.css';
import { EstimatePage } from './estimate-page.tsx';
import { estimateTexts as texts } from './estimate-texts.ts';
import { VisitEstimate } from './visit-estimate.tsx';

/** The target of the link in an estimate's email, and of a visit's link to its estimate. */
export function EstimateScreen() {
  const { confirmationNumber = '' } = useParams();
  usePageTitle(texts.title);
  return (
    <QueryProvider>
      <Container className={`grid justify-center gap-5 screen-4 ${styles.screen}`} width="page">
        <Opened key={confirmationNumber} confirmationNumber={confirmationNumber} />
      </Container>
    </QueryProvider>
  );
}

function Opened({ confirmationNumber }: { confirmationNumber: string }) {
  const token = useRememberedToken('estimateLink', confirmationNumber);
  const { session } = useLookupSession();
  // The visit's token or a lookup session can open the visit and ask for an estimate. The estimate's token can't.
  const canAsk = Boolean(findOwnBooking(confirmationNumber) ?? session);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['estimate', confirmationNumber, token],
    queryFn: async ({ signal }) => {
      const read = (proof: string) =>
        api('GET /api/appointments/{confirmationNumber}/estimate', {
          params: { confirmationNumber },
          token: proof,
          signal,
        });
      return token ? read(token) : withPatientToken(confirmationNumber, read);
    },
    enabled: token !== undefined || canAsk,
  });
  useRememberLink('estimateLink', data !== undefined && token !== undefined, confirmationNumber, token ?? '');

  const visit = (
    <ButtonLink variant="secondary" to={canAsk ? confirmationPath(confirmationNumber) : paths.myBookings}>
      {canAsk ? texts.openVisit : texts.findVisit}
    </ButtonLink>
  );
  // Without a token, the page was reopened later or elsewhere, or the estimate was forgotten. The page's first view is
  // the same for all visits, so it can't link to this visit.
  if (!token && !canAsk) return <NoEstimate {...texts.reopen}>{visit}</NoEstimate>;
  if (data)
    return (
      <>
        <PageHeading>{texts.title}</PageHeading>
        <EstimatePage {...data}>{visit}</EstimatePage>
      </>
    );
  const problem = error instanceof ApiProblem ? error : undefined;
  if (problem?.status === 404)
    return (
      <NoEstimate title={texts.none.title} lead={canAsk ? texts.none.lead : texts.none.leadElsewhere}>
        {canAsk && (
          <VisitEstimate
            confirmationNumber={confirmationNumber}
            estimate={undefined}
            now={undefined}
            ask="coral"
          />
        )}
        {visit}
      </NoEstimate>
    );
  if (problem?.status === 401) return <NoEstimate {...texts.unusable}>{visit}</NoEstimate>;
  return (
    <>
      <PageHeading>{texts.title}</PageHeading>
      {error ? (
        <Notice
          tone="error"
          title={texts.notShown}
          live
          actions={
            <Button size="small" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
              {texts.tryAgain}
            </Button>
          }
        >
          {problem?.detail ?? texts.checkConnection}
        </Notice>
      ) : (
        <Skeleton lines={8} label={texts.loading} />
      )}
    </>
  );
}

function NoEstimate({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Card tone="sand" className="grid justify-items-start gap-5">
      <PageHeading lead={lead}>{title}</PageHeading>
      <div className="flex flex-wrap gap-3">
        {children}
        <ButtonAnchor variant="secondary" href={brand.phoneHref}>
          {texts.call}
        </ButtonAnchor>
      </div>
    </Card>
  );
}
