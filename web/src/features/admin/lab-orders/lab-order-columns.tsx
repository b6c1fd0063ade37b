import { clinicById } from '#shared/clinics/clinics.ts';
import { dateTimeParts, formatDate, formatDateTime } from '#web/features/admin/date-format.ts';
import { EmailLink, PhoneLink } from '#web/features/admin/records/details/contact-links.tsx';
import { DateTimeCell, TwoLineCell } from '#web/features/admin/records/table/record-cells.tsx';
import type { Column } from '#web/features/admin/records/table/record-table.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './lab-order-columns.module.css';
import { labOrdersTexts } from './lab-orders-texts.ts';
import type { LabOrderRow } from './use-lab-orders.ts';

const { columns: texts, draw, takeBack } = labOrdersTexts;

function Tests({ items }: Pick<LabOrderRow, 'items'>) {
  return (
    <ul>
      {items.map(({ id, name, isRefunded }) => (
        <li key={id}>
          {isRefunded ? (
            <>
              <s>{name}</s> <VisuallyHidden>{labOrdersTexts.refundedTest}</VisuallyHidden>
            </>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}

const tones = { open: 'info', drawn: 'success', closed: 'neutral' } as const;

function Status({ order: { status, drawnAt, drawnAtClinicId } }: { order: LabOrderRow }) {
  return (
    <div className={`grid justify-items-start gap-1 text-xs ${styles.status}`}>
      <Badge tone={tones[status]}>{labOrdersTexts.status(status)}</Badge>
      {drawnAt && drawnAtClinicId && (
        <p>{labOrdersTexts.drawnAt(clinicById(drawnAtClinicId).name, formatDateTime(drawnAt))}</p>
      )}
      {status === 'closed' && <p>{labOrdersTexts.refunded}</p>}
    </div>
  );
}

interface RowHandlers {
  onDraw: (order: LabOrderRow) => void;
  onTakeBack: (order: LabOrderRow) => void;
}

/** The columns of the list of lab orders. */
export function labOrderColumns({ onDraw, onTakeBack }: RowHandlers): Column<LabOrderRow>[] {
  return [
    {
      area: 'person',
      label: texts.patient,
      cell: ({ patientName, dob }) => (
        <TwoLineCell main={patientName}>
          {dob ? labOrdersTexts.born(formatDate(dob)) : labOrdersTexts.noBirthDate}
        </TwoLineCell>
      ),
    },
    { area: 'main', label: texts.tests, cell: ({ items }) => <Tests items={items} /> },
    {
      area: 'second',
      label: texts.contact,
      cell: ({ phone, email }) => (
        <TwoLineCell main={phone ? <PhoneLink phone={phone} /> : labOrdersTexts.noPhone}>
          <EmailLink address={email} />
        </TwoLineCell>
      ),
    },
    {
      area: 'third',
      label: texts.order,
      cell: ({ number, clinicId }) => (
        <TwoLineCell main={<span className={`whitespace-nowrap ${styles.number}`}>{number}</span>}>
          {clinicId ? clinicById(clinicId).name : labOrdersTexts.noClinic}
        </TwoLineCell>
      ),
    },
    { area: 'fourth', label: texts.paid, cell: ({ paidAt }) => <DateTimeCell {...dateTimeParts(paidAt)} /> },
    { area: 'status', label: texts.status, cell: (order) => <Status order={order} /> },
    {
      area: 'actions',
      label: texts.actions,
      cell: (order) =>
        order.status === 'open' ? (
          <Button size="small" aria-label={draw.actionOf(order.patientName)} onClick={() => onDraw(order)}>
            {draw.action}
          </Button>
        ) : (
          order.status === 'drawn' && (
            <Button
              variant="quiet"
              size="small"
              aria-label={takeBack.actionOf(order.patientName)}
              onClick={() => onTakeBack(order)}
            >
              {takeBack.action}
            </Button>
          )
        ),
    },
  ];
}
