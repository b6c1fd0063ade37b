import { brand } from '#shared/brand.ts';
import styles from './bill-pay.module.css';
import { billPayTexts } from './bill-pay-texts.ts';

const { help } = billPayTexts;

export function BillHelp() {
  return (
    <section className={styles.help} aria-labelledby="bill-help">
      <h2 id="bill-help" className={styles.helpTitle}>
        {help.title}
      </h2>
      <p>{help.lead}</p>
      <dl className={styles.facts}>
        <dt>{help.phone}</dt>
        <dd>
          <a href={brand.phoneHref}>{brand.phone}</a>
        </dd>
        <dt>{help.email}</dt>
        <dd>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </dd>
        <dt>{help.hours}</dt>
        <dd>{help.hoursText}</dd>
      </dl>
      <p className={styles.soft}>{help.notByMail}</p>
    </section>
  );
}
