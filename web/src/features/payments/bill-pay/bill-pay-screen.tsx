import { Phone } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { usePageTitle } from '#web/content/page-title.ts';
import { paymentTexts } from '#web/features/payments/payment-texts.ts';
import { RetryNotice } from '#web/features/payments/retry-notice.tsx';
import { useAsyncValue } from '#web/features/payments/use-async-value.ts';
import { paths } from '#web/lib/paths.ts';
import { loadSiteConfig } from '#web/lib/site-config.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/feedback/skeleton.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import styles from './bill-pay.module.css';
import { billPayTexts as texts } from './bill-pay-texts.ts';

/** Resolves to undefined when card payments are not set up. */
async function loadPayment() {
  // Loaded in parallel, because a site without card payments is rare.
  const [{ stripe: config }, { BillPayment }] = await Promise.all([
    loadSiteConfig(),
    import('./bill-pay-form.tsx'),
    // Its own import makes it a task of its own: the form's rules take half of the time to start the form.
    import('./use-bill-pay-form.ts'),
  ]);
  return config && { config, BillPayment };
}

/** How to pay a bill when card payments are not set up. */
function BillElsewhere() {
  const { title, text, call, clinics } = texts.elsewhere;
  const actions = (
    <>
      <ButtonAnchor variant="coral" href={brand.phoneHref}>
        <Phone aria-hidden="true" />
        {call}
      </ButtonAnchor>
      <ButtonLink variant="secondary" to={paths.locations}>
        {clinics}
      </ButtonLink>
    </>
  );
  return (
    <Notice title={title} actions={actions}>
      {text}
    </Notice>
  );
}

function BillHelp() {
  const { help } = texts;
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="bill-help">
      <h2 id="bill-help" className="text-xl">
        {help.title}
      </h2>
      <p>{help.lead}</p>
      <dl className={`grid items-baseline ${styles.facts}`}>
        <dt>{help.phone}</dt>
        <dd>
          <a href={brand.phoneHref}>{brand.phone}</a>
        </dd>
        <dt>{help.email}</dt>
        <dd>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </dd>
        <dt>{help.hours}</dt>
        <dd>{help.hoursText}</dd>
      </dl>
      <p className={`text-sm ${styles.soft}`}>{help.notByMail}</p>
    </section>
  );
}

/** Pays a bill by card, or explains how else to pay. */
export function BillPayScreen() {
  usePageTitle(texts.title, { description: texts.description });
  const [payment, retry] = useAsyncValue(loadPayment);
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Container className={`grid items-start gap-6 screen-6 ${styles.columns}`}>
        {payment.phase === 'loading' && (
          <Skeleton label={paymentTexts.loading}>
            <SkeletonBlock className={styles.loading} />
          </Skeleton>
        )}
        {payment.phase === 'failed' && (
          <RetryNotice title={texts.failures.notInitialized} text={paymentTexts.notLoaded} onRetry={retry} />
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
