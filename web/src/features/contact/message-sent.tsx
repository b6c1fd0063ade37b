import { useEffect, useRef } from 'react';
import { isClinicDay, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import type { ContactForm } from '#shared/contact/contact-form.ts';
import { type ClinicDate, formatLongDate } from '#shared/time/clinic-time.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { contactTexts } from './texts.ts';

const texts = contactTexts.sent;

function contactOn(chosen: ClinicDate): string {
  const day = formatLongDate(chosen);
  return isClinicDay(chosen) ? texts.text(day) : texts.closedText(day, formatLongDate(nextClinicDay(chosen)));
}

/** Replaces the form after sending. Takes the focus, because the pressed button has disappeared. */
export function MessageSent({ message, onAnother }: { message: ContactForm; onAnother: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        tone="success"
        title={texts.title(message.firstName)}
        live
        actions={
          <>
            <ButtonLink size="small" to={paths.bookAppointment}>
              {texts.book}
            </ButtonLink>
            <Button size="small" variant="secondary" onClick={onAnother}>
              {texts.another}
            </Button>
          </>
        }
      >
        {contactOn(message.date)}
      </Notice>
    </div>
  );
}
