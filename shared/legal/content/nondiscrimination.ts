import { brand } from '#shared/brand.ts';
import { type LegalPage, legalText } from '#shared/legal/legal-page.ts';
import { legalContacts } from '#shared/legal/legal-settings.ts';
import { languageNotices } from './language-notices.ts';

const { civilRights: contact } = legalContacts;

export const nondiscrimination: LegalPage = {
  path: '/nondiscrimination',
  title: 'Fair Treatment and Language Help',
  description:
    'How to get a free interpreter or free help with a disability, notices in 15 languages, and how to file a grievance if you’ve been treated unfairly.',
  lead: 'This is our notice of nondiscrimination. Everyone is welcome here, and interpreters and other help are free.',
  sections: legalText`
## Language help

If you speak a language other than English, we’ll arrange an interpreter for your visit at no cost to you.
Call [${brand.phone}](${brand.phoneHref}) and tell us which language you speak. You don’t need to bring a
family member to interpret.

${{ kind: 'languages', notices: languageNotices }}

## We don’t discriminate

${brand.name} follows federal civil rights laws. We don’t discriminate against people, exclude them or treat
them less favorably because of race, color, national origin (including limited English proficiency and primary
language), age, disability or sex, as federal law defines sex discrimination.

If you have a disability, we offer you, at no cost and without delay:

- reasonable changes to how we do things so you get the same care
- aids and services that help us understand each other, such as qualified sign language interpreters and large
  print or electronic documents

If English isn’t your first language, we offer you, at no cost and without delay:

- qualified interpreters
- important written information in other languages

If you need any of these services, call our ${contact.title} at [${contact.phone}](${contact.phoneHref}) or
tell anyone at the front desk.

## If you think we’ve treated you unfairly

You can file a grievance with our ${contact.title}. We’ll help you file it if you’d like. Call
[${contact.phone}](${contact.phoneHref}), fax ${brand.fax}, email [${contact.email}](mailto:${contact.email}),
or write to ${brand.name}, ${contact.title}, ${brand.address}.

You can also file a civil rights complaint with the U.S. Department of Health and Human Services, Office for
Civil Rights:

- online at [ocrportal.hhs.gov](https://ocrportal.hhs.gov/ocr/smartscreen/main.jsf)
- by mail to 200 Independence Avenue SW, Room 509F, HHH Building, Washington, D.C. 20201
- by phone at [1-800-368-1019](tel:+18003681019), or TDD at [1-800-537-7697](tel:+18005377697)

Complaint forms are at [hhs.gov/ocr/office/file](https://www.hhs.gov/ocr/office/file/index.html). We won’t
retaliate against you for filing a grievance or complaint.
`,
};
