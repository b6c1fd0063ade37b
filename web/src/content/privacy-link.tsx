import { ExternalLink } from '#web/ui/buttons/external-link.tsx';
import styles from './privacy-link.module.css';

/** Texts that several screens share. */
const contentTexts = {
  privacy: 'How we use your information',
};

/** Leads from a form to the privacy page, in a new tab, since leaving would lose what the form keeps in memory only. */
export function PrivacyLink() {
  return (
    <p>
      <ExternalLink className={styles.link} href="#/privacy" newTab>
        {contentTexts.privacy}
      </ExternalLink>
    </p>
  );
}
