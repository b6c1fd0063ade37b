import { type QueryFunction, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFailureTitle } from '#web/features/admin/failure/failure.ts';
import { FailureNotice, QueryState } from '#web/features/admin/failure/failure-notice.tsx';
import { liveRefresh } from '#web/features/admin/records/paged-list.tsx';
import type { RecordKind } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { dashboardPath } from '#web/features/admin/use-dashboard-url.ts';
import { keepScroll } from '#web/lib/browser/navigation-state.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

/**
 * Reads only the open record, and keeps it fresh. This request also logs that staff viewed this record: the audit log
 * doesn't name the records of a long list, only their count.
 * @param subject the record's `subject` in the audit log
 */
export function useOpenRecord<Row>(kind: RecordKind, subject: string, queryFn: QueryFunction<Row>) {
  const query = useQuery({ queryKey: [kind, 'details', subject], queryFn, gcTime: 0, ...liveRefresh });
  return { ...query, subject };
}

interface RecordDetailsProps {
  /** The patient or payer. */
  name: string;
  /** The query that reads the record, from `useOpenRecord`. */
  opening: { subject: string; error: unknown; isFetching: boolean; refetch: () => unknown };
  onClose: () => void;
  /** Called for managers only. */
  onDelete: () => void;
  /** Buttons below the content. */
  actions?: ReactNode;
  /** The `FieldList`s of the record. */
  children: ReactNode;
}

/** A drawer beside the list that shows all fields of a record. */
export function RecordDetails(props: RecordDetailsProps) {
  const { name, opening, onClose, onDelete, actions, children } = props;
  const { role } = useSession();
  const activity = dashboardPath('activity', { record: opening.subject });
  return (
    <Dialog open placement="side" onClose={onClose} title={name} footer={actions}>
      {opening.error ? (
        <QueryState
          query={{ ...opening, data: undefined }}
          texts={{ failed: 'We couldn’t open the details' }}
        />
      ) : (
        children
      )}
      {role === 'admin' && (
        <div className="flex flex-wrap gap-2 pt-2">
          <ButtonLink variant="secondary" size="small" to={activity} state={keepScroll}>
            Who has seen this
          </ButtonLink>
          <Button variant="danger" size="small" className="ms-auto" onClick={onDelete}>
            Delete
          </Button>
        </div>
      )}
    </Dialog>
  );
}

type SendAgainProps = { what: string; send: () => Promise<{ message: string }>; className?: string };

/** A button that sends an email again. The server's answer shows above the button. */
export function SendAgain({ what, send, className }: SendAgainProps) {
  const { title, track } = useFailureTitle({
    failed: 'We couldn’t send it again',
    unknown: 'We’re not sure it was sent. You can try again.',
  });
  const { mutate, isPending, data, error } = useSingleMutation({ mutationFn: () => track(send()) });
  return (
    <div className="grid gap-3 justify-items-start">
      {data && <Notice tone="success" title={data.message} live />}
      {error && <FailureNotice error={error} texts={{ failed: title }} />}
      <Button variant="quiet" size="small" className={className} busy={isPending} onClick={() => mutate()}>
        Send {what} again
      </Button>
    </div>
  );
}
