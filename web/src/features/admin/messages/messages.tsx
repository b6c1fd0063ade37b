import type { StaffMessage } from '#shared/messages/message.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { formatDateTime, formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { failureText } from '#web/features/admin/failure/failure.ts';
import { FilterSelect } from '#web/features/admin/filters/record-filters.tsx';
import { PatientContact } from '#web/features/admin/records/details/field-list.tsx';
import { type ReadPage, usePagedList } from '#web/features/admin/records/paged-list.tsx';
import { RecordList } from '#web/features/admin/records/table/record-list.tsx';
import { useMarkRecord } from '#web/features/admin/records/undo.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { SmallButton } from '#web/ui/buttons/button.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';

const kinds: Record<StaffMessage['kind'], string> = {
  contact: 'Contact message',
  consultation: 'Virtual visit',
  'lab-consultation': 'Lab consultation',
};

/** The text of a message's button, by the message's status. */
const actions = { open: 'Done', done: 'Not done' };

function MessageRow({ message, onMark }: { message: StaffMessage; onMark: () => void }) {
  const { id, kind, name, receivedAt, date, message: text, status, doneAt } = message;
  const { now = new Date() } = useServerClock();
  const today = clinicDateAt(now);
  const day = formatWeekdayDate(date);
  const isDue = status === 'open' && date <= today;
  return (
    <li
      data-row={id}
      className="flex flex-wrap items-start gap-2-4 border-b py-2 text-sm leading-145 wrap-anywhere"
    >
      <div className="flex-1 basis-64 max-w-80 min-w-0">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 text-soft text-xs">
          <span>{kinds[kind]}</span>
          <span className={isDue ? 'text-warn font-bold' : ''}>
            {isDue && date === today ? 'Contact today' : `Contact ${isDue ? 'overdue since ' : ''}${day}`}
          </span>
        </p>
        <PatientContact patient={message} />
      </div>
      <div className="flex-1 basis-80 min-w-0">
        <p className={text ? 'text-base whitespace-pre-line' : 'text-soft'}>
          <bdi>{text || 'No message'}</bdi>
        </p>
        <p className="text-soft text-xs">Received {formatDateTime(receivedAt)}</p>
        {doneAt && <p className="text-soft text-xs">Done {formatDateTime(doneAt)}</p>}
      </div>
      <SmallButton
        variant={status === 'open' ? 'secondary' : 'quiet'}
        aria-label={`${actions[status]}: ${name}’s message`}
        onClick={onMark}
      >
        {actions[status]}
      </SmallButton>
    </li>
  );
}

/** What visitors sent through the contact and consultation forms, for staff to answer. */
export function Messages() {
  const { call } = useSession();
  const { filters } = useDashboardUrl();
  const status: StaffMessage['status'] = filters.status === 'done' ? 'done' : 'open';
  const read: ReadPage<StaffMessage> = async ({ signal, ...page }) => {
    const query = { status, ...page };
    const { messages, nextCursor } = await call('GET /api/admin/messages', { query, signal });
    return { rows: messages, nextCursor };
  };
  const list = usePagedList('messages', { status }, read);
  // While the messages of another status load, keep showing the old list.
  const rows = list.rows?.filter((row) => list.isPlaceholderData || row.status === status);
  // Sort only when all messages are loaded: one that isn't loaded yet may be due before the first one.
  if (status === 'open' && !list.hasNextPage) rows?.sort((one, other) => one.date.localeCompare(other.date));
  const mark = useMarkRecord<StaffMessage>('messages', ({ name, status: marked }) =>
    marked === 'done' ? `${name}’s message is done.` : `${name}’s message is open again.`,
  );

  /** Marks an open message as done, or one that is done as open. */
  async function toggle(row: StaffMessage) {
    const body = { done: row.status === 'open', version: row.version };
    return (await call('PUT /api/admin/messages/{id}', { params: { id: row.id }, body })).message;
  }

  function onMark(row: StaffMessage) {
    mark(row, toggle(row), toggle).catch((error) => showToast(failureText(error), { tone: 'error' }));
  }

  return (
    <RecordList
      list={{ ...list, rows }}
      caption="Messages from visitors"
      none="No messages are waiting."
      noMatch="No messages are done yet."
      tools={
        <div className="text-sm sr-labels">
          <FilterSelect
            name="status"
            label="Status"
            placeholder="Open"
            options={[{ value: 'done', label: 'Done' }]}
          />
        </div>
      }
    >
      <ul>
        {rows?.map((message) => (
          <MessageRow key={message.id} message={message} onMark={() => onMark(message)} />
        ))}
      </ul>
    </RecordList>
  );
}
