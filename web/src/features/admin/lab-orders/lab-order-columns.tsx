import { clinicById } from '#shared/clinics/clinics.ts';
import { dateTimeParts, formatDateTime } from '#web/features/admin/date-format.ts';
import { EmailLink, PhoneLink } from '#web/features/admin/records/details/contact-links.tsx';
import { DateTimeCell, TwoLineCell } from '#web/features/admin/records/table/record-cells.tsx';
import type { Column } from '#web/features/admin/records/table/record-table.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { labOrdersTexts } from './lab-orders-texts.ts';
import type { LabOrderRow } from './use-lab-orders.ts';

const { columns: texts, actions } = labOrdersTexts;

function Tests({ items }: Pick<LabOrderRow, 'items'>) {
  return (
    <ul>
      {items.map(({ id, name, isRefunded }) => (
        <li key={id}>
          {isRefunded ? <s>{name}</s> : name}
          {isRefunded && <VisuallyHidden> {labOrdersTexts.refundedTest}</VisuallyHidden>}
        </li>
      ))}
    </ul>
  );
}

const tones = { open: 'info', drawn: 'success', closed: 'neutral' } as const;

function Status({ order: { status, drawnAt, drawnAtClinicId } }: { order: LabOrderRow }) {
  return (
    <div className="grid justify-items-start gap-1 pt-2 text-xs">
      <Badge tone={tones[status]}>{labOrdersTexts.status(status)}</Badge>
      {drawnAt && drawnAtClinicId && `${clinicById(drawnAtClinicId).name}, ${formatDateTime(drawnAt)}`}
      {status === 'closed' && labOrdersTexts.refunded}
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
        <TwoLineCell main={patientName}>{labOrdersTexts.born(dob)}</TwoLineCell>
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
        <TwoLineCell main={<span className="whitespace-nowrap">{number}</span>}>
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
        order.status !== 'closed' && (
          <Button
            {...(order.status === 'drawn' && { variant: 'quiet' })}
            size="small"
            aria-label={actions[order.status].of(order.patientName)}
            onClick={() => (order.status === 'open' ? onDraw : onTakeBack)(order)}
          >
            {actions[order.status].label}
          </Button>
        ),
    },
  ];
}
