import { aliases, pathPatterns, paths } from '#web/lib/paths.ts';
import { headerTexts } from './header-texts.ts';

const { navigation: names, services: serviceNames } = headerTexts;

export interface NavigationEntry {
  to: string;
  name: string;
  /** The language of the name, if it isn't English. */
  lang?: string;
  /** Path pattern of the screens below this one that have no entry of their own. */
  subpages?: string;
  /** The screen's second route. There, the entry links to it, so that NavLink marks the entry as current. */
  alias?: string;
}

/** The header's links to our screens. Each navigation picks its entries and their order. */
export const navigationEntries = {
  home: { to: paths.home, name: names.home },
  aboutUs: { to: paths.aboutUs, name: names.aboutUs, alias: aliases.aboutUs },
  book: { to: paths.bookAppointment, name: headerTexts.actions.book },
  locations: { to: paths.locations, name: names.locations, subpages: pathPatterns.locationDetail },
  insurance: { to: paths.insurance, name: names.insurance },
  lab: { to: paths.lab, name: names.lab },
  blog: { to: paths.blog, name: names.blog, subpages: pathPatterns.article },
  shopForTest: { to: paths.shopForTest, name: names.shopForTest, alias: aliases.shopForTest },
  billPay: { to: paths.billPay, name: names.billPay },
  contact: { to: paths.contact, name: headerTexts.topBar.contact },
  spanish: { to: paths.nondiscrimination, name: headerTexts.topBar.spanish, lang: 'es' },
  myBookings: { to: paths.myBookings, name: headerTexts.myBookings },
} satisfies Record<string, NavigationEntry>;

const labs: NavigationEntry = { to: paths.lab, name: serviceNames.labs };

/** The services without the lab, which the phone's menu lists separately. */
export const careEntries: readonly NavigationEntry[] = [
  { to: paths.ivTherapy, name: serviceNames.ivTherapy },
  { to: paths.weightLoss, name: serviceNames.weightLoss },
  { to: paths.urgentCare, name: serviceNames.urgentCare },
  { to: paths.primaryCare, name: serviceNames.primaryCare },
  { to: paths.womensHealth, name: serviceNames.womensHealth },
  { to: paths.annualWellnessCheck, name: serviceNames.annualWellnessCheck },
  { to: paths.emergency, name: serviceNames.emergency },
  { to: paths.ultrasound, name: serviceNames.ultrasound },
  { to: paths.xRay, name: serviceNames.xRay },
];

export const serviceEntries: readonly NavigationEntry[] = [...careEntries, labs];

/** The entries of the wide header's menu "More". */
export const moreEntries: readonly NavigationEntry[] = [
  navigationEntries.home,
  navigationEntries.aboutUs,
  navigationEntries.lab,
  navigationEntries.blog,
  navigationEntries.shopForTest,
  navigationEntries.billPay,
];
