import { brand } from '#shared/brand.ts';

/** When the legal pages took effect, as displayed. The owner updates it whenever their content changes. */
export const effectiveDate = 'November 23, 2026';

interface LegalContact {
  title: string;
  phone: string;
  phoneHref: string;
  email: string;
}

/** The contacts for privacy and civil rights. Placeholders, like `shared/brand.ts`: the owner sets them. */
export const legalContacts: Record<'privacy' | 'civilRights', LegalContact> = {
  privacy: {
    title: 'Privacy Officer',
    phone: brand.phone,
    phoneHref: brand.phoneHref,
    email: 'privacy@example.com',
  },
  civilRights: {
    title: 'Civil Rights Coordinator',
    phone: brand.phone,
    phoneHref: brand.phoneHref,
    email: 'civilrights@example.com',
  },
};
