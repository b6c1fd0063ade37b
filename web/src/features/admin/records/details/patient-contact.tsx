import { recordsTexts as texts } from '#web/features/admin/records/records-texts.ts';
import { EmailLink, PhoneLink } from './field-list.tsx';
import styles from './patient-contact.module.css';

interface PatientContactProps {
  patient: { email: string; phone?: string | undefined };
}

/** A patient's phone number and email address, as links. */
export function PatientContact({ patient }: PatientContactProps) {
  const { email, phone } = patient;
  return (
    <div className={`flex flex-wrap gap-x-3 min-w-0 wrap-anywhere ${styles.contact}`}>
      {phone ? <PhoneLink phone={phone} /> : <span>{texts.noPhone}</span>}
      {email ? <EmailLink address={email} /> : <span>{texts.noEmail}</span>}
    </div>
  );
}
