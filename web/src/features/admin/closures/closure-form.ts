import * as z from 'zod/mini';
import type { BodyOf } from '#shared/api/route.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { type ClosedTime, closureRefusal, normalHours } from '#shared/closures/closure.ts';
import { closureRoutes } from '#shared/closures/routes.ts';
import { closuresTexts } from './closures-texts.ts';

const texts = closuresTexts.form;
const contract = closureRoutes['POST /api/closures'];

export type NewClosure = BodyOf<typeof contract>;

export const closureFields = ['locationId', 'date', 'from', 'to', 'reason'] as const;

/** The clinics' hours as a time field writes them. */
export const opensAt = '08:00';
export const closesAt = '17:00';

const hour = z
  .string()
  .check(z.refine((time) => time === '' || (time >= opensAt && time <= closesAt), texts.outsideHours));

/** What stands in the form: the request's own fields, and whether hours matter. */
const fields = z.extend(contract.body, {
  part: z.enum(['day', 'hours']),
  from: hour,
  to: hour,
});

export type ClosureForm = z.output<typeof fields>;

/** What a form asks the server for. */
export function closureRequest({ part, from, to, locationId, date, reason }: ClosureForm): NewClosure {
  const hours = part === 'hours' ? { from: from || undefined, to: to || undefined } : {};
  return { locationId, date, ...normalHours(hours), reason: reason.trim() };
}

function timeRefusal(form: ClosureForm, now: Date) {
  if (form.part === 'hours' && !form.from && !form.to) return { field: 'from', message: texts.noHours };
  // The rules need some clinic. Without one the form is refused anyway; the day may still be wrong by itself.
  const locationId = clinicIds.find((id) => id === form.locationId);
  const asked: ClosedTime = closureRequest({ ...form, locationId: locationId ?? clinicIds[0], reason: '' });
  const refusal = closureRefusal(asked, now);
  return locationId || refusal?.field === 'date' ? refusal : undefined;
}

/** The form's schema: the contract's own, and the rules that need to know what time it is. */
export function closureFormSchema(now: () => Date) {
  return fields.check((payload) => {
    const refusal = timeRefusal(payload.value, now());
    if (!refusal) return;
    const { field, message } = refusal;
    payload.issues.push({ code: 'custom', input: payload.value, path: [field], message });
  });
}

/** A form about nothing yet, or about what the dashboard was looking at. */
export function emptyForm({ clinic = '', date = '' } = {}): ClosureForm {
  const locationId = clinic as ClosureForm['locationId'];
  return { locationId, date, part: 'day', from: '', to: '', reason: '' };
}
