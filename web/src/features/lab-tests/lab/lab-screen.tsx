import type { ReactNode } from 'react';
import { labFeaturedTests } from '#shared/lab-tests/catalogue.ts';
import { page as lab } from '#shared/services/content/lab.md';
import { usePageTitle } from '#web/content/page-title.ts';
import { FeaturedTests } from '#web/features/lab-tests/featured/featured-tests.tsx';
import { LabContent } from './lab-content.tsx';
import { labTexts } from './lab-texts.ts';

interface LabScreenProps {
  /** The consultation form. It belongs to another feature, so the app passes it in. */
  consultationForm: ReactNode;
}

/** The lab's services, with links to related screens. */
export function LabScreen({ consultationForm }: LabScreenProps) {
  const { title, tabTitle = title, description } = lab;
  usePageTitle(tabTitle, { description });
  return (
    <LabContent
      featured={<FeaturedTests tests={labFeaturedTests} lead={labTexts.featuredLead} />}
      consultation={<div className="max-w-text">{consultationForm}</div>}
    />
  );
}
