import { CreditCard, Lock, ShieldCheck } from 'lucide-react';
import styles from './bill-pay.module.css';
import { billPayTexts } from './bill-pay-texts.ts';

const { badges, notStored } = billPayTexts.form;
const icons = { ssl: Lock, provider: CreditCard, pci: ShieldCheck };

export function TrustBadges() {
  return (
    <div className={styles.trust}>
      <ul className={styles.badges}>
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name}>
            <Icon aria-hidden="true" size={18} />
            {badges[name as keyof typeof icons]}
          </li>
        ))}
      </ul>
      <p className={styles.soft}>{notStored}</p>
    </div>
  );
}
