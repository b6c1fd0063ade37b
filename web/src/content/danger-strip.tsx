import styles from './danger-strip.module.css';

const texts = {
  name: 'Emergency numbers',
  numbers: [
    { sign: 'In danger?', call: 'Call 911', href: 'tel:911' },
    { sign: 'In crisis?', call: '988 Lifeline', href: 'tel:988' },
    { sign: 'Poisoning?', call: 'Poison Control', href: 'tel:+18002221222' },
  ],
};

/** Links that call the emergency numbers, at the top of every page about our care. */
export function DangerStrip() {
  return (
    <ul
      className={`grid rounded-md overflow-hidden text-sm leading-130 ${styles.strip}`}
      aria-label={texts.name}
    >
      {texts.numbers.map(({ sign, call, href }) => (
        <li key={href} className={`flex ${styles.number}`}>
          <a className={`flex flex-wrap flex-1 items-baseline no-underline ${styles.link}`} href={href}>
            <span className="text-soft">{sign}</span> <strong className={styles.call}>{call}</strong>
          </a>
        </li>
      ))}
    </ul>
  );
}
