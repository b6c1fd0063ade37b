import type { StaffMessage } from '#shared/messages/message.ts';
import { currentRecord } from '#web/features/admin/failure/failure.ts';
import type { ReadPage } from '#web/features/admin/records/paged-list.tsx';
import { useRecordList } from '#web/features/admin/records/table/record-list.tsx';
import { useAnnounceChange } from '#web/features/admin/records/undo.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { messagesTexts as texts } from './messages-texts.ts';

/** The messages that are open, longest wait first, or done, newest first. */
export function useMessages(status: StaffMessage['status']) {
  const { call } = useSession();
  const read: ReadPage<StaffMessage> = async ({ signal, ...page }) => {
    const query = { status, ...page };
    const { messages, nextCursor } = await call('GET /api/admin/messages', { query, signal });
    return { rows: messages, nextCursor };
  };
  const list = useRecordList<StaffMessage>({ kind: 'messages', query: { status }, read });
  // Until the list of another status has loaded, the old one stays.
  if (list.isOutdated) return list;
  return { ...list, rows: list.rows?.filter((row) => row.status === status) };
}

/** Marks an open message as done, or one that is done as open, and offers to undo that. */
export function useMarkMessage() {
  const { call } = useSession();
  const { setRow, refresh } = useRecordChanges<StaffMessage>('messages');
  const announce = useAnnounceChange();

  async function send({ id, status, version }: StaffMessage): Promise<StaffMessage> {
    try {
      const { message } = await call('PUT /api/admin/messages/{id}', {
        params: { id },
        body: { done: status === 'open', version },
      });
      setRow(message);
      return message;
    } catch (error) {
      const current = currentRecord<StaffMessage>(error);
      if (current) setRow(current);
      // The change may have been saved even though the reply was lost.
      else refresh();
      throw error;
    }
  }

  const changedText = ({ status, name }: StaffMessage) => texts.changed[status](name);
  return async (row: StaffMessage) => {
    const changed = await send(row);
    const undo = async () => changedText(await send(changed));
    announce({ text: changedText(changed), subject: row.id, undo });
  };
}
