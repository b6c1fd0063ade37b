import { CreditCard, Lock, ShieldCheck } from 'lucide-react';
import styles from './bill-pay.module.css';
import { billPayTexts } from './bill-pay-texts.ts';

const { badges, notStored } = billPayTexts.form;

export function TrustBadges() {
  return (
    <div className={styles.trust}>
      <ul className={styles.badges}>
        <li>
          <Lock aria-hidden="true" size={18} />
          {badges.ssl}
        </li>
        <li>
          <CreditCard aria-hidden="true" size={18} />
          {badges.provider}
        </li>
        <li>
          <ShieldCheck aria-hidden="true" size={18} />
          {badges.pci}
        </li>
      </ul>
      <p className={styles.soft}>{notStored}</p>
    </div>
  );
}
