/** Facts for patients about the patient-provider dispute resolution process (45 CFR 149.620). */
export const dispute = {
  /** By how much a bill must exceed its estimate. */
  overBy: '$400',
  /** A patient must start the process within this many days of the date on the first bill. */
  days: 120,
  site: 'www.cms.gov/nosurprises',
  siteUrl: 'https://www.cms.gov/nosurprises',
  phone: '1-800-985-3059',
  phoneHref: 'tel:+18009853059',
} as const;
