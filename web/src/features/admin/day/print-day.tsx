import { useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { failureText } from '#web/features/admin/failure/failure.ts';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { usePrint } from '#web/features/admin/records/use-print.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './day-bar.module.css';
import { dayTexts as texts } from './day-texts.ts';
import { dayAppointmentsKey, readDayAppointments } from './use-day.ts';

/** Prints the day as it is now, each clinic on its own page. */
export function PrintDay({ clinicId, date }: { clinicId: ClinicId | ''; date: ClinicDate }) {
  const { call } = useSession();
  const queries = useQueryClient();
  const { print, isReading, error } = usePrint({
    read: () => readDayAppointments(call, { clinicId, date, purpose: 'print' }, new AbortController().signal),
    onRead: (appointments) => queries.setQueryData(dayAppointmentsKey(clinicId, date), appointments),
  });
  return (
    <>
      <Button className={styles.button} variant="secondary" size="small" busy={isReading} onClick={print}>
        <Printer aria-hidden="true" />
        <span className={styles.action}>{texts.print}</span>
      </Button>
      {error && (
        <div className={styles.failure}>
          <Notice tone="error" title={recordsTexts.printFailed} live>
            {failureText(error)}
          </Notice>
        </div>
      )}
    </>
  );
}
