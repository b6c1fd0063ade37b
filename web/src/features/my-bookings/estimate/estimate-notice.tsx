import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { dispute } from '#shared/estimates/dispute.ts';
import { ExternalLink } from '#web/ui/buttons/external-link.tsx';
import styles from './estimate.module.css';

const call = <a href={brand.phoneHref}>{brand.phone}</a>;

/**
 * What an estimate has to say besides its figures, in our own words. 45 CFR 149.610(c)(1)(vi) to (x) lists these
 * points, and estimate-page.test.tsx checks for them. Counsel has to confirm each change:
 * infra/guide/first-deployment.md.
 */
const points: readonly (readonly [title: string, text: ReactNode])[] = [
  [
    'This is only an estimate',
    'It lists what we expect you to need, as of the date above. Your actual services and charges may differ.',
  ],
  [
    'Other care may cost extra',
    'We may recommend other care that has to be scheduled or requested separately. It isn’t part of this estimate.',
  ],
  [
    'Care that’s scheduled separately',
    <>
      We don’t list any here, so its codes, charges and providers aren’t here either. You’ll get a separate
      estimate when you schedule such care or ask about its cost: on your visit’s page, or at {call}.
    </>,
  ],
  [
    'You don’t have to get this care',
    'This estimate isn’t a contract. It doesn’t require you to get these services from us or anyone else named here.',
  ],
  [
    'If your bill is higher',
    <>
      If you’re billed {dispute.overBy} or more above this estimate, you have the right to start a
      patient-provider dispute. Start it within {dispute.days} days of the date on your first bill. A dispute
      won’t affect the quality of your care. See how at{' '}
      <ExternalLink href={dispute.siteUrl} newTab>
        {dispute.site}
      </ExternalLink>{' '}
      or call <a href={dispute.phoneHref}>{dispute.phone}</a>. You can also call us first at {call}, and we’ll
      go over your bill with you.
    </>,
  ],
];

/** The notice below an estimate. */
export function EstimateNotice() {
  return (
    <section aria-labelledby="estimate-notice">
      <h3 id="estimate-notice" className={`text-md ${styles.title}`}>
        Your rights, and what this estimate means
      </h3>
      <dl className={`grid gap-3 text-sm ${styles.points}`}>
        {points.map(([title, text]) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={`font-semibold text-sm ${styles.keep}`}>Keep a copy or a picture of this estimate.</p>
    </section>
  );
}
