import { Clock, IdCard, WalletCards } from 'lucide-react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { willBringCard } from '#shared/appointments/booking-form.ts';
import { phoneUrl } from '#web/domain/clinics/clinic-links.ts';
import { Card } from '#web/ui/cards/card.tsx';
import styles from './appointment-advice.module.css';
import { confirmationTexts } from './confirmation-texts.ts';

const texts = confirmationTexts.advice;
const icons = [Clock, IdCard, WalletCards];

/** How to prepare for the appointment. */
export function AppointmentAdvice({ appointment }: { appointment: PatientAppointment }) {
  const { phone } = appointment.location;
  const items = appointment.insuranceProvider === willBringCard ? texts.itemsWithCard : texts.items;
  return (
    <Card as="section" tone="sage" className={styles.card} aria-labelledby="visit-advice">
      <h2 id="visit-advice" className={`text-xl ${styles.title}`}>
        {texts.title}
      </h2>
      <ul className={`grid gap-4 ${styles.list}`}>
        {items.map(({ title, text }, index) => {
          const Icon = icons[index] ?? Clock;
          return (
            <li key={title} className="flex gap-3">
              <Icon className={`print-hidden ${styles.icon}`} aria-hidden="true" />
              <div>
                <strong>{title}</strong>
                <p className={`text-soft text-sm ${styles.text}`}>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <p className={styles.questions}>
        {texts.questions} <a href={phoneUrl(phone)}>{phone}</a>.
      </p>
      <p className={`text-soft text-sm ${styles.text}`}>{texts.emergency}</p>
    </Card>
  );
}
