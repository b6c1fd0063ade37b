import {
  BadgeCheck,
  Building2,
  ClipboardList,
  Clock,
  Earth,
  HeartHandshake,
  MapPin,
  MoonStar,
  Smile,
  Sparkles,
} from 'lucide-react';
import { Section } from '#web/ui/layout/section.tsx';
import styles from './claims.module.css';
import { detailsTexts } from './details-texts.ts';

const texts = detailsTexts.claims;

// One icon per claim, in the same order.
const icons = [
  BadgeCheck,
  Earth,
  MapPin,
  Clock,
  ClipboardList,
  MoonStar,
  Building2,
  Smile,
  Sparkles,
  HeartHandshake,
];

/** The specification's ten claims, each with a supporting fact. */
export function Claims() {
  return (
    <Section title={texts.title}>
      <ul className={`grid ${styles.claims}`}>
        {texts.points.map(({ title, text }, index) => {
          const Icon = icons[index] ?? BadgeCheck;
          return (
            <li key={title} className={`grid content-start gap-x-3 ${styles.claim}`}>
              <Icon className={styles.icon} aria-hidden="true" size={26} strokeWidth={1.75} />
              <h3 className={`leading-130 ${styles.title}`}>{title}</h3>
              <p className={`text-soft text-sm leading-145 ${styles.text}`}>{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
