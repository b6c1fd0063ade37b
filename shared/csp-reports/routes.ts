import * as z from 'zod/mini';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { freeText } from '#shared/forms/fields.ts';

const notPlain = 'Not a report of a browser';

/** A directive or a URL. Browsers write neither with control characters. */
const text = z.optional(freeText(4000, { tooLong: notPlain, notPlain }));

/** The report of `report-uri`, which every browser sends. */
const reportUriSchema = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': text,
    'source-file': text,
  }),
});

/** A report of `report-to`. Other types of reports have different bodies. */
const reportToSchema = z.object({
  type: freeText(100, { tooLong: notPlain, notPlain }),
  body: z.object({ documentURL: text, blockedURL: text, effectiveDirective: text, sourceFile: text }),
});

const cspReportsSchema = z.union([reportUriSchema, z.array(reportToSchema).check(z.maxLength(100))]);

export type CspReports = z.output<typeof cspReportsSchema>;

export const cspReportRoutes = {
  'POST /api/csp-reports': {
    handler: 'csp-reports/receive',
    caller: 'public',
    summary: 'Report violations of the content security policy',
    description:
      'For browsers, which send what a page was not allowed to do. Nothing is stored, and a client that sends too many is answered the same.',
    bodyTypes: ['application/csp-report', 'application/reports+json'],
    body: cspReportsSchema,
    replies: { 204: z.undefined() },
    problems: [],
  },
} as const satisfies Record<RouteKey, RouteContract>;
