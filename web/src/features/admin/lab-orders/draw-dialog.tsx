import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import { clinicOptions } from '#web/features/admin/filters/clinic-options.ts';
import { TaskDialog, useTaskForm } from '#web/features/admin/records/details/task-dialog.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { labOrdersTexts } from './lab-orders-texts.ts';
import { type LabOrderRow, useMarkOrder } from './use-lab-orders.ts';

const texts = labOrdersTexts.draw;
const formSchema = z.object({ clinicId: z.enum(clinicIds, texts.noClinic) });

interface DrawDialogProps {
  order: LabOrderRow;
  /** The clinic that the list is filtered by. */
  clinic: ClinicId | '';
  onClose: () => void;
}

/** Asks which clinic took the sample, and marks the order as drawn. */
export function DrawDialog({ order, clinic, onClose }: DrawDialogProps) {
  const { patientName, dob, number, items } = order;
  const markOrder = useMarkOrder();
  const clinicId = (clinic || order.clinicId || '') as ClinicId;
  const form = useTaskForm(zodResolver(formSchema), { clinicId });
  const tests = items.filter(({ isRefunded }) => !isRefunded).map(({ name }) => name);
  return (
    <TaskDialog
      texts={texts}
      form={form}
      send={(chosen) => markOrder(order, chosen.clinicId)}
      onClose={onClose}
    >
      {(field) => (
        <>
          <p className="wrap-anywhere">
            <strong>
              <bdi>{patientName}</bdi>
            </strong>
            <br />
            {labOrdersTexts.born(dob)}, {number}
            <br />
            {tests.join(', ')}
          </p>
          <SelectField options={clinicOptions} placeholder={texts.placeholder} {...field('clinicId')} />
          <p className="text-soft">{texts.meaning}</p>
        </>
      )}
    </TaskDialog>
  );
}
