import { brand } from '#shared/brand.ts';

export type Photo = `/photos/${string}`;

/** The details in which clinics differ. To add a clinic, add one entry to `sites`. */
interface Site {
  id: `${number}`;
  name: string;
  /** The last part of the URL of the clinic's page. Not derived from the name, so that a new name keeps the URL. */
  slug: string;
  address: string;
  city: string;
  zipCode: string;
  /** WGS 84 degrees. */
  lat: number;
  lng: number;
  /** The start times of visits: one of two fixed sets, or random quarter hours each day. */
  slots: 'first' | 'second' | 'random';
  /** The clinic's own drawing in `web/public/pictures/`, without `.svg`, if there is one. */
  picture?: `clinic-${number}`;
  /** The owner's photo of the clinic's front: a file in `web/public/photos/` of 1,600 by 1,000 pixels. */
  photo?: Photo;
  /** Where to park, in a sentence. */
  parking?: string;
  /** How to get in with a wheelchair, in a sentence. */
  wheelchair?: string;
}

/** In home's display order. */
const sites = [
  {
    id: '1',
    slug: 'eastern-flamingo',
    name: 'Eastern / Flamingo',
    address: '4080 S Eastern Ave',
    city: 'Las Vegas',
    zipCode: '89119',
    lat: 36.1149,
    lng: -115.1188,
    slots: 'first',
    picture: 'clinic-1',
  },
  {
    id: '2',
    slug: 'maryland-pkwy-tropicana',
    name: 'Maryland Pkwy / Tropicana',
    address: '4985 S Maryland Pkwy',
    city: 'Las Vegas',
    zipCode: '89119',
    lat: 36.1005,
    lng: -115.1367,
    slots: 'first',
    picture: 'clinic-2',
  },
  {
    id: '3',
    slug: 'craig-ferrell',
    name: 'Craig / Ferrell',
    address: '2215 W Craig Rd',
    city: 'North Las Vegas',
    zipCode: '89032',
    lat: 36.2401,
    lng: -115.1716,
    slots: 'first',
    picture: 'clinic-3',
  },
  {
    id: '4',
    slug: 'eastern-serene',
    name: 'Eastern / Serene',
    address: '9155 S Eastern Ave',
    city: 'Las Vegas',
    zipCode: '89123',
    lat: 36.0208,
    lng: -115.1191,
    slots: 'second',
    picture: 'clinic-4',
  },
  {
    id: '5',
    slug: 'las-vegas-blvd-belmont',
    name: 'Las Vegas Blvd / Belmont',
    address: '2460 N Las Vegas Blvd',
    city: 'North Las Vegas',
    zipCode: '89030',
    lat: 36.2003,
    lng: -115.1172,
    slots: 'first',
    picture: 'clinic-5',
  },
  {
    id: '6',
    slug: 'volunteer-blvd-raiders-way',
    name: 'Volunteer Blvd & Raiders Way',
    address: '1610 Raiders Way',
    city: 'Henderson',
    zipCode: '89052',
    lat: 35.9808,
    lng: -115.1464,
    slots: 'second',
    picture: 'clinic-6',
  },
  {
    id: '7',
    slug: 'spring-mountain-rainbow',
    name: 'Spring Mountain / Rainbow',
    address: '3690 S Rainbow Blvd',
    city: 'Las Vegas',
    zipCode: '89103',
    lat: 36.1262,
    lng: -115.2432,
    slots: 'second',
    picture: 'clinic-7',
  },
  {
    id: '8',
    slug: 'rainbow-robindale',
    name: 'Rainbow / Robindale',
    address: '7685 S Rainbow Blvd',
    city: 'Las Vegas',
    zipCode: '89139',
    lat: 36.0489,
    lng: -115.2434,
    slots: 'random',
    picture: 'clinic-8',
  },
  {
    id: '9',
    slug: 'washington-lamb',
    name: 'Washington / Lamb',
    address: '4420 E Washington Ave',
    city: 'Las Vegas',
    zipCode: '89110',
    lat: 36.1814,
    lng: -115.0806,
    slots: 'second',
    picture: 'clinic-9',
  },
  {
    id: '10',
    slug: 'cactus',
    name: 'Cactus',
    address: '85 E Cactus Ave',
    city: 'Las Vegas',
    zipCode: '89183',
    lat: 35.9986,
    lng: -115.1684,
    slots: 'second',
    picture: 'clinic-10',
  },
] as const satisfies readonly Site[];

export type ClinicId = (typeof sites)[number]['id'];

/** The clinics' own drawings. */
export type ClinicPicture = Extract<(typeof sites)[number], { picture: string }>['picture'];

/** A clinic, including details that all clinics currently share. */
export interface Clinic extends Omit<Site, 'id' | 'picture'> {
  id: ClinicId;
  picture?: ClinicPicture;
  state: 'NV';
  phone: string;
  fax: string;
  hours: string;
  /** The clinic's page on a search engine. A placeholder, which the owner replaces. */
  businessPage: string;
  /** The clinic's page on a review site. Also a placeholder. */
  reviews: string;
}

export const clinics: readonly Clinic[] = sites.map((site) => ({
  ...site,
  state: 'NV',
  phone: brand.phone,
  fax: brand.fax,
  hours: brand.hours,
  businessPage: `https://business.example.com/${site.slug}`,
  reviews: `https://reviews.example.com/${site.slug}`,
}));

const [first, ...others] = sites;
export const clinicIds: readonly [ClinicId, ...ClinicId[]] = [first.id, ...others.map(({ id }) => id)];

const clinicsById = new Map<string, Clinic>(clinics.map((clinic) => [clinic.id, clinic]));

/** Throws a RangeError for an unknown id, which schemas should have rejected. */
export function clinicById(id: string): Clinic {
  const found = clinicsById.get(id);
  if (!found) throw new RangeError(`no clinic has the id ${JSON.stringify(id)}`);
  return found;
}
