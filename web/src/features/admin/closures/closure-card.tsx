import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { clinicById } from '#shared/clinics/clinics.ts';
import type { Closure } from '#shared/closures/closure.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { AffectedAppointments } from './affected-appointments.tsx';
import styles from './closure-card.module.css';
import { hoursText } from './closure-summary.ts';
import { closuresTexts as texts } from './closures-texts.ts';
import { ReopenDialog } from './reopen-dialog.tsx';

interface ClosureCardProps {
  closure: Closure;
  /** Set for a closure created just now: the card announces it and shows the affected appointments. */
  isNew: boolean;
  onReopened: () => void;
}

/** A closure and the appointments it affects. Managers can reopen the clinic. */
export function ClosureCard({ closure, isNew, onReopened }: ClosureCardProps) {
  const { role } = useSession();
  const [open, setOpen] = useState(isNew);
  const [reopening, setReopening] = useState(false);
  const id = useId();
  const announcement = useRef<HTMLDivElement>(null);
  const { date, locationId, reason } = closure;

  // The dialog that had the focus has closed, so focus the new closure.
  useEffect(() => {
    if (isNew) announcement.current?.focus();
  }, [isNew]);

  return (
    <Card as="li" className={`grid gap-4 ${styles.card}`} selected={isNew}>
      {isNew && (
        <div ref={announcement} tabIndex={-1}>
          <Notice tone="success" live title={texts.affected.closed(closure)} />
        </div>
      )}
      <div className={`flex flex-wrap items-start justify-between ${styles.head}`}>
        <div className={`min-w-0 ${styles.what}`}>
          <h3 className="text-lg" id={`${id}-name`}>
            {clinicById(locationId).name}
          </h3>
          <p className={`flex flex-wrap gap-x-3 font-semibold ${styles.when}`}>
            <time dateTime={date}>{formatLongDate(date)}</time>
            <span>{hoursText(closure)}</span>
          </p>
          <p className={`wrap-anywhere ${styles.reason}`}>
            <bdi>{reason}</bdi>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            id={`${id}-toggle`}
            aria-expanded={open}
            aria-controls={`${id}-affected`}
            aria-labelledby={`${id}-toggle ${id}-name`}
            onClick={() => setOpen(!open)}
          >
            {texts.showAffected}
            <ChevronDown className={styles.chevron} aria-hidden="true" />
          </Button>
          {role === 'admin' && (
            <Button
              variant="quiet"
              size="small"
              id={`${id}-reopen`}
              aria-labelledby={`${id}-reopen ${id}-name`}
              onClick={() => setReopening(true)}
            >
              {texts.reopen}
            </Button>
          )}
        </div>
      </div>
      <div id={`${id}-affected`}>{open && <AffectedAppointments id={closure.id} />}</div>
      {reopening && (
        <ReopenDialog closure={closure} onClose={() => setReopening(false)} onReopened={onReopened} />
      )}
    </Card>
  );
}
