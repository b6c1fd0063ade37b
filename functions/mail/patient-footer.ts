import { brand } from '#shared/brand.ts';

/** The last lines of every mail to a patient. */
export function patientFooter(phone: string): readonly string[] {
  return [
    brand.name,
    `Nobody reads answers to this e-mail. Questions? Call ${phone}.`,
    'In an emergency, call 911.',
  ];
}
