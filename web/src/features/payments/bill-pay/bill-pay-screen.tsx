import { usePageTitle } from '#web/content/page-title.ts';
import { StripeProblem } from '#web/features/payments/card/stripe-problem.tsx';
import { paymentTexts } from '#web/features/payments/payment-texts.ts';
import { useAsyncValue } from '#web/features/payments/use-async-value.ts';
import { loadSiteConfig } from '#web/lib/site-config.ts';
import { Skeleton, SkeletonBlock } from '#web/ui/feedback/skeleton.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { BillElsewhere } from './bill-elsewhere.tsx';
import { BillHelp } from './bill-help.tsx';
import styles from './bill-pay.module.css';
import { billPayTexts as texts } from './bill-pay-texts.ts';

/** Undefined where no card payment is set up. */
async function loadPayment() {
  // Together, since a site without card payments is rare.
  const [{ stripe: config }, { BillPayment }] = await Promise.all([
    loadSiteConfig(),
    import('./bill-payment.tsx'),
    // By itself too: the form's rules are half of the work of starting the form, and become a task of their own.
    import('./use-bill-pay-form.ts'),
  ]);
  return config && { config, BillPayment };
}

/** Pays a bill by card, or says how else to pay. */
export function BillPayScreen() {
  usePageTitle(texts.title, { description: texts.description });
  const [payment, retry] = useAsyncValue(loadPayment);
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Container className={styles.columns}>
        {payment.phase === 'loading' && (
          <Skeleton label={paymentTexts.loading}>
            <SkeletonBlock className={styles.loading} />
          </Skeleton>
        )}
        {payment.phase === 'failed' && (
          <StripeProblem title={texts.failures.notInitialized} reason={payment.reason} onRetry={retry} />
        )}
        {payment.phase === 'ready' && !payment.value && <BillElsewhere />}
        {payment.phase === 'ready' && payment.value && (
          <payment.value.BillPayment config={payment.value.config} />
        )}
        <BillHelp />
      </Container>
    </>
  );
}
