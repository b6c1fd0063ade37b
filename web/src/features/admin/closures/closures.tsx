import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clinicById } from '#shared/clinics/clinics.ts';
import type { Closure } from '#shared/closures/closure.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { QueryState } from '#web/features/admin/failure/failure-notice.tsx';
import { DeleteDialog } from '#web/features/admin/records/details/task-dialog.tsx';
import { liveRefresh } from '#web/features/admin/records/paged-list.tsx';
import { useRowFocus } from '#web/features/admin/records/use-row-focus.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { AffectedPatients } from './affected-patients.tsx';
import { CloseClinic, useRefreshClosures } from './close-clinic.tsx';
import { hoursText, closuresTexts as texts } from './closures-texts.ts';

/** The dialog that had the focus has closed, so focus the new closure. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/**
 * A closure and the patients it affects. Managers can reopen the clinic.
 * @param isNew whether it was created just now: the card announces it and shows the affected patients
 */
function ClosureCard({ closure, isNew }: { closure: Closure; isNew: boolean }) {
  const { call, role } = useSession();
  const refresh = useRefreshClosures();
  const [isOpen, setIsOpen] = useState(isNew);
  const [isReopening, setIsReopening] = useState(false);
  const { id } = closure;
  const { name } = clinicById(closure.locationId);
  const details = (
    <p className="wrap-anywhere">
      {formatLongDate(closure.date, { year: true })}, {hoursText(closure)}: <bdi>{closure.reason}</bdi>
    </p>
  );
  return (
    <Card as="li" className="grid gap-4" selected={isNew} data-row={id}>
      {isNew && (
        <div ref={takeFocus} tabIndex={-1}>
          <Notice tone="success" live title={texts.affected.closed(closure)} />
        </div>
      )}
      <div className="flex flex-wrap items-start gap-2-4">
        <div className="flex-1 basis-64 min-w-0">
          <h3 className="text-lg">{name}</h3>
          {details}
        </div>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-keyshortcuts="Enter"
          aria-label={`Affected visits ${name}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          Affected visits
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
          onDeleted={refresh}
          onClose={() => setIsReopening(false)}
        >
          {details}
        </DeleteDialog>
      )}
    </Card>
  );
}

/** The closures from today on. They refresh themselves. Managers can close a clinic. */
export function Closures() {
  const { call, role } = useSession();
  const { filters, changeFilters } = useDashboardUrl();
  const list = useQuery({
    queryKey: ['closures', 'from today on'],
    queryFn: ({ signal }) => call('GET /api/closures', { signal }),
    ...liveRefresh,
  });
  const rowFocus = useRowFocus();
  const [newestId, setNewestId] = useState<string>();
  // The day view's link names a clinic and a day.
  const [isClosing, setIsClosing] = useState(filters.clinic !== '');

  return (
    <section {...rowFocus} aria-label="Upcoming closures" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2-4">
        <h2 className="text-xl">{texts.title}</h2>
        {role === 'admin' && (
          <Button variant="coral" size="small" onClick={() => setIsClosing(true)}>
            {texts.form.title}
          </Button>
        )}
      </div>
      <QueryState query={list} texts={texts} lines={8} />
      {list.data?.closures.length === 0 && <p className="p-4 rounded-md bg-sage">No upcoming closures</p>}
      <ul className="grid grid-cols-1 gap-3">
        {list.data?.closures.map((closure) => {
          const isNew = closure.id === newestId;
          // A clinic that is reopened and closed again for the same hours gets the same id.
          const key = `${closure.id} ${closure.createdAt} ${isNew}`;
          return <ClosureCard key={key} closure={closure} isNew={isNew} />;
        })}
      </ul>
      {role === 'admin' && isClosing && !list.isPending && (
        <CloseClinic
          onClosed={({ id }) => setNewestId(id)}
          onClose={() => {
            setIsClosing(false);
            changeFilters({ clinic: '', from: '' });
          }}
        />
      )}
    </section>
  );
}
