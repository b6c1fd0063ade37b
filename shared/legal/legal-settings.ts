import { brand } from '#shared/brand.ts';

/**
 * The note at the top of every legal page. The texts are drafts until the owner's counsel has approved them;
 * then the owner sets this to undefined, which removes the note everywhere.
 */
export const draftNote: string | undefined =
  'This page is a draft. Our legal counsel hasn’t approved it yet, so parts of it may change.';

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
