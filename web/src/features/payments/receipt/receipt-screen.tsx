import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { usePageTitle } from '#web/content/page-title.ts';
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
import { ReceiptNotLoaded } from './receipt-not-loaded.tsx';
import styles from './receipt-screen.module.css';
import { receiptScreenTexts as texts } from './receipt-screen-texts.ts';
import { useRememberReceipt } from './remembered-receipt.ts';
import { useReceiptToken } from './use-receipt-token.ts';

/** Where the link of an emailed receipt leads: the receipt as it is now, on any device. */
export function ReceiptScreen() {
  const { id = '' } = useParams();
  const token = useReceiptToken(id);
  usePageTitle(texts.tabTitle);
  return (
    <Container className={styles.screen} width="page">
      {token ? (
        <OpenedReceipt key={`${id} ${token}`} id={id} token={token} />
      ) : (
        <NoReceipt texts={texts.reopen} />
      )}
    </Container>
  );
}

interface OpenedReceiptProps {
  id: string;
  token: string;
}

function OpenedReceipt({ id, token }: OpenedReceiptProps) {
  const [receipt, retry] = useAsyncValue(useCallback(() => loadReceipt(id, token), [id, token]));
  useRememberReceipt(receipt.phase === 'ready', id, token);

  if (receipt.phase === 'failed' && isReceiptGone(receipt.reason))
    return <NoReceipt texts={texts.unusable} />;
  return (
    <>
      <PageHeading>{texts.heading}</PageHeading>
      {receipt.phase === 'loading' && <Skeleton lines={8} label={texts.loading} />}
      {receipt.phase === 'failed' && (
        <ReceiptNotLoaded tone="error" onRetry={retry}>
          {receipt.reason instanceof ApiProblem ? receipt.reason.detail : texts.unanswered}
        </ReceiptNotLoaded>
      )}
      {receipt.phase === 'ready' && (
        <ReceiptCard receipt={receipt.value} actions={<ReceiptActions receipt={receipt.value} />} />
      )}
    </>
  );
}

function NoReceipt({ texts: { title, lead } }: { texts: Record<'title' | 'lead', string> }) {
  return (
    <Card tone="sand" className={styles.unusable}>
      <PageHeading lead={lead}>{title}</PageHeading>
      <ButtonAnchor variant="secondary" size="large" href={brand.phoneHref}>
        {texts.call}
      </ButtonAnchor>
    </Card>
  );
}
