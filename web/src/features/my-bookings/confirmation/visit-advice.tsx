import { Clock, IdCard, WalletCards } from 'lucide-react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { willBringCard } from '#shared/appointments/insurance-choices.ts';
import { phoneUrl } from '#web/domain/clinics/clinic-links.ts';
import { Card } from '#web/ui/cards/card.tsx';
import styles from './confirmation.module.css';
import { confirmationTexts } from './confirmation-texts.ts';

const texts = confirmationTexts.advice;

interface VisitAdviceProps {
  appointment: PatientAppointment;
  /** Whether a patient of the visits shown is under 18. */
  isMinor: boolean;
}

/** How to prepare for the appointment. */
export function VisitAdvice({ appointment, isMinor }: VisitAdviceProps) {
  const { phone } = appointment.location;
  const items = [
    { Icon: Clock, ...texts.arrive },
    { Icon: IdCard, ...(isMinor ? texts.idOfParent : texts.id) },
    {
      Icon: WalletCards,
      ...(appointment.insuranceProvider === willBringCard.insuranceProvider ? texts.cardToShow : texts.card),
    },
  ];
  return (
    <Card as="section" tone="sage" className={styles.advice} aria-labelledby="visit-advice">
      <h2 id="visit-advice" className={`text-xl ${styles.adviceTitle}`}>
        {texts.title}
      </h2>
      <ul className={`grid gap-4 ${styles.adviceList}`}>
        {items.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-3">
            <Icon className={`flex-none print-hidden ${styles.adviceIcon}`} aria-hidden="true" />
            <div>
              <strong>{title}</strong>
              <p className="text-soft text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.questions}>
        {texts.questions} <a href={phoneUrl(phone)}>{phone}</a>.
      </p>
      <p className="text-soft text-sm">{texts.emergency}</p>
    </Card>
  );
}
