import { useLayoutEffect, useRef, useState } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { SuppressionReason } from '#shared/appointments/suppression-reason.ts';
import { appointmentsTexts } from '#web/features/admin/desk/visit/appointments-texts.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { AllowEmailDialog } from './allow-email-dialog.tsx';

const texts = appointmentsTexts.emailUndeliverable;

interface UndeliverableNoticeProps {
  appointment: Appointment;
  reason: SuppressionReason;
}

/** Warns that email doesn't reach the patient, says what to do, and lets managers allow it again. */
export function UndeliverableNotice({ appointment, reason }: UndeliverableNoticeProps) {
  const { role } = useSession();
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
        {!appointment.phone && ` ${texts.noPhone}`}
      </Notice>
      {isAsking && (
        <AllowEmailDialog appointment={appointment} reason={reason} onClose={() => setIsAsking(false)} />
      )}
    </div>
  );
}
