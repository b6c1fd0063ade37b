import { ExternalLink } from '#web/ui/buttons/external-link.tsx';

const contentTexts = {
  privacy: 'How we use your information',
};

/** Links from a form to the privacy page, in a new tab: leaving the form would lose what it keeps only in memory. */
export function PrivacyLink() {
  return (
    <p>
      <ExternalLink
        className="inline-flex items-center min-h-target text-soft text-sm"
        href="#/privacy"
        newTab
      >
        {contentTexts.privacy}
      </ExternalLink>
    </p>
  );
}
