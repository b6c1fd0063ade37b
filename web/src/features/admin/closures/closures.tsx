import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { clinicById } from '#shared/clinics/clinics.ts';
import type { Closure } from '#shared/closures/closure.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { DeleteDialog } from '#web/features/admin/records/details/task-dialog.tsx';
import { liveRefresh } from '#web/features/admin/records/paged-list.tsx';
import { useRowFocus } from '#web/features/admin/records/use-row-focus.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AffectedPatients } from './affected-patients.tsx';
import { CloseClinic } from './close-clinic.tsx';
import { hoursText, closuresTexts as texts } from './closures-texts.ts';

const listKey = ['closures', 'from today on'];

/** The dialog that had the focus has closed, so focus the new closure. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

interface ClosureCardProps {
  closure: Closure;
  /** Set for a closure created just now: the card announces it and shows the affected patients. */
  isNew: boolean;
  onReopened: () => void;
}

/** A closure and the patients it affects. Managers can reopen the clinic. */
function ClosureCard({ closure, isNew, onReopened }: ClosureCardProps) {
  const { call, role } = useSession();
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
          onDeleted={onReopened}
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
  const queries = useQueryClient();
  const { filters, changeFilters } = useDashboardUrl();
  const { now, asking } = useServerClock();
  const { data, error, refetch } = useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call('GET /api/closures', { signal }),
    ...liveRefresh,
  });
  const { region, onFocus } = useRowFocus();
  const [newestId, setNewestId] = useState<string>();
  // The day view's link names a clinic and a day.
  const [isClosing, setIsClosing] = useState(filters.clinic !== '');

  /** Shows a new or deleted closure right away, and refreshes what depends on it. */
  function showChange({ id }: Closure, created: Closure[]) {
    queries.setQueryData<{ closures: Closure[] }>(listKey, (cached) => {
      if (!cached) return cached;
      const closures = [...cached.closures.filter((closure) => closure.id !== id), ...created];
      // The server's order: ids begin with the date and the clinic.
      return { closures: closures.sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true })) };
    });
    // Not awaited: a failed refresh shows in the list itself.
    void queries.invalidateQueries({ queryKey: ['closures'] });
    void queries.invalidateQueries({ queryKey: ['appointments'] });
  }

  if ((!now && asking) || (!data && !error)) return <Skeleton lines={8} label={texts.loading} />;

  return (
    <section
      ref={region}
      aria-label={texts.list}
      tabIndex={-1}
      className="grid grid-cols-1 gap-3"
      onFocus={onFocus}
    >
      <div className="flex flex-wrap items-center justify-between gap-2-4">
        <h2 className="text-xl">{texts.title}</h2>
        {role === 'admin' && (
          <Button variant="coral" size="small" onClick={() => setIsClosing(true)}>
            {texts.form.title}
          </Button>
        )}
      </div>
      {error && <FailureNotice error={error} texts={texts} isStale={!!data} onRetry={() => void refetch()} />}
      {data?.closures.length === 0 && <p className="p-4 rounded-md bg-sage">{texts.none}</p>}
      <ul className="grid grid-cols-1 gap-3">
        {data?.closures.map((closure) => (
          <ClosureCard
            // The id alone isn't unique: a clinic that is reopened and closed again for the same hours gets
            // the same id.
            key={`${closure.id} ${closure.createdAt} ${closure.id === newestId}`}
            closure={closure}
            isNew={closure.id === newestId}
            onReopened={() => showChange(closure, [])}
          />
        ))}
      </ul>
      {role === 'admin' && isClosing && (
        <CloseClinic
          onClosed={(closure) => {
            showChange(closure, [closure]);
            setNewestId(closure.id);
          }}
          onClose={() => {
            setIsClosing(false);
            changeFilters({ clinic: '', from: '' });
          }}
        />
      )}
    </section>
  );
}
