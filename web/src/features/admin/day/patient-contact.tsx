import { Mail, Phone } from 'lucide-react';
import { EmailLink, PhoneLink } from '#web/features/admin/records/details/contact-links.tsx';
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
    <div className={`grid content-start min-w-0 text-sm ${styles.contact}`}>
      <p className={`grid items-start gap-2 ${styles.link}`}>
        <Phone aria-hidden="true" size={16} />
        {phone ? <PhoneLink phone={phone} /> : <span className={styles.none}>{texts.noPhone}</span>}
      </p>
      {hasEmail && (
        <p className={`grid items-start gap-2 ${styles.link}`}>
          <Mail aria-hidden="true" size={16} />
          {email ? <EmailLink address={email} /> : <span className={styles.none}>{texts.noEmail}</span>}
        </p>
      )}
    </div>
  );
}
