import { Button } from '#web/ui/buttons/button.tsx';
import styles from './lookup.module.css';
import type { LookupFailure } from './lookup-failure.ts';
import { LookupFailureNotice } from './lookup-failure-notice.tsx';
import { lookupTexts } from './lookup-texts.ts';

const texts = lookupTexts.offer;

interface CodeOfferProps {
  email: string;
  busy: boolean;
  failure: LookupFailure;
  onSend: () => void;
  onHaveCode: () => void;
}

/** Offers to email a code that opens this address's bookings from other devices. */
export function CodeOffer({ email, busy, failure, onSend, onHaveCode }: CodeOfferProps) {
  return (
    <div className={`grid gap-4 pt-4 ${styles.offer}`}>
      <LookupFailureNotice failure={failure} fieldMessage={failure.atField} />
      <p>
        {texts.lead} <strong>{email}</strong>. {texts.after}
      </p>
      <div className={`flex flex-wrap gap-3 ${styles.actions}`}>
        <Button busy={busy} onClick={onSend}>
          {lookupTexts.email.submit}
        </Button>
        <Button variant="quiet" onClick={onHaveCode}>
          {lookupTexts.email.haveCode}
        </Button>
      </div>
    </div>
  );
}
