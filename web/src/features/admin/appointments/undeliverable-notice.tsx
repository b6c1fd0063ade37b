import { useLayoutEffect, useRef, useState } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { SuppressionReason } from '#shared/appointments/suppression-reason.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { AllowEmailDialog } from './allow-email-dialog.tsx';
import { appointmentsTexts } from './appointments-texts.ts';

const texts = appointmentsTexts.emailUndeliverable;

interface UndeliverableNoticeProps {
  appointment: Appointment;
  reason: SuppressionReason;
}

/** Says that email doesn't reach the patient and what to do about it, and lets a manager allow it again. */
export function UndeliverableNotice({ appointment, reason }: UndeliverableNoticeProps) {
  const [isAsking, setIsAsking] = useState(false);
  const notice = useRef<HTMLDivElement>(null);

  // It goes while its button has the focus, which would be lost. A layout effect's cleanup runs before it has gone.
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
          <Button variant="secondary" size="small" onClick={() => setIsAsking(true)}>
            {texts.allow}
          </Button>
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
