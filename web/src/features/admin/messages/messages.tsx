import { messageStatuses, type StaffMessage } from '#shared/messages/message.ts';
import { formatDateTime, formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { currentRecord, failureText } from '#web/features/admin/failure/failure.ts';
import { filterTexts } from '#web/features/admin/filters/record-filters.tsx';
import { PatientContact } from '#web/features/admin/records/details/field-list.tsx';
import type { ReadPage } from '#web/features/admin/records/paged-list.tsx';
import { RecordList, useRecordList } from '#web/features/admin/records/table/record-list.tsx';
import { useAnnounceChange } from '#web/features/admin/records/undo.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';

const texts = {
  caption: 'Messages from visitors',
  none: 'No messages are waiting.',
  noMatch: 'No messages are done yet.',
  statuses: { open: 'Open', done: 'Done' },
  kinds: {
    contact: 'Contact message',
    consultation: 'Virtual visit',
    'lab-consultation': 'Lab consultation',
  } satisfies Record<StaffMessage['kind'], string>,
  /** Of a message that is open, or done. */
  actions: { open: 'Done', done: 'Not done' },
  changed: ({ status, name }: StaffMessage) =>
    status === 'done' ? `${name}’s message is done.` : `${name}’s message is open again.`,
};

const statusOptions = messageStatuses.map((value) => ({ value, label: texts.statuses[value] }));

/** Marks an open message as done, or one that is done as open, and offers to undo that. */
function useMarkMessage() {
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

  return async (row: StaffMessage) => {
    try {
      const changed = await send(row);
      const undo = async () => texts.changed(await send(changed));
      announce({ text: texts.changed(changed), undo });
    } catch (error) {
      showToast(failureText(error), { tone: 'error' });
    }
  };
}

function MessageRow({ message, onMark }: { message: StaffMessage; onMark: () => void }) {
  const { id, kind, name, receivedAt, date, message: text, status, doneAt } = message;
  return (
    <li
      data-row={id}
      className="flex flex-wrap items-start gap-2-4 border-b py-2 text-sm leading-145 wrap-anywhere"
    >
      <div className="flex-1 basis-64 min-w-0">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-soft text-xs">Received {formatDateTime(receivedAt)}</p>
        <PatientContact patient={message} />
      </div>
      <div className="flex-1 basis-64 min-w-0">
        <p>
          <b>{texts.kinds[kind]}</b>{' '}
          <span className="text-soft text-xs">Preferred date: {formatWeekdayDate(date)}</span>
        </p>
        {text && (
          <p className="whitespace-pre-line">
            <bdi>{text}</bdi>
          </p>
        )}
        {doneAt && <p className="text-soft text-xs">Done {formatDateTime(doneAt)}</p>}
      </div>
      <Button
        variant={status === 'open' ? 'primary' : 'quiet'}
        size="small"
        aria-label={`${texts.actions[status]}: ${name}’s message`}
        onClick={onMark}
      >
        {texts.actions[status]}
      </Button>
    </li>
  );
}

/** What visitors sent through the contact and consultation forms, for staff to answer. */
export function Messages() {
  const { call } = useSession();
  const { filters, changeFilters } = useDashboardUrl();
  const mark = useMarkMessage();
  const status: StaffMessage['status'] = filters.status === 'done' ? 'done' : 'open';
  const read: ReadPage<StaffMessage> = async ({ signal, ...page }) => {
    const query = { status, ...page };
    const { messages, nextCursor } = await call('GET /api/admin/messages', { query, signal });
    return { rows: messages, nextCursor };
  };
  const list = useRecordList<StaffMessage>({ kind: 'messages', query: { status }, read });
  // Until the list of another status has loaded, the old one stays.
  const rows = list.rows?.filter((row) => list.isOutdated || row.status === status);
  return (
    <>
      <div className="justify-self-start">
        <SelectField
          label={filterTexts.status}
          options={statusOptions}
          value={status}
          onChange={({ target }) => changeFilters({ status: target.value === 'done' ? 'done' : '' })}
        />
      </div>
      <RecordList list={{ ...list, rows }} texts={texts}>
        <ul>
          {rows?.map((message) => (
            <MessageRow key={message.id} message={message} onMark={() => void mark(message)} />
          ))}
        </ul>
      </RecordList>
    </>
  );
}
