import * as z from 'zod/mini';
import { appointmentLocationSchema, appointmentStatuses } from '#shared/appointments/appointment.ts';
import { shortText } from '#shared/forms/fields.ts';
import { isNpi } from './npi.ts';

export const maxDescriptionLength = 80;
export const maxEstimateItems = 20;
/** $100,000, in cents. */
export const maxItemCents = 10_000_000;

export const estimateMessages = {
  description: 'Describe the service',
  serviceCode: 'Enter the 5 characters of a CPT or HCPCS code, or leave this blank',
  amount: 'Enter an amount in dollars, such as 150 or 149.50',
  amountTooHigh: 'Enter $100,000 or less',
  items: 'Add a line',
  tooManyItems: `Use ${maxEstimateItems} lines or fewer`,
  diagnosisCode: 'Enter an ICD-10 code, such as J02.9, or leave this blank',
  npi: 'Enter the 10 digits of the NPI',
  npiMistyped: 'A digit of this NPI is wrong. Copy it from npiregistry.cms.hhs.gov',
} as const;

/** One expected charge. The amount is in cents. */
export const estimateItem = z.object({
  description: shortText(estimateMessages.description, maxDescriptionLength),
  serviceCode: z.optional(
    z
      .string(estimateMessages.serviceCode)
      .check(
        z.trim(),
        z.toUpperCase(),
        z.regex(/^(?:\d{4}[\dA-Z]|[A-Z]\d{4})$/, estimateMessages.serviceCode),
      ),
  ),
  amount: z
    .int(estimateMessages.amount)
    .check(z.minimum(0, estimateMessages.amount), z.maximum(maxItemCents, estimateMessages.amountTooHigh)),
});

export type EstimateItem = z.output<typeof estimateItem>;

/** The fields of an estimate that the desk fills in. */
export const estimateFormFields = {
  items: z
    .array(estimateItem, estimateMessages.items)
    .check(
      z.minLength(1, estimateMessages.items),
      z.maxLength(maxEstimateItems, estimateMessages.tooManyItems),
    ),
  diagnosisCode: z.optional(
    z
      .string(estimateMessages.diagnosisCode)
      .check(
        z.trim(),
        z.toUpperCase(),
        z.regex(/^[A-Z]\d[\dA-Z](?:\.[\dA-Z]{1,4})?$/, estimateMessages.diagnosisCode),
      ),
  ),
  /** The NPI of the provider who is expected to see the patient. Default: the group's own NPI. */
  npi: z.optional(
    z
      .string(estimateMessages.npi)
      .check(
        z.trim(),
        z.regex(/^\d{10}$/, { error: estimateMessages.npi, abort: true }),
        z.refine(isNpi, estimateMessages.npiMistyped),
      ),
  ),
};

/** A good faith estimate as its patient sees it. The page adds the disclaimers, and says how to dispute a bill. */
export const estimateSchema = z.object({
  confirmationNumber: z.string(),
  /** Instant. */
  madeAt: z.string(),
  patientName: z.string(),
  dob: z.string(),
  clinic: appointmentLocationSchema,
  /** The visit's day, and the instant at which the visit starts. */
  date: z.string(),
  startsAt: z.string(),
  /** Amounts in cents. */
  items: z.array(
    z.object({ description: z.string(), serviceCode: z.optional(z.string()), amount: z.number() }),
  ),
  /** Cents. */
  total: z.number(),
  diagnosisCode: z.optional(z.string()),
  provider: z.object({ name: z.string(), npi: z.string(), taxId: z.string() }),
});

export type Estimate = z.output<typeof estimateSchema>;

/** How an estimate's visit is now. Anyone with the estimate's link sees this, so it leaves out the visit's time. */
export const estimatedVisitSchema = z.object({
  status: z.enum(appointmentStatuses),
  /** Set if the estimate no longer holds, because the visit, its patient's name or the prices have changed. */
  outdated: z.optional(z.literal(true)),
  /** The instant by which a new estimate is due, if one is. */
  dueBy: z.optional(z.string()),
});

export type EstimatedVisit = z.output<typeof estimatedVisitSchema>;
