import { brand } from '#shared/brand.ts';
import { clinicCount } from '#shared/clinics/clinic-count.ts';
import { type LegalPage, legalText } from '#shared/legal/legal-page.ts';
import { legalContacts } from '#shared/legal/legal-settings.ts';

const { privacy: contact } = legalContacts;

export const privacyPractices: LegalPage = {
  path: '/privacy-practices',
  title: 'Notice of Privacy Practices',
  description:
    'How our clinics may use and share your medical information, your rights under HIPAA, our duties, and how to file a complaint.',
  lead: 'This notice describes how medical information about you may be used and disclosed and how you can get access to this information. Please review it carefully.',
  sections: legalText`
## Who this notice covers

This notice applies to ${brand.name}, to all ${clinicCount.en} of our clinics, and to everyone who works in
them. “Your information” means your medical records, your bills and anything else that identifies you and is
about your health or care.

To learn what this website keeps about you, see our [Privacy Policy](/privacy).

## Your rights

To exercise any of these rights, call or write to our Privacy Officer.

### Get a copy of your medical record

You can ask to see your record or get a copy of it, on paper or electronically. We’ll let you see it within 10
business days and give you a copy within 30 days. We may charge a reasonable fee for our costs.

### Ask us to correct your record

If you think something is wrong or missing, ask us to correct it. If we say no, we’ll tell you why in writing
within 60 days, and you can add a statement to your record.

### Ask us to contact you in a certain way

You can ask us to call a different number, for example, or to mail a bill to another address. We’ll agree to
all reasonable requests.

### Ask us to limit what we use or share

You can ask us not to use or share certain information for treatment, payment or our operations. We don’t have
to agree, and we may say no if it would affect your care. If you pay for a service out of pocket in full, you
can ask us not to tell your insurer about it. We’ll agree unless a law requires us to share it.

### Get a list of who we’ve shared your information with

You can ask for a list of the times we’ve shared your information in the last six years, who we shared it with
and why. The list doesn’t include sharing for treatment, payment or our operations, or anything you asked us
to share. You can get one list a year for free.

### Get a copy of this notice

You can ask for a paper copy at any time, even if you agreed to get it electronically.

### Choose someone to act for you

If someone has your medical power of attorney or is your legal guardian, that person can exercise your rights
for you. We’ll make sure the person has this authority before we take any action.

## Your choices

Tell us what you’d like us to do, and we’ll follow your instructions when we:

- share information with your family, friends or others who help with your care or pay for it
- share information in a disaster relief effort

If you can’t tell us what you’d like, for example if you’re unconscious, we may share your information if we
believe it’s in your best interest. We may also share it to lessen a serious and imminent threat to health or
safety.

We need your written permission before we:

- use or share your information for marketing
- sell your information, which we don’t do
- share psychotherapy notes, in most cases
- use or share your information for any purpose that isn’t in this notice

If you give us permission, you can take it back in writing at any time. Taking it back won’t affect what we’ve
already shared.

## How we use and share your information

### To treat you

We use your information to care for you and share it with others who treat you. For example, we may send your
X-ray to the specialist we refer you to.

### To bill for your care

We use and share your information to bill you, your insurer or others. For example, we tell your insurance
plan about your visit so the plan will pay us.

### To run our clinics

We use and share your information to manage our services and improve care. For example, we email you a
reminder of your visit or review records to check the quality of our care.

### With companies that work for us

Some companies do work for us, such as a lab or a billing service. They have to sign a contract that requires
them to protect your information.

## Other times we may share your information

The law allows or requires us to share information in other ways, often for the public good. We have to meet
many legal conditions first. We may share it:

- for public health and safety: to prevent disease, report bad reactions to medicines, help with product
  recalls, report suspected abuse, neglect or domestic violence, or prevent or reduce a serious threat to
  anyone’s health or safety
- for health research that meets legal requirements
- when federal or state law requires it, including with the U.S. Department of Health and Human Services if it
  checks whether we follow federal privacy law
- with organ and tissue donation organizations
- with a coroner, medical examiner or funeral director
- for workers’ compensation claims
- for law enforcement, as the law allows
- with agencies that oversee health care
- for special government functions such as military and national security services
- in response to a court order, an administrative order or a subpoena

Where Nevada law protects your information more strictly, we follow Nevada law. Once we’ve shared information
as this notice describes, the person who gets it may be able to share it further, and federal privacy rules
may no longer protect it.

### Substance use disorder records

Federal law (42 CFR Part 2) gives extra protection to records that we get from substance use disorder
treatment programs. We won’t use or share those records, or testify about what’s in them, in a civil,
criminal, administrative or legislative proceeding against you unless you agree in writing or a court orders
it. Before a court can order it, you or we must get notice and a chance to be heard, and the order must come
with a subpoena or a similar legal demand.

## Our duties

- The law requires us to keep your information private and secure.
- We’ll tell you promptly if a breach may have put your information at risk.
- We have to follow this notice and give you a copy of it.
- We won’t use or share your information in ways this notice doesn’t describe unless you give us written
  permission. If you do, you can change your mind at any time.

We may change this notice, and the changes will apply to all the information we have about you. You’ll find
the new notice on this page and at our clinics.

## Questions and complaints

Our ${contact.title} answers questions about this notice and takes complaints. Call
[${contact.phone}](${contact.phoneHref}), email [${contact.email}](mailto:${contact.email}), or write to
${brand.name}, ${contact.title}, ${brand.address}.

You can also file a complaint with the U.S. Department of Health and Human Services, Office for Civil Rights:

- online at [hhs.gov/hipaa/filing-a-complaint](https://www.hhs.gov/hipaa/filing-a-complaint/index.html)
- by mail to 200 Independence Avenue SW, Washington, D.C. 20201
- by phone at [1-877-696-6775](tel:+18776966775)

We won’t retaliate against you for filing a complaint.
`,
};
