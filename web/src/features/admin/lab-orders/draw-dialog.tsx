import { useState } from 'react';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import { formatDate } from '#web/features/admin/date-format.ts';
import { failureText } from '#web/features/admin/failure/failure-text.ts';
import { isRefusal } from '#web/features/admin/failure/refusal.ts';
import { useFailureTitle } from '#web/features/admin/failure/use-failure-title.ts';
import { clinicOptions } from '#web/features/admin/filters/clinic-options.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { labOrdersTexts } from './lab-orders-texts.ts';
import type { LabOrderRow } from './use-lab-orders.ts';
import { useMarkOrder } from './use-mark-order.ts';

const texts = labOrdersTexts.draw;

interface DrawDialogProps {
  order: LabOrderRow;
  /** The clinic that the list is filtered by. */
  clinic: ClinicId | '';
  onClose: () => void;
}

/** Asks which clinic took the sample, and marks the order as drawn. */
export function DrawDialog({ order, clinic, onClose }: DrawDialogProps) {
  const [clinicId, setClinicId] = useState<ClinicId | ''>(clinic || (order.clinicId ?? ''));
  const [isAsked, setIsAsked] = useState(false);
  const markOrder = useMarkOrder();
  const { title, track } = useFailureTitle(texts);
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: (chosen: ClinicId) => track(markOrder(order, chosen)),
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      question={texts.question}
      no={texts.no}
      yes={texts.yes}
      meaning={texts.meaning}
      busy={isPending ? texts.busy : undefined}
      failure={
        error
          ? {
              title,
              text: failureText(error),
              leave: isRefusal(error) && error.status === 409 ? texts.leave : undefined,
            }
          : undefined
      }
      onNo={onClose}
      onYes={() => (clinicId ? mutate(clinicId) : setIsAsked(true))}
    >
      <p>
        <strong>
          <bdi>{order.patientName}</bdi>
        </strong>
        <br />
        {order.dob ? labOrdersTexts.born(formatDate(order.dob)) : labOrdersTexts.noBirthDate}, {order.number}
        <br />
        {order.items
          .filter(({ isRefunded }) => !isRefunded)
          .map(({ name }) => name)
          .join(', ')}
      </p>
      <SelectField
        label={labOrdersTexts.clinic}
        options={clinicOptions}
        placeholder={texts.placeholder}
        error={isAsked && !clinicId ? texts.noClinic : undefined}
        value={clinicId}
        onChange={({ target }) => setClinicId(target.value as ClinicId | '')}
      />
    </ConfirmDialog>
  );
}
