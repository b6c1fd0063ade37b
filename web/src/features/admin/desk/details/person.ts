import { phoneDigits } from '#shared/forms/phone-number.ts';

/** Whose a record is. */
export interface Person {
  dob?: string | undefined;
  phone?: string | undefined;
  email: string;
}

/** The phone number and email address, as they are compared and searched for. */
export function contactsOf({ phone = '', email }: Person): string[] {
  return [phoneDigits(phone), email.toLowerCase()].filter((text) => text !== '');
}

/** Whether a record is a person's: it has their phone number or email address, and no other birth date. */
export function isOf(record: Person, person: Person): boolean {
  if (record.dob && record.dob !== person.dob) return false;
  const known = contactsOf(person);
  return contactsOf(record).some((text) => known.includes(text));
}
