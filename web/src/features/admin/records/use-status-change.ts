import { useState } from 'react';
import { currentRecord, failureText, isGone, isRefusal } from '#web/features/admin/failure/failure.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { useAnnounceChange } from './undo.tsx';
import { type RecordKind, type StoredRecord, useRecordChanges } from './use-record-changes.ts';

/** How to change the status of one kind of record. */
export interface StatusRoute<Row extends StoredRecord> {
  kind: RecordKind;
  /** The statuses that a row can have now. */
  statusesOf: (row: Row) => readonly Row['status'][];
  /** Sends the change with the row's version, so that the server refuses a change based on an older one. */
  send: (row: Row, to: Row['status']) => Promise<Row>;
  /** Reads the row again. Resolves to undefined when it was deleted. */
  find: (row: Row) => Promise<Row | undefined>;
  doneText: (from: Row, to: Row, isUndo?: boolean) => string;
  goneText: string;
}

interface StatusFailure<Status> {
  /** `stale`: someone else changed the row after it was read. */
  kind: 'stale' | 'refused' | 'unanswered';
  /** The server's reason, or our own text when no reply came. */
  text: string;
  /** The status that was chosen. */
  target: Status;
}

/**
 * Changes a row's status optimistically: it shows right away, rolls back when the server refuses, and can be
 * undone from the undo bar.
 */
export function useStatusChange<Row extends StoredRecord>(given: Row, route: StatusRoute<Row>) {
  const { latest, setRow, removeRow } = useRecordChanges<Row>(route.kind);
  const announce = useAnnounceChange();
  const [failure, setFailure] = useState<StatusFailure<Row['status']>>();
  const row = latest(given) ?? given;

  async function undo(changed: Row, before: Row): Promise<string> {
    try {
      const restored = await route.send(changed, before.status);
      setRow(restored);
      return route.doneText(changed, restored, true);
    } catch (error) {
      const fresh = isRefusal(error)
        ? currentRecord<Row>(error)
        : await route.find(changed).catch(() => undefined);
      if (fresh) setRow(fresh);
      throw error;
    }
  }

  function succeed(changed: Row, before: Row) {
    setRow(changed);
    const canUndo = route.statusesOf(changed).includes(before.status);
    announce({
      text: route.doneText(before, changed),
      ...(canUndo && { undo: () => undo(changed, before) }),
    });
  }

  async function handleFailure(error: Error, before: Row, target: Row['status']) {
    const isRefused = isRefusal(error);
    // A lost reply doesn't say whether the change happened.
    const fresh = isRefused
      ? (currentRecord<Row>(error) ?? before)
      : await route.find(before).catch(() => before);
    if (!fresh || isGone(error)) {
      removeRow(row.id);
      return announce({ text: route.goneText });
    }
    const hasChanged = fresh.version > before.version;
    if (!isRefused && hasChanged && fresh.status === target) return succeed(fresh, before);
    if (hasChanged) setRow(fresh);
    const unchanged = isRefused ? 'refused' : 'unanswered';
    setFailure({ kind: hasChanged ? 'stale' : unchanged, text: failureText(error), target });
  }

  const { mutate, isPending, variables } = useSingleMutation({
    mutationFn: ({ before, to }: { before: Row; to: Row['status'] }) => route.send(before, to),
    onMutate: () => setFailure(undefined),
    onSuccess: (changed, { before }) => succeed(changed, before),
    onError: (error, { before, to }) => handleFailure(error, before, to),
  });

  return {
    row,
    shownStatus: isPending ? variables.to : row.status,
    isBusy: isPending,
    failure,
    change: (to: Row['status']) => to !== row.status && mutate({ before: row, to }),
    dismissFailure: () => setFailure(undefined),
  };
}
