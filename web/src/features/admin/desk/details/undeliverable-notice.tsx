import { useLayoutEffect, useRef, useState } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { SuppressionReason } from '#shared/appointments/suppression-reason.ts';
import { appointmentsTexts } from '#web/features/admin/desk/visit/appointments-texts.ts';
import { patientName } from '#web/features/admin/desk/visit/patient-name.ts';
import { EmailText } from '#web/features/admin/records/details/field-list.tsx';
import { ActionDialog } from '#web/features/admin/records/details/task-dialog.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

const texts = appointmentsTexts.emailUndeliverable;

interface UndeliverableNoticeProps {
  visit: Appointment;
  reason: SuppressionReason;
}

/** Warns that email doesn't reach the patient, says what to do, and lets managers allow it again. */
export function UndeliverableNotice({ visit, reason }: UndeliverableNoticeProps) {
  const { confirmationNumber, email, phone } = visit;
  const { call, role } = useSession();
  const { refresh } = useRecordChanges<Appointment>('appointments');
  const [isAsking, setIsAsking] = useState(false);
  const notice = useRef<HTMLDivElement>(null);

  // The notice disappears with its focused button. A layout effect's cleanup runs before that, so it can still
  // move the focus.
  useLayoutEffect(() => {
    const element = notice.current;
    return () => {
      const hadFocus = element?.contains(document.activeElement);
      if (hadFocus) element?.closest('dialog')?.querySelector('h2')?.focus();
    };
  }, []);

  return (
    <div ref={notice}>
      <Notice
        tone="warn"
        title={texts.title}
        actions={
          role === 'admin' && (
            <Button variant="secondary" size="small" onClick={() => setIsAsking(true)}>
              {texts.allow}
            </Button>
          )
        }
      >
        {texts.meaning[reason]}
        {!phone && ` ${texts.noPhone}`}
      </Notice>
      {isAsking && (
        <ActionDialog
          texts={{ ...texts.allowDialog, meaning: texts.allowDialog.meaning[reason] }}
          send={() =>
            call('POST /api/admin/appointments/{confirmationNumber}/allow-email', {
              params: { confirmationNumber },
            })
          }
          onDone={refresh}
          onClose={() => setIsAsking(false)}
        >
          <p>
            <strong>
              <bdi>{patientName(visit)}</bdi>
            </strong>
            <br />
            <EmailText address={email} />
          </p>
        </ActionDialog>
      )}
    </div>
  );
}
