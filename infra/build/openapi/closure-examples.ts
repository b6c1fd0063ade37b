import type { ExamplesByRoute } from './example.ts';
import { appointment, closure, patientAppointment } from './records.ts';

const { date } = patientAppointment;
const byClosure = { id: closure.id };
const affected = { closure, affected: [appointment] };
const deleted = { success: true } as const;

/** Requests and replies of closures. */
export const closureExamples = {
  'GET /api/closures': { query: { from: date, to: date }, replies: { 200: { closures: [closure] } } },
  'POST /api/closures': {
    body: { locationId: '1', date, from: '13:00', reason: closure.reason },
    replies: { 201: affected, 200: affected },
  },
  'GET /api/closures/{id}': { params: byClosure, replies: { 200: affected } },
  'DELETE /api/closures/{id}': { params: byClosure, replies: { 200: deleted } },
  'POST /api/closures/{id}/notify': { params: byClosure, replies: { 200: { mailed: 1 } } },
} satisfies ExamplesByRoute;
