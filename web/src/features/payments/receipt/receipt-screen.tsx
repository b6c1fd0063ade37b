import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { usePageTitle } from '#web/content/page-title.ts';
import { useLinkToken } from '#web/domain/own-bookings/use-link-token.ts';
import { RetryNotice } from '#web/features/payments/retry-notice.tsx';
import { useAsyncValue } from '#web/features/payments/use-async-value.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { isReceiptGone, loadReceipt } from './load-receipt.ts';
import { ReceiptActions } from './receipt-actions.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import styles from './receipt-screen.module.css';
import { receiptScreenTexts as texts } from './receipt-screen-texts.ts';
import { rememberedReceipt, useForgotten, useRememberReceipt } from './remembered-receipt.ts';

/**
 * The token for a receipt: from the link, which this removes from the address bar, or from the receipt that this
 * tab showed last.
 */
function useReceiptToken(id: string): string | undefined {
  const linked = useLinkToken();
  const [remembered] = useState(rememberedReceipt);
  const isForgotten = useForgotten();
  if (isForgotten) return undefined;
  return linked ?? (remembered?.id === id ? remembered.token : undefined);
}

/** The target of an emailed receipt's link: the current receipt, on any device. */
export function ReceiptScreen() {
  const { id = '' } = useParams();
  const token = useReceiptToken(id);
  usePageTitle(texts.tabTitle);
  return (
    <Container className={`grid justify-center gap-5 screen-4 ${styles.screen}`} width="page">
      {token ? (
        <OpenedReceipt key={`${id} ${token}`} id={id} token={token} />
      ) : (
        <NoReceipt texts={texts.reopen} />
      )}
    </Container>
  );
}

function OpenedReceipt({ id, token }: { id: string; token: string }) {
  const [receipt, retry] = useAsyncValue(useCallback(() => loadReceipt(id, token), [id, token]));
  useRememberReceipt(receipt.phase === 'ready', id, token);

  if (receipt.phase === 'failed' && isReceiptGone(receipt.reason))
    return <NoReceipt texts={texts.unusable} />;
  return (
    <>
      <PageHeading>{texts.heading}</PageHeading>
      {receipt.phase === 'loading' && <Skeleton lines={8} label={texts.loading} />}
      {receipt.phase === 'failed' && (
        <RetryNotice
          title={texts.notShown}
          text={receipt.reason instanceof ApiProblem ? receipt.reason.detail : texts.unanswered}
          onRetry={retry}
        />
      )}
      {receipt.phase === 'ready' && (
        <ReceiptCard receipt={receipt.value} actions={<ReceiptActions receipt={receipt.value} />} />
      )}
    </>
  );
}

function NoReceipt({ texts: { title, lead } }: { texts: Record<'title' | 'lead', string> }) {
  return (
    <Card tone="sand" className="grid justify-items-start gap-5">
      <PageHeading lead={lead}>{title}</PageHeading>
      <ButtonAnchor variant="secondary" size="large" href={brand.phoneHref}>
        {texts.call}
      </ButtonAnchor>
    </Card>
  );
}
