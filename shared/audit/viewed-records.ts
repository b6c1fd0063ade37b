import type * as z from 'zod/mini';
import { isForStaff, type RouteContract } from '#shared/api/route.ts';

/** The kinds of records whose views are logged, with the field that identifies each record. */
const idFields = {
  appointment: 'confirmationNumber',
  payment: 'id',
  'lab-order': 'number',
  message: 'id',
} as const;

type ViewedKind = keyof typeof idFields;

/** The records that a reply shows, all of the same kind. */
export interface ViewedRecords {
  kind: ViewedKind;
  /** Confirmation numbers, payment ids, lab order numbers or message ids. */
  subjects: string[];
}

/** The fields in which replies to staff have records, with the kind of the records. */
const kindsByField: Readonly<Record<string, ViewedKind>> = {
  appointment: 'appointment',
  appointments: 'appointment',
  affected: 'appointment',
  due: 'appointment',
  payment: 'payment',
  payments: 'payment',
  order: 'lab-order',
  orders: 'lab-order',
  message: 'message',
  messages: 'message',
};

function fieldsOf(schema: z.ZodMiniType): Record<string, z.core.$ZodType & { def: { type: string } }> {
  return 'shape' in schema ? Object(schema.shape) : {};
}

/** Whether a route shows records to staff, in its replies or in the `current` of a problem. */
export function showsRecords({ caller, replies, current }: RouteContract): boolean {
  if (!isForStaff(caller)) return false;
  const fields = Object.values(replies).flatMap((schema) => Object.entries(fieldsOf(schema)));
  // Skip a `message` that is only a text, not a record.
  return (
    current !== undefined || fields.some(([name, { def }]) => name in kindsByField && def.type !== 'string')
  );
}

function kindOfCurrent(current: object): ViewedKind {
  if (idFields.appointment in current) return 'appointment';
  if ('receivedAt' in current) return 'message';
  return idFields['lab-order'] in current ? 'lab-order' : 'payment';
}

/** The records in the body of a reply, or in the `current` of a problem; undefined if it shows none. */
export function viewedRecords(body: object): ViewedRecords | undefined {
  for (const [field, value] of Object.entries(body)) {
    const isCurrent = field === 'current' && value instanceof Object;
    const kind = isCurrent ? kindOfCurrent(value) : kindsByField[field];
    const records: Record<string, unknown>[] = kind && value instanceof Object ? [value].flat() : [];
    if (kind && records.length > 0) {
      // An entry of `due` has its record in its field `appointment`. But a message's field `message` is only a text.
      const shown = records.map((record) => Object(record[kind] instanceof Object ? record[kind] : record));
      return { kind, subjects: shown.map((record) => String(record[idFields[kind]])) };
    }
  }
  return undefined;
}
