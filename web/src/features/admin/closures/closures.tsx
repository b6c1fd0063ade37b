import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { clinicById } from '#shared/clinics/clinics.ts';
import type { ListedClosure } from '#shared/closures/closure.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { useVisits } from '#web/features/admin/desk/use-desk.ts';
import { failureText, undefinedIfGone } from '#web/features/admin/failure/failure.ts';
import { QueryState } from '#web/features/admin/failure/failure-notice.tsx';
import { ConfirmDialog } from '#web/features/admin/records/details/task-dialog.tsx';
import { liveRefresh } from '#web/features/admin/records/paged-list.tsx';
import { EmptyState } from '#web/features/admin/records/table/record-list.tsx';
import { useRowFocus } from '#web/features/admin/records/use-row-focus.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button, SmallButton } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { AffectedPatients } from './affected-patients.tsx';
import { CloseClinic } from './close-clinic.tsx';
import { closureSummary, counted, hoursText, closuresTexts as texts, toldText } from './closures-texts.ts';

/**
 * Moves the focus to an element if no control has the focus: the pressed button or link has disappeared, or a dialog
 * that no button opened gave the focus back to the page's heading.
 */
function takeLostFocus(element: HTMLElement | null) {
  if (document.activeElement?.matches('body, h1')) element?.focus();
}

/** `5 moved · 2 canceled · 3 waiting · 2 not emailed yet · 1 to call`. */
function outcomesText({ moved, cancelled: canceled, waiting, notMailed, toCall }: ListedClosure['outcomes']) {
  const all = Object.entries({ moved, canceled, waiting, 'not emailed yet': notMailed, 'to call': toCall });
  const known = all.flatMap(([outcome, count]) => (count ? `${count} ${outcome}` : []));
  return known.join(' · ') || 'No visits affected.';
}

/** A closure, what became of its visits and, unfolded, its patients. Managers can email them or reopen the clinic. */
function ClosureCard({ closure }: { closure: ListedClosure }) {
  const { call, role } = useSession();
  const { refresh } = useVisits();
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [isReopening, setIsReopening] = useState(false);
  const { id, outcomes } = closure;
  // The name includes the date, because a clinic may be closed on several days.
  const name = `${clinicById(closure.locationId).name}, ${formatLongDate(closure.date)}`;
  const email = `Email ${counted(outcomes.notMailed ?? 0, 'patient')}`;
  const { mutate, isPending, error, data } = useSingleMutation({
    mutationFn: () => call('POST /api/closures/{id}/notify', { params: { id } }),
    onSettled: refresh,
  });
  return (
    <Card as="li" className="grid gap-4" data-row={id}>
      <div className="flex flex-wrap items-start gap-2-4">
        <div className="flex-1 basis-64 min-w-0 leading-140">
          <h3 className="text-lg">{name}</h3>
          <p className="wrap-anywhere">
            {capitalize(hoursText(closure))}: <bdi>{closure.reason}</bdi>
          </p>
          <p className="font-semibold">{outcomesText(outcomes)}</p>
        </div>
        {role === 'admin' && !!outcomes.notMailed && (
          <SmallButton busy={isPending} aria-label={`${email}: ${name}`} onClick={() => mutate()}>
            {email}
          </SmallButton>
        )}
        <SmallButton
          ref={data && !outcomes.notMailed ? takeLostFocus : undefined}
          aria-expanded={isOpen}
          aria-keyshortcuts="Enter"
          aria-label={`Affected visits ${name}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          Affected visits
        </SmallButton>
        {role === 'admin' && (
          <SmallButton variant="quiet" aria-label={`Reopen ${name}`} onClick={() => setIsReopening(true)}>
            Reopen
          </SmallButton>
        )}
      </div>
      {error && <Notice tone="error" title={failureText(error)} live />}
      {data && <Notice tone="success" title={toldText(data)} live />}
      {isOpen && <AffectedPatients ids={[id]} />}
      {isReopening && (
        <ConfirmDialog
          variant="primary"
          texts={{
            title: `Reopen ${closureSummary([closure])}?`,
            meaning:
              'Patients will be able to book there again right away. Visits that haven’t been rescheduled will keep their times, and we’ll email the patients we told about the closure.',
            cancel: 'Keep it closed',
            submit: 'Yes, reopen it',
            busy: 'Reopening…',
            failed: 'We couldn’t reopen the clinic',
            unknown: 'We’re not sure the clinic was reopened. It’s safe to try again.',
            done: `Reopened: ${closureSummary([closure])}.`,
          }}
          send={() => undefinedIfGone(call('DELETE /api/closures/{id}', { params: { id } }))}
          onDone={() => {
            // The closure no longer exists, so the lists of its patients must not be read again.
            queries.removeQueries({ queryKey: ['appointments', 'affected'] });
            refresh();
          }}
          onClose={() => setIsReopening(false)}
        />
      )}
    </Card>
  );
}

/** The call list, and the closures from today on. They refresh themselves. Managers can close clinics. */
export function Closures() {
  const { call, role } = useSession();
  const { refresh } = useVisits();
  const { filters, changeFilters } = useDashboardUrl();
  const list = useQuery({
    // Starts with "appointments", so that every change of a visit refreshes the counts.
    queryKey: ['appointments', 'closures'],
    queryFn: ({ signal }) => call('GET /api/closures', { signal }),
    ...liveRefresh,
  });
  const rowFocus = useRowFocus();
  // Undefined until the dialog opens. The day view's link names a clinic, and opens the dialog right away.
  const [isClosing, setIsClosing] = useState<boolean | undefined>(filters.clinic ? true : undefined);
  const closures = list.data?.closures ?? [];
  const toCall = closures.filter(({ outcomes }) => outcomes.toCall > 0).map(({ id }) => id);

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-2-4">
        <h2 className="text-xl">{texts.title}</h2>
        {role === 'admin' && (
          <Button
            ref={isClosing === false ? takeLostFocus : undefined}
            variant="coral"
            size="small"
            onClick={() => setIsClosing(true)}
          >
            {texts.form.title}
          </Button>
        )}
      </div>
      <QueryState query={{ ...list, refetch: refresh }} texts={texts} lines={8} />
      {closures.length > 0 && <AffectedPatients ids={toCall} isCallList />}
      {list.data && closures.length === 0 && <EmptyState>No upcoming closures</EmptyState>}
      <section {...rowFocus} aria-label="Upcoming closures">
        <ul className="grid grid-cols-1 gap-3">
          {closures.map((closure) => (
            // A clinic that is reopened and closed again for the same hours gets the same id, so add `createdAt`.
            <ClosureCard key={`${closure.id} ${closure.createdAt}`} closure={closure} />
          ))}
        </ul>
      </section>
      {role === 'admin' && isClosing && !list.isPending && (
        <CloseClinic
          onClose={() => {
            setIsClosing(false);
            changeFilters({ clinic: '', from: '' });
          }}
        />
      )}
    </div>
  );
}
