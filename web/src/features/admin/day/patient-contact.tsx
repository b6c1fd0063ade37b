import { Mail, Phone } from 'lucide-react';
import { EmailLink, PhoneLink } from '#web/features/admin/records/details/contact-links.tsx';
import { dayTexts as texts } from './day-texts.ts';
import styles from './patient-contact.module.css';

/** A patient's phone number and email address, as links. */
export function PatientContact({ patient }: { patient: { email: string; phone?: string | undefined } }) {
  const { email, phone } = patient;
  return (
    <div className={styles.contact}>
      <p className={styles.link}>
        <Phone aria-hidden="true" size={16} />
        {phone ? <PhoneLink phone={phone} /> : <span className={styles.none}>{texts.noPhone}</span>}
      </p>
      <p className={styles.link}>
        <Mail aria-hidden="true" size={16} />
        <EmailLink address={email} />
      </p>
    </div>
  );
}
