import { Phone } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { dispute } from '#shared/estimates/dispute.ts';
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
import { TaskHeading } from '#web/ui/layout/task-heading.tsx';
import styles from './bill-pay.module.css';
import { billPayTexts as texts } from './bill-pay-texts.ts';

/** Loads the settings and the form. Resolves to undefined when card payments are not set up. */
async function loadPayment() {
  // The form is loaded in parallel with the settings, because a site without card payments is rare.
  const [{ stripe: config }, { BillPayment }] = await Promise.all([
    loadSiteConfig(),
    import('./bill-pay-form.tsx'),
    // Imported separately, to run in a task of its own: the form's rules take half of the form's start-up time.
    import('./use-bill-pay-form.ts'),
  ]);
  return config && { config, BillPayment };
}

/** How to pay a bill when card payments are not set up. */
function BillElsewhere() {
  const actions = (
    <>
      <ButtonAnchor variant="coral" href={brand.phoneHref}>
        <Phone aria-hidden="true" />
        Call {brand.phone}
      </ButtonAnchor>
      <ButtonLink variant="secondary" to={paths.locations}>
        Find a clinic
      </ButtonLink>
    </>
  );
  return (
    <Notice title="Card payments aren’t available right now" actions={actions}>
      You can pay by phone or at the front desk of any clinic. Have your account number ready. It’s at the top
      of your bill.
    </Notice>
  );
}

function BillHelp() {
  const facts = {
    Phone: <a href={brand.phoneHref}>{brand.phone}</a>,
    Email: <a href={`mailto:${brand.email}`}>{brand.email}</a>,
    // Bill pay writes the hours differently from the clinics.
    Hours: 'Mon-Fri 8:00 AM - 5:00 PM',
  };
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="bill-help">
      <h2 id="bill-help" className="text-xl">
        Need help with a bill?
      </h2>
      <p>We’ll go over it with you, line by line.</p>
      <p>
        Is it {dispute.overBy} or more above your cost estimate? Here’s{' '}
        <Link to={paths.insurance}>how to dispute it</Link>.
      </p>
      <dl className={`grid items-baseline ${styles.facts}`}>
        {Object.entries(facts).map(([name, value]) => (
          <Fragment key={name}>
            <dt className="text-soft">{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <p className="text-soft text-sm">
        Please don’t email us card numbers. {brand.shortName} will never ask for them that way.
      </p>
    </section>
  );
}

/** Pays a bill by card, or explains how else to pay. */
export function BillPayScreen() {
  usePageTitle(texts.title, {
    description: `Pay your ${brand.name} bill online, or ask us a question about it.`,
  });
  const [payment, retry] = useAsyncValue(loadPayment);
  return (
    <>
      <TaskHeading lead="Pay your medical bills securely online">{texts.title}</TaskHeading>
      <Container className={`grid items-start gap-6 screen-4 ${styles.columns}`}>
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
