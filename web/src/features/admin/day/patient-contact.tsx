import { EmailLink, PhoneLink } from '#web/features/admin/records/details/field-list.tsx';
import { dayTexts as texts } from './day-texts.ts';
import styles from './patient-contact.module.css';

interface PatientContactProps {
  patient: { email: string; phone?: string | undefined };
  /** False in a list of all clinics, which has no room for it. */
  hasEmail?: boolean;
}

/** A patient's phone number and email address, as links. */
export function PatientContact({ patient, hasEmail = true }: PatientContactProps) {
  const { email, phone } = patient;
  return (
    <div className={`flex flex-wrap gap-x-3 min-w-0 wrap-anywhere ${styles.contact}`}>
      {phone ? <PhoneLink phone={phone} /> : <span>{texts.noPhone}</span>}
      {hasEmail && (email ? <EmailLink address={email} /> : <span>{texts.noEmail}</span>)}
    </div>
  );
}
