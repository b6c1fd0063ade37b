import * as z from 'zod/mini';
import { listQuery, pageFields, searchFields } from '#shared/api/list-query.ts';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { labOrderSchema, labOrderStatuses, orderNumberPattern } from './lab-order.ts';

const noSuchClinic = 'Choose a clinic';

const labOrderListQuery = z.extend(z.pick(listQuery, { cursor: true, limit: true }), {
  status: z.optional(z.enum(labOrderStatuses, 'Choose open, drawn or closed')),
  clinicId: z.optional(z.enum(clinicIds, noSuchClinic)),
});

export type LabOrderListQuery = z.output<typeof labOrderListQuery>;

const labOrderSearch = z.extend(labOrderListQuery, searchFields);

export type LabOrderSearch = z.output<typeof labOrderSearch>;

const labOrderPage = z.object({ orders: z.array(labOrderSchema), ...pageFields });

/** The routes for lab orders. Patients see their orders on the receipt. */
export const labOrderRoutes = {
  'GET /api/lab-orders': {
    handler: 'lab-orders/list',
    caller: 'desk',
    summary: 'List lab orders',
    description:
      'Paid lab tests, one page at a time: open orders first, the oldest of them first, then drawn and closed ones, newest first.',
    query: labOrderListQuery,
    replies: { 200: labOrderPage },
    problems: [],
  },
  'POST /api/lab-orders/search': {
    handler: 'lab-orders/search',
    caller: 'desk',
    summary: 'Search lab orders',
    description:
      'Like the list, with a search for `q` in names, phone numbers and order numbers. The search is in the body because it can name a patient.',
    body: labOrderSearch,
    replies: { 200: labOrderPage },
    problems: [],
  },
  'PUT /api/lab-orders/{number}': {
    handler: 'lab-orders/set-status',
    caller: 'desk',
    summary: 'Mark a lab order as drawn',
    description:
      'Records when, where and by whom the sample was taken, or takes that back, with an audit entry. An order that is already drawn can’t be drawn again.',
    params: z.object({ number: z.string().check(z.regex(orderNumberPattern, 'Not a lab order')) }),
    body: z.object({
      status: z.enum(['drawn', 'open'], 'Choose drawn or open'),
      /** Where the sample was taken. Default: the clinic where the patient planned to go. */
      clinicId: z.optional(z.enum(clinicIds, noSuchClinic)),
      version: z.number().check(z.int(), z.gte(1)),
    }),
    replies: { 200: z.object({ order: labOrderSchema }) },
    problems: ['stale-version', 'conflict'],
    current: labOrderSchema,
  },
} as const satisfies Record<RouteKey, RouteContract>;
