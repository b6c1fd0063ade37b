import { Printer } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { brand } from '#shared/brand.ts';
import type { Estimate, EstimatedVisit } from '#shared/estimates/estimate.ts';
import { formatCents } from '#shared/payments/money.ts';
import { clinicDateAt, formatClinicTime, formatLongDate } from '#shared/time/clinic-time.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './estimate.module.css';
import { EstimateNotice } from './estimate-notice.tsx';
import { dueText, estimateTexts as texts } from './estimate-texts.ts';

const longDate = (date: string) => formatLongDate(date, { year: true, weekday: false });

function factsOf(estimate: Estimate): readonly (readonly [name: string, value: ReactNode])[] {
  const { facts } = texts;
  const { clinic, provider, items } = estimate;
  return [
    [facts.patient, <bdi key="name">{estimate.patientName}</bdi>],
    [facts.dob, longDate(estimate.dob)],
    [
      facts.when,
      `${formatLongDate(estimate.date, { year: true })}, ${formatClinicTime(new Date(estimate.startsAt), { zone: false })}`,
    ],
    [facts.number, estimate.confirmationNumber],
    [facts.where, `${clinic.name}, ${clinic.address}, ${clinic.city}, ${clinic.state} ${clinic.zipCode}`],
    [facts.phone, clinic.phone],
    [facts.service, items[0]?.description],
    [facts.diagnosis, estimate.diagnosisCode ?? facts.noDiagnosis],
    [facts.provider, provider.name],
    [facts.npi, provider.npi],
    [facts.taxId, provider.taxId],
    [facts.madeOn, longDate(clinicDateAt(new Date(estimate.madeAt)))],
  ];
}

function Charges({ items, total }: Pick<Estimate, 'items' | 'total'>) {
  const { items: words } = texts;
  const titleId = useId();
  return (
    <div className={`rounded-sm bg-sand ${styles.charges}`}>
      <h3 id={titleId} className="py-2 text-md">
        {words.title}
      </h3>
      <table className="w-full tabular-nums" aria-labelledby={titleId}>
        <thead className="text-soft text-sm">
          <tr>
            <th scope="col">{words.service}</th>
            <th scope="col">{words.charge}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ description, serviceCode, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and none ever moves.
            <tr key={index}>
              <th scope="row">
                <bdi>{description}</bdi>{' '}
                {serviceCode && (
                  <span className={`block text-soft text-sm font-normal ${styles.code}`}>
                    {words.code(serviceCode)}
                  </span>
                )}
              </th>
              <td>{formatCents(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td className="font-display text-xl">{formatCents(total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Says that the visit was canceled or its estimate is outdated, and by when a new one will come. */
function Changed({ status, outdated, dueBy }: EstimatedVisit) {
  const { now } = useServerClock();
  return (
    <Notice tone="warn" title={status === 'cancelled' ? texts.canceled : texts.outdated}>
      {dueBy && dueText({ dueBy, outdated }, now)}
    </Notice>
  );
}

interface EstimatePageProps {
  estimate: Estimate;
  visit: EstimatedVisit;
  /** Shown beside the button that prints the estimate. */
  children?: ReactNode;
}

/** A good faith estimate on the page. When printed, it is the whole page. */
export function EstimatePage({ estimate, visit, children }: EstimatePageProps) {
  const titleId = useId();
  return (
    <Card
      as="section"
      tone="raised"
      className={`grid gap-4 ${styles.estimate}`}
      aria-labelledby={titleId}
      data-estimate=""
    >
      <header className={`flex items-center gap-4 text-soft text-sm ${styles.head}`}>
        <img src="/favicon.svg" alt="" width="48" height="48" />
        <div>
          <p className="text-ink text-lg font-display font-bold leading-130">{brand.name}</p>
          <p>
            {brand.address}, <span className="whitespace-nowrap">{brand.phone}</span>
          </p>
        </div>
      </header>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="text-xl">
          Good faith estimate
        </h2>
        <p className="font-semibold tabular-nums print-hidden">
          {texts.inTotal(formatCents(estimate.total))}
        </p>
      </div>
      {(visit.outdated || visit.status === 'cancelled') && <Changed {...visit} />}
      <dl className={styles.facts}>
        {factsOf(estimate).map(([name, value]) => (
          <div key={name} className="border-t py-2 min-w-0">
            <dt className="text-soft text-sm">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Charges items={estimate.items} total={estimate.total} />
      <EstimateNotice />
      <div className="flex flex-wrap gap-3 print-hidden">
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {texts.print}
        </Button>
        {children}
      </div>
    </Card>
  );
}
