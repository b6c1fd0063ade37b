import { brand } from '#shared/brand.ts';

/** The last lines of every mail to a patient. */
export function patientFooter(phone: string): readonly string[] {
  return [
    brand.name,
    `Please don’t reply to this email. We won’t see your message. Questions? Call ${phone}.`,
    'In an emergency, call 911.',
  ];
}
