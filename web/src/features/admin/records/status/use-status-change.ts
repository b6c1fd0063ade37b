import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, isRefusal } from '#web/features/admin/failure/failure-text.ts';
import { useAnnounceChange } from '#web/features/admin/records/undo/undo-context.ts';
import {
  type RecordKind,
  type StoredRecord,
  useRecordChanges,
} from '#web/features/admin/records/use-record-changes.ts';

/** How the status of one kind of record is changed. */
export interface StatusRoute<Row extends StoredRecord> {
  kind: RecordKind;
  statuses: readonly Row['status'][];
  /** Sends the change, with the version that was seen. */
  send: (row: Row, to: Row['status']) => Promise<Row>;
  /** The row as it is now; undefined when there is none any more. */
  find: (row: Row) => Promise<Row | undefined>;
  doneText: (from: Row, to: Row) => string;
  goneText: string;
}

export interface StatusFailure<Status> {
  /** `moved`: somebody else changed the row since it was read. */
  kind: 'moved' | 'refused' | 'unanswered';
  /** The server's words, or ours where it said nothing. */
  text: string;
  wanted: Status;
}

/** Changes the status of a row: shown at once, taken back when the server does not agree, undone from the bar. */
export function useStatusChange<Row extends StoredRecord>(given: Row, route: StatusRoute<Row>) {
  const { latest, keep, drop } = useRecordChanges<Row>(route.kind);
  const tell = useAnnounceChange();
  const [trouble, setTrouble] = useState<StatusFailure<Row['status']>>();
  const row = latest(given) ?? given;

  async function undo(changed: Row, before: Row): Promise<string> {
    try {
      const back = await route.send(changed, before.status);
      keep(back);
      return route.doneText(changed, back);
    } catch (error) {
      const fresh = await route.find(changed).catch(() => undefined);
      if (fresh) keep(fresh);
      throw error;
    }
  }

  function settle(changed: Row, before: Row) {
    keep(changed);
    const canUndo = route.statuses.includes(before.status);
    const text = route.doneText(before, changed);
    tell(canUndo ? { text, undo: () => undo(changed, before) } : { text });
  }

  async function explain(error: Error, before: Row, wanted: Row['status']) {
    const lookedUp = await route.find(before).catch(() => 'unknown' as const);
    if (lookedUp === undefined) {
      drop(before.id);
      tell({ text: route.goneText });
      return;
    }
    const fresh = lookedUp === 'unknown' ? before : lookedUp;
    const hasMoved = fresh.version > before.version;
    // The answer was lost, not the change.
    if (hasMoved && !isRefusal(error) && fresh.status === wanted) return settle(fresh, before);
    if (hasMoved) keep(fresh);
    const kind = hasMoved ? 'moved' : isRefusal(error) ? 'refused' : 'unanswered';
    setTrouble({ kind, text: failureText(error), wanted });
  }

  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ before, to }: { before: Row; to: Row['status'] }) => route.send(before, to),
    onMutate: () => setTrouble(undefined),
    onSuccess: (changed, { before }) => settle(changed, before),
    onError: (error, { before, to }) => explain(error, before, to),
  });

  return {
    row,
    shown: isPending ? variables.to : row.status,
    isBusy: isPending,
    trouble,
    change: (to: Row['status']) => {
      if (!isPending && to !== row.status) mutate({ before: row, to });
    },
    leave: () => setTrouble(undefined),
  };
}
