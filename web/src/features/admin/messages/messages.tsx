import { messageStatuses, type StaffMessage } from '#shared/messages/message.ts';
import { formatDateTime, formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { failureText } from '#web/features/admin/failure/failure.ts';
import { filterTexts } from '#web/features/admin/filters/record-filters.tsx';
import { PatientContact } from '#web/features/admin/records/details/patient-contact.tsx';
import { RecordList } from '#web/features/admin/records/table/record-list.tsx';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import styles from './messages.module.css';
import { messagesTexts as texts } from './messages-texts.ts';
import { useMarkMessage, useMessages } from './use-messages.ts';

const statusOptions = messageStatuses.map((value) => ({ value, label: texts.statuses[value] }));

function MessageRow({ message, onMark }: { message: StaffMessage; onMark: () => void }) {
  const { id, kind, name, receivedAt, date, message: text, status, doneAt } = message;
  return (
    <li
      data-row={id}
      className={`grid items-start border-b py-2 text-sm leading-145 wrap-anywhere ${styles.row}`}
    >
      <div className="min-w-0">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-soft text-xs">{texts.received(formatDateTime(receivedAt))}</p>
        <PatientContact patient={message} />
      </div>
      <div className={`min-w-0 ${styles.request}`}>
        <p>
          <b>{texts.kinds[kind]}</b>{' '}
          <span className="text-soft text-xs">{texts.preferred(formatWeekdayDate(date))}</span>
        </p>
        {text && (
          <p className={styles.text}>
            <bdi>{text}</bdi>
          </p>
        )}
        {doneAt && <p className="text-soft text-xs">{texts.doneAt(formatDateTime(doneAt))}</p>}
      </div>
      <Button
        variant={status === 'open' ? 'primary' : 'quiet'}
        size="small"
        className={styles.action}
        aria-label={texts.actionOf(texts.actions[status], name)}
        onClick={onMark}
      >
        {texts.actions[status]}
      </Button>
    </li>
  );
}

/** What visitors sent through the contact and consultation forms, for staff to answer. */
export function Messages() {
  const { filters, changeFilters } = useDashboardUrl();
  const status = filters.status === 'done' ? 'done' : 'open';
  const list = useMessages(status);
  const mark = useMarkMessage();
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
      <RecordList list={list} texts={texts}>
        <ul>
          {list.rows?.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              onMark={() =>
                void mark(message).catch((error) => showToast(failureText(error), { tone: 'error' }))
              }
            />
          ))}
        </ul>
      </RecordList>
    </>
  );
}
