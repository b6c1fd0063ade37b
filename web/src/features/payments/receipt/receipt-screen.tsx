import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { usePageTitle } from '#web/content/page-title.ts';
import { useRememberedToken } from '#web/domain/own-bookings/use-link-token.ts';
import { RetryNotice } from '#web/features/payments/retry-notice.tsx';
import { useAsyncValue } from '#web/features/payments/use-async-value.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { useRememberLink } from '#web/lib/storage/remembered-link.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { ReceiptCard, receiptScreenTexts as texts } from './receipt-card.tsx';
import styles from './receipt-screen.module.css';

/** The target of an emailed receipt's link: the current receipt, on any device. */
export function ReceiptScreen() {
  const { id = '' } = useParams();
  const token = useRememberedToken('receiptLink', id);
  usePageTitle('Your receipt');
  return (
    <Container className={`grid justify-center gap-5 screen-4 ${styles.screen}`} width="page">
      {token ? (
        <OpenedReceipt key={`${id} ${token}`} id={id} token={token} />
      ) : (
        // The page was reopened later or elsewhere, or the receipt was forgotten.
        <NoReceipt
          title="Open your receipt from your email"
          lead="For your privacy, we only keep the last receipt that you opened here, for 30 minutes. Open it again from the link in your email, or call us and we’ll send you a copy."
        />
      )}
    </Container>
  );
}

function OpenedReceipt({ id, token }: { id: string; token: string }) {
  const load = useCallback(
    async () => (await api('GET /api/payments/{id}/receipt', { params: { id }, token })).receipt,
    [id, token],
  );
  const [receipt, retry] = useAsyncValue(load);
  useRememberLink('receiptLink', receipt.phase === 'ready', id, token);

  const { reason } = receipt.phase === 'failed' ? receipt : {};
  const problem = reason instanceof ApiProblem ? reason : undefined;
  if (problem && [401, 404, 409].includes(problem.status)) {
    return (
      <NoReceipt
        title="This receipt link doesn’t work"
        lead="It may be incomplete or more than two years old. Try opening it from the email again, or call us and we’ll send you a copy."
      />
    );
  }
  return (
    <>
      {/* This heading must be true whenever the receipt is opened, even after a refund. */}
      <PageHeading>Your payment</PageHeading>
      {receipt.phase === 'loading' && <Skeleton lines={8} label={texts.loading} />}
      {receipt.phase === 'failed' && (
        <RetryNotice
          title={texts.notShown}
          text={problem?.detail ?? 'Please check your connection and try again.'}
          onRetry={retry}
        />
      )}
      {receipt.phase === 'ready' && <ReceiptCard receipt={receipt.value} />}
    </>
  );
}

function NoReceipt({ title, lead }: { title: string; lead: string }) {
  return (
    <Card tone="sand" className="grid justify-items-start gap-5">
      <PageHeading lead={lead}>{title}</PageHeading>
      <ButtonAnchor variant="secondary" size="large" href={brand.phoneHref}>
        Call {brand.phone}
      </ButtonAnchor>
    </Card>
  );
}
