import { EmailLink, PhoneLink } from '#web/features/admin/records/details/contact-links.tsx';
import { closuresTexts } from './closures-texts.ts';
import styles from './patient-contact.module.css';

const texts = closuresTexts.affected;

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
