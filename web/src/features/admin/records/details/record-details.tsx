import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { recordsTexts as texts } from '#web/features/admin/records/records-texts.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { dashboardPath } from '#web/features/admin/use-dashboard-url.ts';
import { keepScroll } from '#web/lib/browser/navigation-state.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

interface RecordDetailsProps {
  /** The patient or payer. */
  name: string;
  /** The record's `subject` in the audit log. */
  subject: string;
  /** Reads the record by itself, so that the audit log names it: a long list's line has only a count. */
  look: (signal: AbortSignal) => Promise<unknown>;
  onClose: () => void;
  /** Undefined for those who may not delete. */
  onDelete: (() => void) | undefined;
  /** Buttons beside Delete. */
  actions?: ReactNode;
  /** The `FieldList`s of the record. */
  children: ReactNode;
}

/** A drawer beside the list that shows all fields of a record. */
export function RecordDetails(props: RecordDetailsProps) {
  const { name, subject, look, onClose, onDelete, actions, children } = props;
  const { role } = useSession();
  const { error, isFetching, refetch } = useQuery({
    queryKey: ['details', subject],
    queryFn: ({ signal }) => look(signal),
    gcTime: 0,
  });
  return (
    <Dialog
      open
      placement="side"
      onClose={onClose}
      title={name}
      footer={
        (onDelete || actions) && (
          <>
            {onDelete && (
              <Button variant="secondary" onClick={onDelete}>
                {texts.delete}
              </Button>
            )}
            {actions}
          </>
        )
      }
    >
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
    </Dialog>
  );
}
