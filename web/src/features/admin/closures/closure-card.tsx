import { useEffect, useRef, useState } from 'react';
import { clinicById } from '#shared/clinics/clinics.ts';
import type { ClosedTime, Closure } from '#shared/closures/closure.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { DeleteDialog } from '#web/features/admin/records/details/task-dialog.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { AffectedPatients } from './affected-patients.tsx';
import { hoursText } from './closure-summary.ts';
import styles from './closures.module.css';
import { closuresTexts as texts } from './closures-texts.ts';
import { useClosureChanges } from './use-closures.ts';

/** Date, hours and reason of a closure. */
export function ClosureDetails({ closed }: { closed: ClosedTime & { reason: string } }) {
  return (
    <p className="wrap-anywhere">
      {formatLongDate(closed.date, { year: true })}, {hoursText(closed)}: <bdi>{closed.reason}</bdi>
    </p>
  );
}

interface ClosureCardProps {
  closure: Closure;
  /** Set for a closure created just now: the card announces it and shows the affected patients. */
  isNew: boolean;
  onReopened: () => void;
}

/** A closure and the patients it affects. Managers can reopen the clinic. */
export function ClosureCard({ closure, isNew, onReopened }: ClosureCardProps) {
  const { call, role } = useSession();
  const showChange = useClosureChanges();
  const [isOpen, setIsOpen] = useState(isNew);
  const [isReopening, setIsReopening] = useState(false);
  const announcement = useRef<HTMLDivElement>(null);
  const { id } = closure;
  const { name } = clinicById(closure.locationId);

  // The dialog that had the focus has closed, so focus the new closure.
  useEffect(() => {
    if (isNew) announcement.current?.focus();
  }, [isNew]);

  return (
    <Card as="li" className="grid gap-4" selected={isNew}>
      {isNew && (
        <div ref={announcement} tabIndex={-1}>
          <Notice tone="success" live title={texts.affected.closed(closure)} />
        </div>
      )}
      <div className="flex flex-wrap items-start gap-2-4">
        <div className={`min-w-0 ${styles.part}`}>
          <h3 className="text-lg">{name}</h3>
          <ClosureDetails closed={closure} />
        </div>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-label={`${texts.showAffected} ${name}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {texts.showAffected}
        </Button>
        {role === 'admin' && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`${texts.reopen} ${name}`}
            onClick={() => setIsReopening(true)}
          >
            {texts.reopen}
          </Button>
        )}
      </div>
      {isOpen && <AffectedPatients id={id} />}
      {isReopening && (
        <DeleteDialog
          texts={texts.reopening(closure)}
          send={() => call('DELETE /api/closures/{id}', { params: { id } })}
          onDeleted={() => {
            showChange(id);
            onReopened();
          }}
          onClose={() => setIsReopening(false)}
        >
          <ClosureDetails closed={closure} />
        </DeleteDialog>
      )}
    </Card>
  );
}
