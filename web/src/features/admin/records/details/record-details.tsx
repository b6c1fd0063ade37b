import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { liveRefresh } from '#web/features/admin/paged-list/use-paged-list.ts';
import { recordsTexts as texts } from '#web/features/admin/records/records-texts.ts';
import type { RecordKind } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { dashboardPath } from '#web/features/admin/use-dashboard-url.ts';
import { keepScroll } from '#web/lib/browser/navigation-state.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

/**
 * Reads an open record by itself, again and again. The audit log then names it, because a long list's line has only a
 * count.
 * @param subject the record's `subject` in the audit log
 */
export function useOpenRecord<Row>(
  kind: RecordKind,
  subject: string,
  read: (signal: AbortSignal) => Promise<Row>,
) {
  return useQuery({
    queryKey: [kind, 'details', subject],
    queryFn: ({ signal }) => read(signal),
    gcTime: 0,
    ...liveRefresh,
  });
}

interface RecordDetailsProps {
  /** The patient or payer. */
  name: string;
  /** The record's `subject` in the audit log. */
  subject: string;
  /** The reading of the record, from `useOpenRecord`. */
  opening: { error: unknown; isFetching: boolean; refetch: () => unknown };
  onClose: () => void;
  /** Undefined for those who may not delete. */
  onDelete: (() => void) | undefined;
  /** Buttons below the content. */
  actions?: ReactNode;
  /** The `FieldList`s of the record. */
  children: ReactNode;
}

/** A drawer beside the list that shows all fields of a record. */
export function RecordDetails(props: RecordDetailsProps) {
  const { name, subject, opening, onClose, onDelete, actions, children } = props;
  const { role } = useSession();
  const { error, isFetching, refetch } = opening;
  return (
    <Dialog open placement="side" onClose={onClose} title={name} footer={actions}>
      {error ? (
        <FailureNotice
          error={error}
          texts={texts.opening}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        children
      )}
      {role === 'admin' && (
        <ButtonLink
          variant="secondary"
          size="small"
          to={dashboardPath('activity', { record: subject })}
          state={keepScroll}
        >
          {texts.whoHasSeen}
        </ButtonLink>
      )}
      {onDelete && (
        <div className="grid justify-items-start pt-4">
          <Button variant="danger" size="small" onClick={onDelete}>
            {texts.delete}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
