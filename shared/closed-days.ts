export interface ClosedDay {
  /** `2027-03-05` */
  date: string;
  /** Completes "closed for …" on screens that patients see: `staff training`. */
  reason: string;
  /** Ids from `shared/clinics/clinics.ts`. Default: all clinics. */
  clinicIds?: readonly `${number}`[];
}

/**
 * Days on which clinics are closed, besides weekends and the holidays of `shared/clinics/holidays.ts`. The
 * owner edits this list: `{ date: '2027-03-05', reason: 'staff training', clinicIds: ['3'] }`. On a day with
 * booked visits, close the clinic in the dashboard instead, which emails those patients a link to choose
 * another time.
 */
export const closedDays: ClosedDay[] = [];
