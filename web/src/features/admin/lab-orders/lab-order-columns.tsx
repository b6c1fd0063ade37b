import { clinicById } from '#shared/clinics/clinics.ts';
import type { LabOrder } from '#shared/lab-orders/lab-order.ts';
import { dateTimeParts, formatDateTime } from '#web/features/admin/date-format.ts';
import { EmailLink, PhoneLink } from '#web/features/admin/records/details/field-list.tsx';
import { type Column, DateTimeCell, TwoLineCell } from '#web/features/admin/records/table/record-list.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { labOrdersTexts as texts } from './lab-orders-texts.ts';

/** A lab order as a row of a list. */
export type LabOrderRow = LabOrder & { id: string };

export const toRow = (order: LabOrder): LabOrderRow => ({ ...order, id: order.number });

const tones = { open: 'info', drawn: 'success', closed: 'neutral' } as const;

/** The columns of the list of lab orders. `onPress` marks an open order as drawn, or a drawn one as open. */
export function labOrderColumns(onPress: (order: LabOrderRow) => void): Column<LabOrderRow>[] {
  return [
    {
      area: 'person',
      label: 'Patient',
      cell: ({ patientName, dob }) => <TwoLineCell main={patientName}>{texts.born(dob)}</TwoLineCell>,
    },
    {
      area: 'main',
      label: 'Tests',
      cell: ({ items }) => (
        <ul>
          {items.map(({ id, name, isRefunded }) => (
            <li key={id}>
              {isRefunded ? <s>{name}</s> : name}
              {isRefunded && <VisuallyHidden> {texts.refundedTest}</VisuallyHidden>}
            </li>
          ))}
        </ul>
      ),
    },
    {
      area: 'second',
      label: 'Contact',
      cell: ({ phone, email }) => (
        <TwoLineCell main={phone ? <PhoneLink phone={phone} /> : texts.noPhone}>
          <EmailLink address={email} />
        </TwoLineCell>
      ),
    },
    {
      area: 'third',
      label: 'Order',
      cell: ({ number, clinicId }) => (
        <TwoLineCell main={<span className="whitespace-nowrap">{number}</span>}>
          {clinicId ? clinicById(clinicId).name : texts.noClinic}
        </TwoLineCell>
      ),
    },
    { area: 'fourth', label: 'Paid', cell: ({ paidAt }) => <DateTimeCell {...dateTimeParts(paidAt)} /> },
    {
      area: 'status',
      label: 'Status',
      cell: ({ status, drawnAt, drawnAtClinicId }) => (
        <div className="grid justify-items-start gap-1 pt-2 text-xs">
          <Badge tone={tones[status]}>{texts.status(status)}</Badge>
          {drawnAt && drawnAtClinicId && `${clinicById(drawnAtClinicId).name}, ${formatDateTime(drawnAt)}`}
          {status === 'closed' && texts.refunded}
        </div>
      ),
    },
    {
      area: 'actions',
      label: 'Actions',
      cell: (order) =>
        order.status !== 'closed' && (
          <Button
            {...(order.status === 'drawn' && { variant: 'quiet' })}
            size="small"
            aria-label={texts.actions[order.status].of(order.patientName)}
            onClick={() => onPress(order)}
          >
            {texts.actions[order.status].label}
          </Button>
        ),
    },
  ];
}
