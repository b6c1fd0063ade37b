import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { emailAddress } from '#shared/forms/fields.ts';
import { useLookupSession } from '#web/domain/lookup/lookup-session.ts';
import { CodeSteps } from '#web/features/my-bookings/lookup/code-steps.tsx';
import styles from '#web/features/my-bookings/lookup/lookup.module.css';
import {
  LookupFailureNotice,
  lookupFailure,
  SessionEndedNotice,
} from '#web/features/my-bookings/lookup/lookup-notices.tsx';
import { lookupTexts } from '#web/features/my-bookings/lookup/lookup-texts.ts';
import { useSendCode } from '#web/features/my-bookings/lookup/use-send-code.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmailField } from '#web/ui/forms/email-field.tsx';
import { myBookingsTexts } from './my-bookings-texts.ts';

const { offer: offerTexts, email: emailTexts } = lookupTexts;

interface CodeOfferProps {
  email: string;
  code: ReturnType<typeof useSendCode>;
}

/** Offers to email a code that shows the bookings made with this email address on other devices. */
function CodeOffer({ email, code }: CodeOfferProps) {
  const failure = lookupFailure(code.error, 'email');
  return (
    <div className={`grid gap-4 pt-4 ${styles.offer}`}>
      <LookupFailureNotice failure={failure} fieldMessage={failure.atField} />
      <p>
        {offerTexts.lead} <strong>{email}</strong>. {offerTexts.after}
      </p>
      <div className={`flex flex-wrap gap-3 ${styles.actions}`}>
        <Button busy={code.busy} onClick={() => code.send(email)}>
          {emailTexts.submit}
        </Button>
        <Button variant="quiet" onClick={() => code.haveCode(email)}>
          {emailTexts.haveCode}
        </Button>
      </div>
    </div>
  );
}

const texts = myBookingsTexts.search;
const emailSchema = emailAddress();

interface FindBookingsProps {
  /** The searched email address; blank without a search. */
  searched: string;
  /** Called with the trimmed address. An empty one shows all bookings. */
  onSearch: (email: string) => void;
  /** The result of the search in this browser. */
  result: ReactNode;
  /** Whether visits booked in this browser are shown above. */
  isBelowOwn: boolean;
  /** Whether the search hides bookings with other addresses. */
  hidesOthers: boolean;
  /** Shows all bookings. The pressed button then disappears, so this also has to move the focus. */
  onShowAll: () => void;
}

/**
 * Finds bookings by email address: filters those that this browser may see, and requests an emailed code for the
 * address's other bookings.
 */
export function FindBookings({ searched, onSearch, result, isBelowOwn, ...rest }: FindBookingsProps) {
  const { hidesOthers, onShowAll } = rest;
  const { session } = useLookupSession();
  const [text, setText] = useState(searched);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const code = useSendCode();
  const { pendingCode } = code;
  const failure = lookupFailure(code.error, 'email');
  const isOpened = searched.toLowerCase() === session?.email.toLowerCase();

  function submit(event: FormEvent) {
    event.preventDefault();
    const email = text.trim();
    const message = email === '' ? undefined : emailSchema.safeParse(email).error?.issues[0]?.message;
    setProblem(message);
    if (!message) onSearch(email);
  }

  function change(next: string) {
    setText(next);
    setProblem(undefined);
    // Clearing the field shows all bookings.
    if (next.trim() === '') onSearch('');
  }

  function showAll() {
    setText('');
    onShowAll();
  }

  function backToAddress() {
    code.otherAddress();
    // Wait for the render that shows the field again.
    setTimeout(() => input.current?.focus());
  }

  return (
    <div className={`grid relative gap-4 p-4 max-w-text wrap-anywhere rounded-md bg-sand ${styles.box}`}>
      <h2 className="text-lg">{lookupTexts.title}</h2>
      <SessionEndedNotice />
      <CodeSteps code={code} onOtherAddress={backToAddress}>
        {/* biome-ignore lint/a11y/useSemanticElements: <search> around the form would add an element for the same role. */}
        <form
          role="search"
          aria-label={texts.name}
          className={`grid items-end gap-3 min-w-0 ${styles.search}`}
          noValidate
          onSubmit={submit}
        >
          <EmailField
            ref={input}
            name="email"
            label={texts.email}
            hint={isBelowOwn ? texts.hintBelowOwn : texts.hint}
            error={problem ?? failure.atField}
            enterKeyHint="search"
            value={text}
            onChange={(event) => change(event.target.value)}
          />
          <Button type="submit" className={styles.submit}>
            <Search aria-hidden="true" />
            {texts.submit}
          </Button>
        </form>
      </CodeSteps>
      {/* The status is always rendered, so that screen readers announce its changes. */}
      <div className={`font-semibold ${styles.status}`} role="status">
        {!pendingCode && !problem && result}
      </div>
      {searched && !pendingCode && !problem && hidesOthers && (
        <Button variant="secondary" size="small" className="justify-self-start" onClick={showAll}>
          {texts.showAll}
        </Button>
      )}
      {searched && !pendingCode && !problem && !isOpened && <CodeOffer email={searched} code={code} />}
    </div>
  );
}
