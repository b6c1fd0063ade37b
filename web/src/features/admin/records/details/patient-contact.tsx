import { recordsTexts as texts } from '#web/features/admin/records/records-texts.ts';
import { EmailLink, PhoneLink } from './field-list.tsx';

interface PatientContactProps {
  patient: { email: string; phone?: string | undefined };
}

/** A patient's phone number and email address, as links. */
export function PatientContact({ patient }: PatientContactProps) {
  const { email, phone } = patient;
  return (
    <div className="flex flex-wrap items-center gap-x-3 min-w-0 wrap-anywhere text-soft">
      {phone ? <PhoneLink phone={phone} /> : <span>{texts.noPhone}</span>}
      {email ? <EmailLink address={email} /> : <span>{texts.noEmail}</span>}
    </div>
  );
}
