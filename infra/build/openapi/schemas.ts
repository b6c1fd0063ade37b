import * as z from 'zod/mini';
import { problemSchema } from '#shared/api/problem.ts';
import {
  appointmentLocationSchema,
  appointmentSchema,
  patientAppointmentSchema,
} from '#shared/appointments/appointment.ts';
import { auditEntrySchema } from '#shared/audit/routes.ts';
import { availabilitySchema, openingSchema, slotSchema } from '#shared/availability/routes.ts';
import { placeSchema } from '#shared/clinics/geocode-routes.ts';
import { closureSchema } from '#shared/closures/closure.ts';
import { staffMessageSchema } from '#shared/messages/message.ts';
import { boughtItemSchema, paymentSchema, publicPaymentSchema } from '#shared/payments/payment.ts';
import { workItemSchema } from '#shared/payments/work-item.ts';
import { fieldNotes } from './field-notes.ts';

export type Json = Record<string, unknown>;

/** The reply objects that are named in the document. */
export const named = z.registry<{ id: string }>();
named.add(appointmentSchema, { id: 'Appointment' });
named.add(patientAppointmentSchema, { id: 'PatientAppointment' });
named.add(appointmentLocationSchema, { id: 'AppointmentLocation' });
named.add(slotSchema, { id: 'Slot' });
named.add(openingSchema, { id: 'Opening' });
named.add(availabilitySchema, { id: 'Availability' });
named.add(paymentSchema, { id: 'Payment' });
named.add(publicPaymentSchema, { id: 'PublicPayment' });
named.add(workItemSchema, { id: 'WorkItem' });
named.add(boughtItemSchema, { id: 'BoughtItem' });
named.add(closureSchema, { id: 'Closure' });
named.add(staffMessageSchema, { id: 'Message' });
named.add(auditEntrySchema, { id: 'AuditEntry' });
named.add(placeSchema, { id: 'Place' });
named.add(problemSchema, { id: 'Problem' });

const uri = (id: string) => `#/components/schemas/${id}`;

type SchemaContext = { jsonSchema: z.core.JSONSchema.BaseSchema };

/** Adds each field's description. */
function describeFields({ jsonSchema }: SchemaContext): void {
  for (const [name, field] of Object.entries(jsonSchema.properties ?? {})) {
    if (fieldNotes[name] && typeof field === 'object') field.description = fieldNotes[name];
  }
}

/** Allows additional fields in each reply object, because fields may be added to a reply at any time. */
function describeReply(context: SchemaContext): void {
  const { jsonSchema } = context;
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  describeFields(context);
}

function withoutDialect({ $schema: _, $id: __, ...schema }: Json): Json {
  return schema;
}

/** The schema of a request body. */
export function requestSchema(schema: z.ZodMiniType): Json {
  return withoutDialect(
    z.toJSONSchema(schema, { io: 'input', override: describeFields, unrepresentable: 'any' }),
  );
}

/** The schema of a reply, with references to named schemas. */
export function replySchema(schema: z.ZodMiniType): Json {
  const id = named.get(schema)?.id;
  if (id) return { $ref: uri(id) };
  const made = z.toJSONSchema(schema, { metadata: named, override: describeReply, unrepresentable: 'any' });
  const { $defs: _, ...rest } = withoutDialect(made);
  return JSON.parse(JSON.stringify(rest).replaceAll('#/$defs/', uri('')));
}

export function namedSchemas(): Json {
  const { schemas } = z.toJSONSchema(named, { uri, override: describeReply, unrepresentable: 'any' });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutDialect(schema)]));
}
