import * as z from 'zod/mini';
import type { BodyOf } from '#shared/api/route.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { type ClosedTime, closureRefusal, normalizeHours } from '#shared/closures/closure.ts';
import { closureRoutes } from '#shared/closures/routes.ts';
import { closuresTexts } from './closures-texts.ts';

const texts = closuresTexts.form;
const contract = closureRoutes['POST /api/closures'];

export type ClosureRequest = BodyOf<typeof contract>;

export const closureFields = ['locationId', 'date', 'from', 'to', 'reason'] as const;

/** A field for a time within the clinics' hours. */
export const timeInput = { type: 'time', min: '08:00', max: '17:00' } as const;

const isOpen = (time: string) => time === '' || (time >= timeInput.min && time <= timeInput.max);
const hour = z.string().check(z.refine(isOpen, texts.outsideHours));

/** The fields of the request, and `part`: whether the hours apply. */
const fields = z.extend(contract.body, {
  part: z.enum(['day', 'hours']),
  from: hour,
  to: hour,
});

export type ClosureForm = z.output<typeof fields>;

/** The request for a filled-in form. */
export function closureRequest({ part, from, to, locationId, date, reason }: ClosureForm): ClosureRequest {
  const hours = part === 'hours' ? { from: from || undefined, to: to || undefined } : {};
  return { locationId, date, ...normalizeHours(hours), reason: reason.trim() };
}

function timeRefusal(form: ClosureForm, now: Date) {
  if (form.part === 'hours' && !form.from && !form.to) return { field: 'from', message: texts.noHours };
  // The rules need a clinic. Use any while none is chosen, because only the date is checked then.
  const locationId = clinicIds.find((id) => id === form.locationId);
  const time: ClosedTime = closureRequest({ ...form, locationId: locationId ?? clinicIds[0], reason: '' });
  const refusal = closureRefusal(time, now);
  return locationId || refusal?.field === 'date' ? refusal : undefined;
}

/** The schema of the form: the contract's, and the rules that depend on the current time. */
export function closureFormSchema(now: () => Date) {
  return fields.check((payload) => {
    const refusal = timeRefusal(payload.value, now());
    if (!refusal) return;
    const { field, message } = refusal;
    payload.issues.push({ code: 'custom', input: payload.value, path: [field], message });
  });
}
